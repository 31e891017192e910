import { data, useLocation } from 'react-router';
import { log } from '~/server/log.server';
import { loggedPath } from '~/server/logged-path';
import { NotFoundPage } from '~/site/not-found-page';
import type { Route } from './+types/not-found';

const longestLoggedPath = 200;

function note(request: Request): void {
  const { pathname } = new URL(request.url);
  log.warn({ path: loggedPath(pathname).slice(0, longestLoggedPath) }, 'page not found');
}

export function loader({ request }: Route.LoaderArgs) {
  note(request);
  return data(null, { status: 404 });
}

export function action({ request }: Route.ActionArgs) {
  note(request);
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: 'Page not found | Quzones' }, { name: 'robots', content: 'noindex' }];
}

export default function NotFoundRoute() {
  return <NotFoundPage path={useLocation().pathname} />;
}
