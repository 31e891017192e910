import { redirect } from 'react-router';
import { localPath } from '~/lib/local-path';
import { themeCookie } from '~/lib/theme';
import type { Route } from './+types/theme';

/** Keeps the visitor's choice of theme in a cookie and leads back to the page on which it was made. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null);
  const cookie = themeCookie(form?.get('theme'));
  if (!cookie) return new Response('Choose the theme system, light or dark.', { status: 400 });
  return redirect(localPath(form?.get('to')), { status: 303, headers: { 'set-cookie': cookie } });
}

export function loader() {
  return redirect('/');
}
