import { redirect } from 'react-router';
import { movedPages } from '~/site/moved-pages';
import type { Route } from './+types/moved';

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${movedPages[pathname] ?? '/'}${search}`, 301);
}
