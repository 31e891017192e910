import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Executor, orm } from '~/db/client.server';
import { exactTime } from '~/lib/dates';
import { dayMs, hourMs } from '~/lib/durations';
import type { Staff } from '~/lib/roles';
import { isWithinHourlyLimit } from '../hourly-limit.server';
import { composeAhead, queueMail } from '../mail/queue-mail.server';
import { siteOrigin } from '../site-origin.server';
import { audit } from './account.server';
import { accounts, profiles, sessions } from './auth.table.server';
import { dropLinks, findLink, type NewLink, newLink, storeLink, takeLink } from './one-time-links.server';
import { credentialOf, hashPassword } from './staff.server';

const purpose = 'reset-password';
/** How long the link works that an administrator makes. */
const linkLifeMs = dayMs;
/** How long the link works that somebody asks for who may be anybody. */
const askedLinkLifeMs = hourMs;

/** A link that lets somebody choose a new password, from the transaction's commit on. Answers its address. */
export async function storeResetLink(tx: Executor, userId: string, link = newLink(linkLifeMs)): Promise<string> {
  await storeLink(tx, { purpose, userId }, link);
  return addressOf(link);
}

/** A new link, with the mail to its owner rendered. `storeResetLink` makes it work. */
export async function prepareResetLink({ name }: Pick<Staff, 'name'>, lifeMs = linkLifeMs): Promise<NewLink> {
  const link = newLink(lifeMs);
  await composeAhead('password-reset', wordsOf(name, link));
  return link;
}

/** Sends a link to its owner. */
export async function mailLink(
  tx: Executor,
  { id, name, email }: Pick<Staff, 'id' | 'name' | 'email'>,
  link: NewLink,
): Promise<void> {
  const props = wordsOf(name, link);
  // A mail server that was away for longer than the link works would bring nothing but a disappointment.
  const notAfter = link.expiresAt;
  await queueMail(tx, { to: email, template: 'password-reset', props, notAfter, about: { table: 'profiles', id } });
}

function addressOf({ token }: NewLink): string {
  return `${siteOrigin()}/admin/reset-password?token=${token}`;
}

function wordsOf(name: string, link: NewLink) {
  return { name, url: addressOf(link), until: exactTime(link.expiresAt) };
}

/** Sends a link to this address if it belongs to somebody who may sign in, and tells nobody whether it does. */
export async function mailResetLink(email: string): Promise<void> {
  if (!(await isWithinHourlyLimit('forgot-password-for', email.toLowerCase(), 5))) return;
  const before = await findOwner(orm(), email);
  if (!before) return;
  const link = await prepareResetLink(before, askedLinkLifeMs);
  await orm().transaction(async (tx) => {
    const person = await findOwner(tx, email);
    if (!person) return;
    await storeResetLink(tx, person.id, link);
    await mailLink(tx, person, link);
    await audit(tx, person, { passwordLink: { after: 'asked for' } });
  });
}

/** Who signs in with this address, if they may. */
async function findOwner(executor: Executor, email: string): Promise<Staff | null> {
  const [person] = await executor
    .select({ id: profiles.id, name: profiles.name, email: profiles.email, role: profiles.role })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.userId, profiles.id))
    .where(and(eq(sql`lower(${profiles.email})`, email.toLowerCase()), isNull(profiles.disabledAt)));
  return person && person.role !== 'none' ? person : null;
}

/** Whose link it is; null when it works no longer. */
export async function findResetLink(token: string): Promise<{ email: string } | null> {
  const link = await findLink(orm(), purpose, token);
  if (!link?.userId) return null;
  const [owner] = await orm().select({ email: profiles.email }).from(profiles).where(eq(profiles.id, link.userId));
  return owner ?? null;
}

/**
 * Sets the new password and ends every session of its owner. False when the link works no longer. A second factor stays:
 * the link proves one thing only.
 */
export async function redeemResetLink(token: string, password: string): Promise<boolean> {
  if (!(await findResetLink(token))) return false;
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
      .values(credentialOf(userId, hash))
      .onConflictDoUpdate({ target: [accounts.userId, accounts.providerId], set: { password: hash } });
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await dropLinks(tx, purpose, userId);
    const { id, name, email, role } = person;
    await audit(tx, { id, name, email, role }, { password: { after: 'set by a link' } });
    return true;
  });
}
