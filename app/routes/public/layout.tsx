import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '~/root';
import { KeptFrame } from '~/site/kept-frame';

export default function PublicLayout() {
  const { pathname, search } = useLocation();
  const theme = useRouteLoaderData<typeof rootLoader>('root')?.theme;
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
