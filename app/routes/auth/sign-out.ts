import { redirect } from 'react-router';
import { noteSignOut } from '~/server/auth/note-sign-in.server';
import { findSession } from '~/server/auth/session.server';
import { signOut, signOutEverywhere } from '~/server/auth/sign-in.server';
import { readForm } from '~/server/read-form.server';
import type { Route } from './+types/sign-out';

export async function action({ request }: Route.ActionArgs) {
  const session = await findSession(request);
  const form = await readForm(request);
  const everywhere = form?.get('everywhere') === 'yes';
  if (session) await noteSignOut(session.person, session.session.id, everywhere);
  if (session && everywhere) await signOutEverywhere(session.person.id);
  const cookies = await signOut(request);
  return redirect('/', { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
}

/** Signing out changes something, so opening the address alone does nothing. */
export function loader() {
  return redirect('/admin');
}
