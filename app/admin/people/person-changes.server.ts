import { eq } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import { type Role, roles, type Staff } from '~/lib/roles';
import type { Changes } from '~/server/audit/audit.server';
import { oneTimeLinks, passkeys, profiles, sessions, twoFactors } from '~/server/auth/auth.table.server';
import { prepareInvitation, storeInvitation } from '~/server/auth/invitations.server';
import { mailLink, prepareResetLink, storeResetLink } from '~/server/auth/password-reset.server';
import type { PersonLine, ShownLink } from './people';

/** What a change did: for the audit log, for the person who made it, and a link when it made one. */
export interface Effect {
  /** Empty when somebody stood so already, of which the log says nothing. */
  changes: Changes;
  done: string;
  link?: Pick<ShownLink, 'purpose' | 'address'>;
}

/** Null says that the person does not stand so that this could be done. */
export type Apply = (tx: Orm, person: PersonLine, value: string, staff: Staff) => Promise<Effect | null>;

/** Before the transaction: what takes time, such as rendering a mail, for the person as they stand now. */
type Prepare = (person: PersonLine, staff: Staff) => Apply | Promise<Apply>;

export interface PersonChange {
  /** Whether `value`, what was sent along, is one of those there are. */
  understands(value: string): boolean;
  /** Takes the person out of the administrators, if they are one. `value` is what was sent along. */
  endsAdmin(value: string): boolean;
  /** Asks first. */
  confirms: boolean;
  /** In one's own account the password is asked for instead. */
  othersOnly: boolean;
  action: 'update' | 'delete';
  prepare: Prepare;
}

const never = () => false;
const always = () => true;
const isRole = (value: string): value is Role => roles.some((role) => role === value);
const gently = { understands: always, endsAdmin: never, confirms: false, othersOnly: false, action: 'update' } as const;

/** Everything that can be done to somebody, by what the form sends as `intent`. */
export const personChanges: Readonly<Record<string, PersonChange>> = {
  role: { ...gently, understands: isRole, endsAdmin: (value) => value !== 'admin', prepare: () => setRole },
  disable: { ...gently, endsAdmin: always, confirms: true, prepare: () => disable },
  enable: { ...gently, prepare: () => enable },
  'sign-out': { ...gently, prepare: () => signOut },
  'reset-password': { ...gently, othersOnly: true, prepare: resetPassword },
  'reset-second-factor': { ...gently, othersOnly: true, confirms: true, prepare: () => resetSecondFactor },
  'renew-invitation': { ...gently, prepare: renewInvitation },
  remove: { ...gently, endsAdmin: always, confirms: true, action: 'delete', prepare: () => remove },
};

/** Whether a change is asked about before it is made. */
export function needsConfirmation(intent: string): boolean {
  return Object.hasOwn(personChanges, intent) && personChanges[intent]?.confirms === true;
}

/**
 * Other rights, other sessions: whoever had the old ones signs in again. Without any rights a session stays, so that its
 * owner is told why nothing is open to them any more; it ends before it could gain some.
 */
async function setRole(tx: Orm, person: PersonLine, role: string): Promise<Effect | null> {
  if (!isRole(role)) return null;
  if (role === person.role) return { changes: {}, done: 'The user has this role already.' };
  await tx.update(profiles).set({ role }).where(eq(profiles.id, person.id));
  if (role !== 'none') await endSessions(tx, person.id);
  return { changes: { role: { before: person.role, after: role } }, done: 'User role updated.' };
}

async function disable(tx: Orm, person: PersonLine): Promise<Effect | null> {
  if (person.standing === 'disabled') return null;
  await tx.update(profiles).set({ disabledAt: new Date() }).where(eq(profiles.id, person.id));
  await endSessions(tx, person.id);
  await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.userId, person.id));
  return { changes: { disabled: { before: false, after: true } }, done: 'User disabled and signed out everywhere.' };
}

async function enable(tx: Orm, person: PersonLine): Promise<Effect | null> {
  if (person.standing !== 'disabled') return null;
  await tx.update(profiles).set({ disabledAt: null }).where(eq(profiles.id, person.id));
  // One that began in the very moment of disabling must not come alive again.
  await endSessions(tx, person.id);
  return { changes: { disabled: { before: true, after: false } }, done: 'User enabled.' };
}

async function signOut(tx: Orm, person: PersonLine): Promise<Effect> {
  const ended = await endSessions(tx, person.id);
  if (ended === 0) return { changes: {}, done: 'The user is signed in nowhere.' };
  return { changes: { sessions: { after: 'all ended' } }, done: 'User signed out everywhere.' };
}

async function resetPassword(before: PersonLine): Promise<Apply> {
  const link = await prepareResetLink(before);
  return async (tx, person) => {
    if (person.standing !== 'active') return null;
    const address = await storeResetLink(tx, person.id, link);
    await mailLink(tx, person, link);
    const changes = { passwordLink: { after: 'made' } };
    return { changes, done: 'Password link created.', link: { purpose: 'reset-password', address } };
  };
}

async function resetSecondFactor(tx: Orm, person: PersonLine): Promise<Effect | null> {
  if (!person.hasSecondFactor && person.passkeys === 0) return null;
  await tx.delete(twoFactors).where(eq(twoFactors.userId, person.id));
  await tx.delete(passkeys).where(eq(passkeys.userId, person.id));
  await tx.update(profiles).set({ twoFactorEnabled: false }).where(eq(profiles.id, person.id));
  await endSessions(tx, person.id);
  const before = person.hasSecondFactor ? 'on' : 'off';
  const changes = { secondFactor: { before, after: 'off' }, passkeys: { before: person.passkeys, after: 0 } };
  return { changes, done: 'Second factor and passkeys removed.' };
}

async function renewInvitation(before: PersonLine, inviter: Staff): Promise<Apply> {
  const link = await prepareInvitation(before, inviter.name);
  return async (tx, person, _, staff) => {
    if (person.standing !== 'invited' && person.standing !== 'expired') return null;
    const address = await storeInvitation(tx, person, staff.name, link);
    return {
      changes: { invitation: { after: 'renewed' } },
      done: 'Invitation renewed.',
      link: { purpose: 'invitation', address },
    };
  };
}

/** What they wrote and what the audit log says of them stays. */
async function remove(tx: Orm, person: PersonLine): Promise<Effect> {
  await tx.delete(profiles).where(eq(profiles.id, person.id));
  const { name, email, role, standing } = person;
  const wasInvited = standing === 'invited' || standing === 'expired';
  return {
    changes: { name: { before: name }, email: { before: email }, role: { before: role } },
    done: wasInvited ? 'Invitation revoked.' : 'User removed.',
  };
}

/** Answers how many there were. */
async function endSessions(tx: Orm, userId: string): Promise<number> {
  const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
  return ended.length;
}
