import { redirect } from 'react-router';
import { localPath } from '~/lib/local-path';
import { themeCookies } from '~/lib/theme';
import { readForm } from '~/server/read-form.server';
import { isHttps } from '~/server/site-origin.server';
import type { Route } from './+types/theme';

/** Keeps the visitor's choice of theme in a cookie and leads back to the page on which it was made. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const cookies = themeCookies(form?.get('theme'), isHttps());
  if (!cookies) return new Response('Choose the theme system, light or dark.', { status: 400 });
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(localPath(form?.get('to')), { status: 303, headers });
}

export function loader() {
  return redirect('/');
}
