import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Executor, orm } from '~/db/client.server';
import { exactTime } from '~/lib/dates';
import type { Staff } from '~/lib/roles';
import { isWithinHourlyLimit } from '../hourly-limit.server';
import { queueMail } from '../mail/queue-mail.server';
import { siteOrigin } from '../site-origin.server';
import { audit } from './account.server';
import { accounts, profiles, sessions } from './auth.table.server';
import { dropLinks, findLink, makeLink, takeLink } from './one-time-links.server';
import { hashPassword } from './staff.server';

const purpose = 'reset-password';
/** How long the link works that an administrator makes. */
const linkLifeMs = 24 * 60 * 60 * 1000;
/** How long the link works that somebody asks for who may be anybody. */
const askedLinkLifeMs = 60 * 60 * 1000;

interface ResetLink {
  address: string;
  expiresAt: Date;
}

/** A link that lets somebody choose a new password. Call it in the transaction of the change. */
export async function makeResetLink(tx: Executor, userId: string, lifeMs = linkLifeMs): Promise<ResetLink> {
  const token = await makeLink(tx, { purpose, userId, lifeMs });
  return { address: `${siteOrigin()}/admin/reset-password?token=${token}`, expiresAt: new Date(Date.now() + lifeMs) };
}

/** Sends a link to its owner. */
export async function mailLink(
  tx: Executor,
  { id, name, email }: Pick<Staff, 'id' | 'name' | 'email'>,
  { address, expiresAt }: ResetLink,
): Promise<void> {
  const props = { name, url: address, until: exactTime(expiresAt) };
  await queueMail(tx, { to: email, template: 'password-reset', props, about: { table: 'profiles', id } });
}

/** Sends a link to this address if it belongs to somebody who may sign in, and tells nobody whether it does. */
export async function mailResetLink(email: string): Promise<void> {
  if (!(await isWithinHourlyLimit('forgot-password-for', email.toLowerCase(), 5))) return;
  const owner = and(eq(sql`lower(${profiles.email})`, email.toLowerCase()), isNull(profiles.disabledAt));
  await orm().transaction(async (tx) => {
    const [person] = await tx
      .select({ id: profiles.id, name: profiles.name, email: profiles.email, role: profiles.role })
      .from(profiles)
      .innerJoin(accounts, eq(accounts.userId, profiles.id))
      .where(owner);
    if (!person || person.role === 'none') return;
    await mailLink(tx, person, await makeResetLink(tx, person.id, askedLinkLifeMs));
    await audit(tx, person, { passwordLink: { after: 'asked for' } });
  });
}

/** Whether a link still works. */
export async function isResetLinkValid(token: string): Promise<boolean> {
  const link = await findLink(orm(), purpose, token);
  return link !== null;
}

/**
 * Sets the new password and ends every session of its owner. False when the link works no longer. A second factor stays:
 * the link proves one thing only.
 */
export async function redeemResetLink(token: string, password: string): Promise<boolean> {
  if (!(await isResetLinkValid(token))) return false;
  const hash = await hashPassword(password);
  return orm().transaction(async (tx) => {
    const link = await takeLink(tx, purpose, token);
    if (!link?.userId) return false;
    const { userId } = link;
    const enabled = and(eq(profiles.id, userId), isNull(profiles.disabledAt));
    const [person] = await tx.select().from(profiles).where(enabled);
    if (!person) return false;
    await tx
      .insert(accounts)
      .values({ id: randomUUID(), accountId: userId, providerId: 'credential', userId, password: hash })
      .onConflictDoUpdate({ target: [accounts.userId, accounts.providerId], set: { password: hash } });
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await dropLinks(tx, purpose, userId);
    const { id, name, email, role } = person;
    await audit(tx, { id, name, email, role }, { password: { after: 'set by a link' } });
    return true;
  });
}
