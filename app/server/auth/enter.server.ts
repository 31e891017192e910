import { redirect } from 'react-router';
import { errorToast, successToast } from '~/lib/toast';
import { flash } from '../flash.server';
import type { SignInResult } from './sign-in.server';
import { forgetWanted, wantedPage } from './wanted-page.server';

/** Leads somebody whose password was right to the page they asked for, or to the code that is still asked for. */
export async function enter(request: Request, result: Exclude<SignInResult, { ok: false }>): Promise<Response> {
  if (result.ok === 'code') return redirect('/admin/auth/code', { headers: cookieHeaders(result.cookies) });
  const headers = cookieHeaders([...result.cookies, ...(await signedInCookies())]);
  return redirect(await wantedPage(request), { headers });
}

/** For the page that signing in leads to, whichever way it was done. */
export async function signedInCookies(): Promise<string[]> {
  return [await flash(successToast('Signed in successfully.')), await forgetWanted()];
}

/** The same for whoever chose a password by a link. Who may not enter is told so where one signs in. */
export async function enterByLink(request: Request, result: SignInResult): Promise<Response> {
  if (result.ok !== false) return enter(request, result);
  return redirect('/admin/auth', { headers: { 'set-cookie': await flash(errorToast(result.message)) } });
}

export function cookieHeaders(cookies: string[]): Headers {
  return new Headers(cookies.map((cookie) => ['set-cookie', cookie]));
}
