import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { isHydrated } from './lib/route-handle';
import { grounds, readTheme, type Theme } from './lib/theme';
import { readFlash } from './server/flash.server';
import { answerRefused } from './server/refusal.server';
import { siteOrigin } from './server/site-origin.server';
import { ErrorPage } from './site/error-page';
import { useRestoredPage, useTheme, useThemeInPlace } from './site/theme-choice';
import displayFont from './styles/generated/bricolage-grotesque.woff2?url';
import textFont from './styles/generated/instrument-sans.woff2?url';
import publicStyles from './styles/public.css?url';
import staffStyles from './styles/staff.css?url';
import { ToastProvider } from './ui/toast';

/** The fonts that every first screen is set in; found only in the styles they would come a round trip later. */
export const links: Route.LinksFunction = () =>
  [displayFont, textFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));

export const middleware = [answerRefused];

export async function loader({ request }: Route.LoaderArgs) {
  const flash = await readFlash(request);
  return data(
    { theme: readTheme(request.headers.get('cookie')), origin: siteOrigin(), toast: flash?.toast ?? null },
    flash ? { headers: { 'set-cookie': flash.clear } } : undefined,
  );
}

export function Layout({ children }: { children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const theme = useTheme();
  const matches = useMatches();
  // A preview looks like what it shows.
  const isStaff = /^\/admin(?!\/preview\/)/.test(useLocation().pathname);
  const hydrate = isHydrated(matches.map((match) => match.handle));
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <BrowserColours theme={theme} />
        <Meta />
        <Links />
        <link rel="stylesheet" href={isStaff ? staffStyles : publicStyles} />
      </head>
      <body>
        <ToastProvider initial={root?.toast ?? null}>{children}</ToastProvider>
        {hydrate && <ScrollRestoration />}
        {hydrate && <Scripts />}
      </body>
    </html>
  );
}

/** So that the bars around a page are of its ground on phones. */
function BrowserColours({ theme }: { theme: Theme | undefined }) {
  if (theme) return <meta name="theme-color" content={grounds[theme]} />;
  return (
    <>
      <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme:dark)" />
    </>
  );
}

export default function App() {
  useThemeInPlace();
  useRestoredPage();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
