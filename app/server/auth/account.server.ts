import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { isUuid } from '~/lib/uuid';
import { writeAudit } from '../audit/audit.server';
import { auth } from './auth.server';
import { accounts, profiles, sessions } from './auth.table.server';
import { authHeaders } from './auth-headers.server';
import { dropLinks } from './one-time-links.server';
import { type Asking, tooMany } from './sign-in.server';
import { SignInThrottle } from './throttle.server';

/** What people change in their own account. Every change writes an audit row, and none of them a secret. */

/** A session in a list. */
export interface SessionLine {
  id: string;
  /** The browser's own words for itself; null when it sent none. */
  userAgent: string | null;
  address: string | null;
  createdAt: string;
  lastUsedAt: string;
}

/** Where somebody is signed in, the last used first. */
export async function listSessions(userId: string): Promise<SessionLine[]> {
  const rows = await orm()
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);
  return rows.map(({ id, userAgent, ipAddress, createdAt, lastUsedAt }) => ({
    id,
    userAgent: userAgent || null,
    address: ipAddress || null,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

export async function rename(person: Staff, name: string): Promise<void> {
  await orm().transaction(async (tx) => {
    const [before] = await tx.select({ name: profiles.name }).from(profiles).where(eq(profiles.id, person.id));
    if (!before || before.name === name) return;
    await tx.update(profiles).set({ name }).where(eq(profiles.id, person.id));
    await audit(tx, person, { name: { before: before.name, after: name } });
  });
}

/** Null when the password is right; else why not, for the person. Attempts are throttled like those at the sign-in. */
export async function refusePassword(
  person: Staff,
  password: string,
  clientAddress: string,
): Promise<{ status: number; message: string } | null> {
  const throttle = new SignInThrottle(person.email, clientAddress);
  const wait = tooMany(await throttle.countAttempt());
  if (wait) return wait;
  const credential = and(eq(accounts.userId, person.id), eq(accounts.providerId, 'credential'));
  const [account] = await orm().select({ hash: accounts.password }).from(accounts).where(credential);
  const { $context } = await auth();
  const isRight =
    account?.hash && password.length <= 1000
      ? await (await $context).password.verify({ hash: account.hash, password })
      : false;
  if (!isRight) return { status: 422, message: 'This is not your current password.' };
  await throttle.forget();
  return null;
}

/**
 * Sets a new password, ends every session of the person and begins a new one in the place of the one that is being used:
 * answers its cookies. Links for a new password that are still about work no more. Ask for the present password first.
 * better-auth writes by itself, so the audit row follows.
 */
export async function changePassword(
  person: Staff,
  { request, clientAddress }: Asking,
  { present, password }: { present: string; password: string },
): Promise<string[]> {
  const { api } = await auth();
  const { headers } = await api.changePassword({
    body: { currentPassword: present, newPassword: password, revokeOtherSessions: true },
    headers: authHeaders(request, clientAddress),
    returnHeaders: true,
  });
  await orm().transaction(async (tx) => {
    await dropLinks(tx, 'reset-password', person.id);
    await audit(tx, person, { password: { after: 'changed' } });
  });
  return headers.getSetCookie();
}

/** Ends one of a person's sessions, or with `but` all except that one. Answers how many there were. */
export async function endOwnSessions(person: Staff, which: { id: string } | { but: string }): Promise<number> {
  if ('id' in which && !isUuid(which.id)) return 0;
  const chosen = 'id' in which ? eq(sessions.id, which.id) : ne(sessions.id, which.but);
  return orm().transaction(async (tx) => {
    const mine = and(eq(sessions.userId, person.id), chosen);
    const ended = await tx.delete(sessions).where(mine).returning({ id: sessions.id });
    if (ended.length > 0) await audit(tx, person, { sessions: { after: `${ended.length} ended` } });
    return ended.length;
  });
}

/** The audit row of a change that somebody makes to their own account. */
export function audit(
  executor: Parameters<typeof writeAudit>[0],
  person: Staff,
  changes: Parameters<typeof writeAudit>[1]['changes'],
): Promise<void> {
  return writeAudit(executor, { staff: person, action: 'update', collection: 'users', recordId: person.id, changes });
}
