import { createContext, type MiddlewareFunction, redirect } from 'react-router';
import { type Role, roles, type Staff } from '~/lib/roles';
import { flash } from '../flash.server';
import { auth } from './auth.server';

/** Null when nobody is signed in, or who is has the role `none`. Set by `staffSession`. */
export const staffContext = createContext<Staff | null>(null);

/** The signed-in person, and the Set-Cookie headers that renew the session when that is due. */
export async function findSession(request: Request): Promise<{ person: Staff; cookies: string[] } | null> {
  const { api } = await auth();
  const { response, headers } = await api.getSession({ headers: request.headers, returnHeaders: true });
  if (!response) return null;
  const { id, name, email, role } = response.user;
  const known: Role = roles.find((candidate) => candidate === role) ?? 'none';
  return { person: { id, name, email, role: known }, cookies: headers.getSetCookie() };
}

/**
 * Middleware of everything under /admin. Pages: no session leads to the sign-in, a session without a role to the home
 * page with a toast. Writes pass in any case, because a redirect would lose what was typed: they are refused where
 * they are authorised, with an answer that the form can show.
 */
export const staffSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = await findSession(request);
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
  if (session && session.person.role !== 'none') context.set(staffContext, session.person);
  else if (!isWrite) {
    if (!session) throw redirect('/admin/auth');
    throw redirect('/', {
      headers: {
        'set-cookie': await flash({
          title: 'Access Denied',
          description: "You don't have permission to access the admin panel.",
          variant: 'destructive',
        }),
      },
    });
  }
  const response = await next();
  for (const cookie of session?.cookies ?? []) response.headers.append('set-cookie', cookie);
  response.headers.set('cache-control', 'no-store');
  return response;
};
