import { data, useLocation } from 'react-router';
import { log } from '~/server/log.server';
import { NotFoundPage } from '~/site/not-found-page';
import type { Route } from './+types/not-found';

const longestLoggedPath = 200;

export function loader({ request }: Route.LoaderArgs) {
  log.warn({ path: new URL(request.url).pathname.slice(0, longestLoggedPath) }, 'page not found');
  return data(null, { status: 404 });
}

export function action({ request }: Route.ActionArgs) {
  log.warn({ path: new URL(request.url).pathname.slice(0, longestLoggedPath) }, 'page not found');
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: 'Page not found | Quzones' }, { name: 'robots', content: 'noindex' }];
}

export default function NotFoundRoute() {
  return <NotFoundPage path={useLocation().pathname} />;
}
