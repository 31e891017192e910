import { data, type RouterContextProvider, useLocation } from 'react-router';
import { log } from '~/server/log.server';
import { loggedPath } from '~/server/logged-path';
import { requestInfo } from '~/server/request-info.server';
import { NotFoundPage } from '~/site/not-found-page';
import type { Route } from './+types/not-found';

const longestLoggedPath = 200;

function note({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  const { pathname } = new URL(request.url);
  const { id } = context.get(requestInfo);
  log.warn({ id, path: loggedPath(pathname).slice(0, longestLoggedPath) }, 'page not found');
}

export function loader(asked: Route.LoaderArgs) {
  note(asked);
  return data(null, { status: 404 });
}

export function action(asked: Route.ActionArgs) {
  note(asked);
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: 'Page not found | Quzones' }, { name: 'robots', content: 'noindex' }];
}

export default function NotFoundRoute() {
  return <NotFoundPage path={useLocation().pathname} rank="h1" />;
}
