import type { Role } from '~/lib/roles';
import { auth } from './auth.server';
import { SignInThrottle } from './throttle.server';

export type SignInResult =
  | { ok: true; cookies: string[] }
  | { ok: false; status: 401 | 403 | 429; message: string; cookies: string[] };

/** Texts of the specification; sign-in says the same for an unknown address and a wrong password. */
const refused = 'Access denied. Admin privileges required.';

/**
 * Signs in with e-mail and password. A person without a role is signed out again at once. Attempts are throttled by
 * account and by address; `clientAddress` must not come from a header that a visitor can write.
 */
export async function signIn(credentials: {
  email: string;
  password: string;
  clientAddress: string;
}): Promise<SignInResult> {
  const throttle = new SignInThrottle(credentials.email, credentials.clientAddress);
  const waitSeconds = await throttle.countAttempt();
  if (waitSeconds > 0) {
    const minutes = Math.ceil(waitSeconds / 60);
    const message = `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    return { ok: false, status: 429, message, cookies: [] };
  }
  const { api, $context } = await auth();
  try {
    const { response, headers } = await api.signInEmail({
      body: { email: credentials.email, password: credentials.password },
      returnHeaders: true,
    });
    const role = (response.user as { role?: Role }).role;
    if (role !== 'admin' && role !== 'editor') {
      await (await $context).internalAdapter.deleteSession(response.token ?? '');
      return { ok: false, status: 403, message: refused, cookies: [] };
    }
    await throttle.forget();
    return { ok: true, cookies: headers.getSetCookie() };
  } catch (error) {
    const { isAPIError } = await import('better-auth/api');
    if (!isAPIError(error)) throw error;
    return { ok: false, status: 401, message: error.body?.message ?? 'Invalid email or password', cookies: [] };
  }
}

/** Ends the request's session; answers the Set-Cookie headers that remove its cookie. */
export async function signOut(request: Request): Promise<string[]> {
  const { api } = await auth();
  const { headers } = await api.signOut({ headers: request.headers, returnHeaders: true });
  return headers.getSetCookie();
}

/** Ends every session of a person, on every device. */
export async function signOutEverywhere(userId: string): Promise<void> {
  const { $context } = await auth();
  await (await $context).internalAdapter.deleteUserSessions(userId);
}
