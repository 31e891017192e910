import { eq } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import type { z } from '~/lib/zod';
import { log } from '../log.server';
import { noteWait } from '../waits.server';
import { auth, findAuthRefusal, refusedSentence } from './auth.server';
import { twoFactors } from './auth.table.server';
import { authHeaders } from './auth-headers.server';
import { noteRefusal, type Tried } from './note-refusal.server';
import { noteSignIn, type SignInWay } from './note-sign-in.server';
import { parseAnswer, signInAnswer } from './passkey-answers.server';
import { isSecretReadable } from './readable-secret.server';
import { hashRecoveryCode, readCode } from './recovery-codes.server';
import { isFirstUse, SignInThrottle, wasUsed } from './throttle.server';

/** Who asks: the request for its cookies and device, and the address behind trusted proxies, for the throttle. */
export interface Asking {
  request: Request;
  clientAddress: string;
}

export type SignInResult =
  | { ok: true; cookies: string[] }
  /** The password is right, and a code is asked for; the cookies remember that for ten minutes. */
  | { ok: 'code'; cookies: string[] }
  | { ok: false; status: 401 | 403 | 422 | 429; message: string };

/**
 * Signs in with e-mail and password. Whoever has a second factor is asked for a code next; whoever may not enter is
 * refused. Attempts are throttled by account and by address.
 */
export function signIn(credentials: { email: string; password: string } & Asking): Promise<SignInResult> {
  return noted('password', credentials, attemptPassword(credentials));
}

async function attemptPassword(credentials: { email: string; password: string } & Asking): Promise<SignInResult> {
  const { email, password, request, clientAddress } = credentials;
  const throttle = new SignInThrottle(email, clientAddress);
  const wait = tooMany(await throttle.countAttempt());
  if (wait) return wait;
  const { api } = await auth();
  return refusalOr(async () => {
    const { response, headers } = await api.signInEmail({
      body: { email, password },
      headers: authHeaders(request, clientAddress),
      returnHeaders: true,
    });
    const cookies = headers.getSetCookie();
    if ('twoFactorRedirect' in response) {
      // Its cookie is taken away here, so the step with the code would not find it any longer.
      await endFormerSession(request, '');
      return { ok: 'code', cookies };
    }
    await throttle.forget();
    await noteSignIn(response.token, 'password');
    await endFormerSession(request, response.token);
    return { ok: true, cookies };
  });
}

/**
 * The second step: a code of the app, or one of the recovery codes, which then is used up. Five attempts for each right
 * password, ten for an account in a quarter of an hour, fifty from an address.
 */
export async function signInWithCode(asked: { code: string } & Asking): Promise<SignInResult> {
  // Asked before: the fifth wrong code takes away what remembers whose password was right.
  const staffId = await findChallenged(asked.request);
  return noted('code', { staffId }, attemptCode(asked, staffId));
}

/** Whose password was right a moment ago in this browser; null when nobody is asked for a code. */
async function findChallenged(request: Request): Promise<string | null> {
  const { internalAdapter, createAuthCookie } = await (await auth()).$context;
  const { parseCookies } = await import('better-auth/cookies');
  const signed = parseCookies(request.headers.get('cookie') ?? '').get(createAuthCookie('two_factor').name);
  if (!signed) return null;
  // The reference is random, so that it needs no signature to be looked up.
  const challenge = await internalAdapter.findVerificationValue(signed.slice(0, signed.lastIndexOf('.')));
  return challenge?.value ?? null;
}

const usedBefore = { ok: false, status: 401, message: 'This code was used before. Wait for the next one.' } as const;

const unreadable = {
  ok: false,
  status: 401,
  message:
    'Codes of your app can’t be checked any more, because the secret of this site was changed. Enter a recovery code, or ask an administrator to remove your second factor.',
} as const;

async function attemptCode(asked: { code: string } & Asking, staffId: string | null): Promise<SignInResult> {
  const { code, request, clientAddress } = asked;
  const wait = tooMany(await new SignInThrottle(null, clientAddress).countAttempt());
  if (wait) return wait;
  const read = readCode(code);
  if (!read) return { ok: false, status: 422, message: 'Enter the six digits of your app, or a recovery code.' };
  // Before it is verified: a code that is right takes away what remembers whose password was right.
  if (read.kind === 'app' && staffId !== null) {
    if (await wasUsed(`${staffId} ${read.code}`)) return usedBefore;
    if (!(await isSecretReadable(staffId))) {
      log.error(
        { staff: staffId },
        'a second factor can not be read: AUTH_SECRET is not the one that it was set up with',
      );
      return unreadable;
    }
  }
  const { api, $context } = await auth();
  const result = await refusalOr(async () => {
    const call = { headers: authHeaders(request, clientAddress), returnHeaders: true } as const;
    const { response, headers } =
      read.kind === 'app'
        ? await api.verifyTOTP({ body: { code: read.code }, ...call })
        : await api.verifyBackupCode({ body: { code: hashRecoveryCode(read.code) }, ...call });
    if (read.kind === 'app' && !(await isFirstUse(`${response.user.id} ${read.code}`))) {
      await (await $context).internalAdapter.deleteSession(response.token ?? '');
      return usedBefore;
    }
    await new SignInThrottle(response.user.email, clientAddress).forget();
    await noteSignIn(response.token ?? '', read.kind === 'app' ? 'password and code' : 'password and recovery code');
    await endFormerSession(request, response.token ?? '');
    return { ok: true, cookies: headers.getSetCookie() };
  });
  if (result.ok === false && result.status === 429) noteWait(await lockedForMs(staffId));
  return result;
}

/** After ten wrong codes better-auth locks the codes of an account, and does not say for how long. */
async function lockedForMs(staffId: string | null): Promise<number> {
  const lock = orm().select({ until: twoFactors.lockedUntil }).from(twoFactors);
  const [found] = await lock.where(eq(twoFactors.userId, staffId ?? ''));
  return Math.max(0, (found?.until?.getTime() ?? 0) - Date.now());
}

/** Options for the browser's `navigator.credentials.get`, and the cookie that remembers the challenge. */
export async function passkeyChallenge(): Promise<{ options: object; cookies: string[] }> {
  const { api } = await auth();
  const { response, headers } = await api.generatePasskeyAuthenticationOptions({
    headers: new Headers(),
    returnHeaders: true,
  });
  return { options: { ...response, userVerification: 'required' }, cookies: headers.getSetCookie() };
}

/** Signs in with what a passkey answered. It is two factors at once: the device, and what opens it. */
export async function signInWithPasskey(asked: { answer: string } & Asking): Promise<SignInResult> {
  const response = parseAnswer(signInAnswer, asked.answer);
  if (!response) return { ok: false, status: 422, message: 'This passkey could not be read. Please try again.' };
  return noted('passkey', { credentialId: response.id }, attemptPasskey(response, asked));
}

async function attemptPasskey(
  response: z.infer<typeof signInAnswer>,
  { request, clientAddress }: Asking,
): Promise<SignInResult> {
  const throttle = new SignInThrottle(null, clientAddress);
  const wait = tooMany(await throttle.countAttempt());
  if (wait) return wait;
  const { api } = await auth();
  return refusalOr(async () => {
    const { response: known, headers } = await api.verifyPasskeyAuthentication({
      body: { response: { ...response, clientExtensionResults: {} } },
      headers: authHeaders(request, clientAddress),
      returnHeaders: true,
    });
    await throttle.forget();
    await noteSignIn(known.session.token, 'passkey');
    await endFormerSession(request, known.session.token);
    return { ok: true, cookies: headers.getSetCookie() };
  });
}

/** Every refusal is told in the log; a form that was not filled in is none. */
async function noted(way: SignInWay | 'code', tried: Tried, attempt: Promise<SignInResult>): Promise<SignInResult> {
  const result = await attempt;
  if (result.ok === false && result.status !== 422) await noteRefusal(way, result.status, tried);
  return result;
}

/** The session that the browser had before gives way to the new one: nobody who knew its cookie stays in. */
async function endFormerSession(request: Request, begun: string): Promise<void> {
  const { api, $context } = await auth();
  const headers = new Headers({ cookie: request.headers.get('cookie') ?? '' });
  const former = await api.getSession({ headers, query: { disableRefresh: true } });
  if (former && former.session.token !== begun)
    await (await $context).internalAdapter.deleteSession(former.session.token);
}

/** The answer while an account or an address has to wait; null when it has not. */
export function tooMany(waitSeconds: number): Extract<SignInResult, { ok: false }> | null {
  if (waitSeconds === 0) return null;
  const minutes = Math.ceil(waitSeconds / 60);
  const message = `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  return { ok: false, status: 429, message };
}

/** better-auth's own words for what people can't make sense of. */
const sentences: Record<string, string> = {
  INVALID_CODE: 'This code is not right. Codes change every 30 seconds: enter the one that is shown now.',
  INVALID_BACKUP_CODE: 'This recovery code is not right, or was used before.',
  INVALID_TWO_FACTOR_COOKIE: 'This took too long. Start again with your password.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Start again with your password.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Please try again in 15 minutes.',
  PASSKEY_NOT_FOUND: 'This site does not know this passkey. Sign in with your password.',
  CHALLENGE_NOT_FOUND: 'This took too long. Please try again.',
  AUTHENTICATION_FAILED: 'This passkey could not be checked. Sign in with your password.',
};

async function refusalOr(work: () => Promise<SignInResult>): Promise<SignInResult> {
  try {
    return await work();
  } catch (error) {
    const refusal = await findAuthRefusal(error);
    if (!refusal) throw error;
    const status = refusal.status === 403 || refusal.status === 429 ? refusal.status : 401;
    const message = sentences[refusal.code] ?? (refusal.message || 'Invalid email or password');
    return { ok: false, status, message: status === 403 ? refusedSentence : message };
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
