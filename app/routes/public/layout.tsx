import { Outlet, useLocation } from 'react-router';
import { KeptFrame } from '~/site/kept-frame';
import { useTheme } from '~/site/theme-choice';

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
