import { createCookie } from 'react-router';
import { z } from '~/lib/zod';
import { isHttps } from '../site-origin.server';

/**
 * The page of the admin that somebody opened without being signed in, from the link of a mail for instance: signing in
 * leads there. Kept in the browser for ten minutes, in the admin only, for the sign-in page that it led to.
 */
function wantedCookie() {
  const secure = isHttps();
  return createCookie(secure ? '__Secure-quzones.wanted' : 'quzones.wanted', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/admin',
    maxAge: 600,
    secure,
  });
}

/** A page below the dashboard: no download, nothing of the sign-in itself. */
const page = /^\/admin\/(?!auth(?:\/|\?|$))[\w-]+(?:\/(?!export(?:\?|$))[\w-]+)*(?:\?[!-~]*)?$/;
const schema = z.object({ page: z.string().max(1000).regex(page), isShown: z.boolean() });

async function readWanted(request: Request) {
  return schema.safeParse(await wantedCookie().parse(request.headers.get('cookie'))).data ?? null;
}

/** A Set-Cookie value that has the sign-in lead there. The dashboard, where it leads anyway, takes away what was noted. */
export function noteWanted({ pathname, search }: URL): Promise<string> {
  const wanted = schema.safeParse({ page: pathname + search, isShown: false });
  return wanted.success ? wantedCookie().serialize(wanted.data) : forgetWanted();
}

/** The Set-Cookie value for a sign-in page that is opened: who opens it once more, by itself, wants nothing but the dashboard. */
export async function wantedIsShown(request: Request): Promise<string | null> {
  const wanted = await readWanted(request);
  // After a refusal a script loads the page's data anew, which is no opening.
  if (!wanted || new URL(request.url).pathname.endsWith('.data')) return null;
  return wanted.isShown ? forgetWanted() : wantedCookie().serialize({ ...wanted, isShown: true });
}

/** Where signing in leads. */
export async function wantedPage(request: Request): Promise<string> {
  return (await readWanted(request))?.page ?? '/admin';
}

export function forgetWanted(): Promise<string> {
  return wantedCookie().serialize('', { maxAge: 0 });
}
