import { Outlet, useLocation } from 'react-router';
import { barForStaff } from '~/admin/staff-bar/staff-bar.server';
import { staffIfAny } from '~/server/auth/session.server';
import { KeptFrame } from '~/site/kept-frame';
import { useTheme } from '~/site/theme-choice';

export const middleware = [staffIfAny, barForStaff];

export default function PublicLayout() {
  const { pathname, search } = useLocation();
  const theme = useTheme();
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <KeptFrame part="Header" facts={{ theme, here: pathname, returnTo: pathname + search }} />
      <main id="content" tabIndex={-1} className="pt-(--header-height) outline-none">
        <Outlet />
      </main>
      <KeptFrame part="Footer" facts={{}} />
    </>
  );
}
