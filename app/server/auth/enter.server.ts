import { redirect } from 'react-router';
import { successToast } from '~/lib/toast';
import { flash } from '../flash.server';
import type { SignInResult } from './sign-in.server';

/** Leads somebody whose password was right into the admin, or to the code that is still asked for. */
export async function enter(result: Exclude<SignInResult, { ok: false }>): Promise<Response> {
  const headers = cookieHeaders(result.cookies);
  if (result.ok === 'code') return redirect('/admin/auth/code', { headers });
  headers.append('set-cookie', await flash(successToast('Signed in successfully.')));
  return redirect('/admin', { headers });
}

export function cookieHeaders(cookies: string[]): Headers {
  return new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
}
