import { eq } from 'drizzle-orm';
import { createContext, data, type MiddlewareFunction, redirect } from 'react-router';
import { orm } from '~/db/client.server';
import { type KeptUntil, keepForm } from '~/lib/kept-form';
import { type Role, roles, type Staff } from '~/lib/roles';
import { carriesSession } from '~/lib/session-cookie';
import { environment } from '../env.server';
import { flash } from '../flash.server';
import { withCause } from '../kept-back.server';
import { log } from '../log.server';
import { readForm } from '../read-form.server';
import { isSentByPage, requestInfo } from '../request-info.server';
import { auth } from './auth.server';
import { sessions } from './auth.table.server';
import { isTooOld } from './session-limits';
import { noteWanted } from './wanted-page.server';

/** Null when nobody is signed in, or who is has the role `none`. Set by `staffSession`. */
export const staffContext = createContext<Staff | null>(null);

/** The session that a page of one's own account is about; null under the same conditions. Set by `staffSession`. */
export const sessionContext = createContext<CurrentSession | null>(null);

/** What somebody hears who sends a form of this place without being signed in. Set by routes that have words for it. */
export const signedOutContext = createContext<string | null>(null);

/** A session as its owner may see it. */
export interface CurrentSession {
  id: string;
  /** Whether signing in takes a code too. */
  hasSecondFactor: boolean;
}

interface FoundSession {
  person: Staff;
  session: CurrentSession;
  /** Set-Cookie headers that renew the session when that is due. */
  cookies: string[];
}

const touchAfterMs = 60_000;

/** Who is signed in, read from the database at every request: a change of role holds from the next one on. */
export async function findSession(request: Request): Promise<FoundSession | null> {
  const { api } = await auth();
  const { response, headers } = await withCause(() =>
    api.getSession({
      headers: new Headers({ cookie: request.headers.get('cookie') ?? '' }),
      returnHeaders: true,
    }),
  );
  if (!response || response.user.disabledAt) return null;
  if (isTooOld(response.session.createdAt, new Date())) {
    await orm().delete(sessions).where(eq(sessions.id, response.session.id));
    return null;
  }
  const { id, name, email, role, twoFactorEnabled } = response.user;
  const known: Role = roles.find((candidate) => candidate === role) ?? 'none';
  await noteUse(response.session);
  const session = { id: response.session.id, hasSecondFactor: twoFactorEnabled === true };
  return { person: { id, name, email, role: known }, session, cookies: headers.getSetCookie() };
}

/** When it was last used, kept to the minute, for the list of somebody's sessions. */
async function noteUse({ id, lastUsedAt }: { id: string; lastUsedAt?: Date | null }): Promise<void> {
  const now = new Date();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < touchAfterMs) return;
  await orm().update(sessions).set({ lastUsedAt: now, updatedAt: sessions.updatedAt }).where(eq(sessions.id, id));
}

/** Whether REQUIRE_SECOND_FACTOR asks for one that this person does not have yet. */
export function lacksSecondFactor(role: Role, hasSecondFactor: boolean): boolean {
  const required = environment().REQUIRE_SECOND_FACTOR;
  return !hasSecondFactor && (required === 'all' || (required === 'admins' && role === 'admin'));
}

/** What is open to somebody who has to set up a second factor first. */
const ownAccount = /^\/admin\/account(?:\/|$)/;

/**
 * Middleware of everything under /admin. Pages: no session leads to the sign-in, a session without a role to the home
 * page with a toast, as does a failure, one without the second factor that it needs to setting it up. Writes pass in any case, because a
 * redirect would lose what was typed: they are refused where they are authorised, with an answer that the form can show.
 * A page without scripts can't show it once the session has ended; the error page keeps the form for it. Who lacks the
 * second factor is told so instead: with scripts by `keepPage`, which leaves the form as it is.
 */
export const staffSession: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
  const found = await findSession(request).catch(async (error: unknown) => {
    // A page that is open stays open, whatever it asks for; only who comes to the admin is led away.
    if (isWrite || !isSentByPage(request)) throw error;
    log.error({ err: error, id: context.get(requestInfo).id }, 'who is signed in could not be read');
    throw await leadHome('Error', 'The admin panel could not be opened. Please try again in a moment.');
  });
  if (found) context.get(requestInfo).staffId = found.person.id;
  if (found && found.person.role !== 'none') {
    const { person, session } = found;
    if (ownAccount.test(url.pathname) || !lacksSecondFactor(person.role, session.hasSecondFactor)) {
      context.set(staffContext, person);
      context.set(sessionContext, session);
    } else if (!isWrite) throw redirect('/admin/account/second-factor');
    else if (isOfPage(request)) throw await keptUntil('second factor', request);
  } else if (!isWrite) throw await leadAway(request, url, found !== null);
  else if (isSentByPage(request)) throw await keptUntil('signed in', request, context.get(signedOutContext));
  const response = await next();
  // What the page did with the session counts for more than its renewal.
  const isReplaced = response.headers.getSetCookie().some((cookie) => cookie.includes('session_token='));
  for (const cookie of isReplaced ? [] : (found?.cookies ?? [])) response.headers.append('set-cookie', cookie);
  response.headers.set('cache-control', 'no-store');
  return response;
};

/**
 * Middleware of public pages: who is signed in, where the browser brings a session. Nobody is led anywhere, and nobody
 * else waits for it. What staff are shown is theirs alone: `storePages` keeps no answer to a personal cookie.
 */
export const staffIfAny: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const isAdmin = url.pathname.startsWith('/admin');
  if (request.method !== 'GET' || isAdmin || !carriesSession(request.headers.get('cookie'))) return next();
  const found = await findSession(request).catch((error: unknown) => {
    log.error({ err: error, id: context.get(requestInfo).id }, 'who is signed in could not be read');
    return null;
  });
  if (!found || found.person.role === 'none') return next();
  if (lacksSecondFactor(found.person.role, found.session.hasSecondFactor)) return next();
  context.get(requestInfo).staffId = found.person.id;
  context.set(staffContext, found.person);
  const response = await next();
  for (const cookie of found.cookies) response.headers.append('set-cookie', cookie);
  return response;
};

async function leadAway(request: Request, url: URL, isSignedIn: boolean): Promise<Response> {
  if (!isSignedIn) {
    return redirect('/admin/auth', { headers: isOfPage(request) ? { 'set-cookie': await noteWanted(url) } : {} });
  }
  return leadHome('Access Denied', "You don't have permission to access the admin panel.");
}

async function leadHome(title: string, description: string): Promise<Response> {
  const toast = { title, description, variant: 'destructive' } as const;
  return redirect('/', { headers: { 'set-cookie': await flash(toast) } });
}

/** For a page, whether the browser shows the answer or the page's own router reads it. */
function isOfPage(request: Request): boolean {
  return isSentByPage(request) || new URL(request.url).pathname.endsWith('.data');
}

async function keptUntil(until: KeptUntil, request: Request, sentence: string | null = null) {
  const form = await readForm(request.clone());
  return data(keepForm(form, until, sentence), { status: until === 'signed in' ? 401 : 403 });
}
