import { and, eq, isNull, not } from 'drizzle-orm';
import { type Executor, orm } from '~/db/client.server';
import { exactTime } from '~/lib/dates';
import { dayMs } from '~/lib/durations';
import type { Staff } from '~/lib/roles';
import { composeAhead, queueMail } from '../mail/queue-mail.server';
import { siteOrigin } from '../site-origin.server';
import { hasPassword } from './able-people.server';
import { audit } from './account.server';
import { accounts, profiles } from './auth.table.server';
import { dropLinks, findLink, type NewLink, newLink, storeLink, takeLink } from './one-time-links.server';
import { credentialOf, hashPassword } from './staff.server';

/** Somebody who is invited is in `profiles` already, without a way to sign in: the link lets them choose a password. */

const purpose = 'invitation';
/** How long an invitation works. */
const linkLifeMs = 7 * dayMs;

type Invited = Pick<Staff, 'name' | 'email' | 'role'>;

/** A new link, with its mail rendered. `storeInvitation` makes it work, in the transaction of the change. */
export async function prepareInvitation(person: Invited, invitedBy: string): Promise<NewLink> {
  const link = newLink(linkLifeMs);
  await composeAhead('invitation', wordsOf(person, invitedBy, link));
  return link;
}

/** Gives somebody who was invited a link, and mails it; those before it stop working. Answers its address. */
export async function storeInvitation(tx: Executor, person: Staff, invitedBy: string, link: NewLink): Promise<string> {
  await dropLinks(tx, purpose, person.id);
  await storeLink(tx, { purpose, userId: person.id }, link);
  const props = wordsOf(person, invitedBy, link);
  const about = { table: 'profiles', id: person.id };
  await queueMail(tx, { to: person.email, template: 'invitation', props, about });
  return props.url;
}

function wordsOf(person: Invited, invitedBy: string, { token, expiresAt }: NewLink) {
  const role = person.role === 'admin' ? 'an administrator' : 'an editor';
  const name = person.name === person.email ? 'there' : person.name;
  const url = `${siteOrigin()}/admin/invitation?token=${token}`;
  return { name, invitedBy, role, url, until: exactTime(expiresAt) };
}

/** Who a link invites; null when it works no longer, or never did: who has a password was not waiting for one. */
export async function findInvitation(token: string): Promise<{ name: string; email: string } | null> {
  const link = await findLink(orm(), purpose, token);
  if (!link?.userId) return null;
  const [person] = await orm().select().from(profiles).where(invited(link.userId));
  if (!person) return null;
  // While nobody has said their name, the address stands in for it.
  return { name: person.name === person.email ? '' : person.name, email: person.email };
}

/** Accepts: sets name and password. Answers the address to sign in with; null when the link works no longer. */
export async function acceptInvitation(
  token: string,
  chosen: { name: string; password: string },
): Promise<string | null> {
  if (!(await findInvitation(token))) return null;
  const hash = await hashPassword(chosen.password);
  return orm().transaction(async (tx) => {
    const link = await takeLink(tx, purpose, token);
    if (!link?.userId) return null;
    const [person] = await tx.update(profiles).set({ name: chosen.name }).where(invited(link.userId)).returning();
    if (!person) return null;
    const { id, name, email, role } = person;
    await tx.insert(accounts).values(credentialOf(id, hash));
    await audit(tx, { id, name, email, role }, { invitation: { after: 'accepted' } });
    return email;
  });
}

function invited(userId: string) {
  return and(eq(profiles.id, userId), isNull(profiles.disabledAt), not(hasPassword));
}
