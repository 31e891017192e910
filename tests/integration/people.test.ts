import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePerson } from '~/admin/people/change-person.server';
import { invitePerson } from '~/admin/people/invite-person.server';
import { findPerson, listPeople } from '~/admin/people/people-list.server';
import { personChanges } from '~/admin/people/person-changes.server';
import { orm } from '~/db/client.server';
import type { Role, Staff } from '~/lib/roles';
import { auditLog } from '~/server/audit/audit.table.server';
import { oneTimeLinks, passkeys, profiles, rateLimits, sessions } from '~/server/auth/auth.table.server';
import { deleteExpired } from '~/server/auth/expired.server';
import { acceptInvitation, findInvitation } from '~/server/auth/invitations.server';
import { mailResetLink, redeemResetLink } from '~/server/auth/password-reset.server';
import { findSession } from '~/server/auth/session.server';
import { type SignInResult, signIn } from '~/server/auth/sign-in.server';
import { hashPassword, insertStaff } from '~/server/auth/staff.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { expectMailsRenderedAhead } from '../support/mails-rendered-ahead';

const password = 'a sentence of my own';
const key = { name: 'Laptop', publicKey: 'k', counter: 0, deviceType: 'singleDevice', backedUp: false };
const lastAdmin =
  "The last administrator can't be demoted, disabled or removed. Make somebody else an administrator first.";

function tokenOf(address: string): string {
  return new URL(address).searchParams.get('token') ?? '';
}

function requestWith(cookies: string[]): Request {
  const cookie = cookies.map((header) => header.split(';')[0]).join('; ');
  return new Request('http://127.0.0.1/admin', { headers: { cookie, 'user-agent': 'Firefox/1 Windows' } });
}

function enter(email: string, secret = password): Promise<SignInResult> {
  return signIn({ email, password: secret, request: requestWith([]), clientAddress: '192.0.2.1' });
}

async function cookiesOf(email: string): Promise<string[]> {
  const result = await enter(email);
  if (result.ok !== true) throw new Error(`not signed in: ${JSON.stringify(result)}`);
  return result.cookies;
}

function change(staff: Staff | null, intent: string, id: string, value = '') {
  return changePerson({ staff, requestId: 'test', id, intent, value });
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

async function invite(staff: Staff | null, fields: Record<string, string>) {
  const outcome = await invitePerson({ staff, requestId: 'test', form: form(fields) });
  if (!outcome.ok) throw new Error(`not invited: ${JSON.stringify(outcome)}`);
  return outcome.link;
}

eachDriver('People', (kit) => {
  useMigratedDatabase(kit);
  expectMailsRenderedAhead();
  let hash: string;
  let ada: Staff;
  let bela: Staff;

  async function hire(name: string, role: Role): Promise<Staff> {
    const email = `${name.toLowerCase()}@quzones.test`;
    const id = await insertStaff(orm(), { name, email, password, role }, hash);
    return { id, name, email, role };
  }

  beforeAll(async () => {
    hash = await hashPassword(password);
  });

  beforeEach(async () => {
    await orm().delete(profiles);
    await orm().delete(rateLimits);
    await orm().delete(outboxMails);
    ada = await hire('Ada', 'admin');
    bela = await hire('Bela', 'admin');
  });

  it('Two administrators who demote each other at the same moment: one is refused', async () => {
    for (const intent of ['role', 'disable', 'remove']) {
      await orm().delete(profiles);
      ada = await hire('Ada', 'admin');
      bela = await hire('Bela', 'admin');
      const outcomes = await Promise.all([
        change(ada, intent, bela.id, 'editor'),
        change(bela, intent, ada.id, 'editor'),
      ]);
      expect([intent, outcomes.filter(({ ok }) => ok).length]).toEqual([intent, 1]);
      const admins = and(eq(profiles.role, 'admin'), sql`${profiles.disabledAt} is null`);
      expect([intent, await orm().$count(profiles, admins)]).toEqual([intent, 1]);
    }
  });

  it('The last administrator who can sign in stays, whoever asks, and whoever else is only invited', async () => {
    await change(ada, 'disable', bela.id);
    await invite(ada, { email: 'carl@quzones.test', role: 'admin' });
    for (const [intent, value] of [
      ['role', 'editor'],
      ['role', 'none'],
      ['disable', ''],
      ['remove', ''],
    ] as const) {
      const outcome = await change(ada, intent, ada.id, value);
      expect(outcome).toMatchObject({ ok: false, status: 409, toast: { description: lastAdmin } });
    }
    expect((await findPerson(orm(), ada.id))?.role).toBe('admin');
  });

  it('A change of role holds at the next request and ends the sessions that had the old one', async () => {
    const dora = await hire('Dora', 'editor');
    const request = requestWith(await cookiesOf(dora.email));
    expect((await findSession(request))?.person.role).toBe('editor');
    await change(ada, 'role', dora.id, 'none');
    // It is there to be refused with a word, and ends before it gains anything.
    expect((await findSession(request))?.person.role).toBe('none');
    await change(ada, 'role', dora.id, 'admin');
    expect(await findSession(request)).toBeNull();
    expect((await findSession(requestWith(await cookiesOf(dora.email))))?.person.role).toBe('admin');
  });

  it('Who is disabled is out everywhere at once, is refused at the sign-in, and comes back without old sessions', async () => {
    const dora = await hire('Dora', 'editor');
    const request = requestWith(await cookiesOf(dora.email));
    await change(ada, 'disable', dora.id);
    expect(await findSession(request)).toBeNull();
    expect(await enter(dora.email)).toMatchObject({
      ok: false,
      status: 403,
      message: 'Access denied. Admin privileges required.',
    });
    expect(await orm().$count(sessions, eq(sessions.userId, dora.id))).toBe(0);
    await change(ada, 'enable', dora.id);
    expect(await findSession(request)).toBeNull();
    expect((await enter(dora.email)).ok).toBe(true);
  });

  it('A link that was made before somebody was disabled, and a session that began at that moment, do not come alive again', async () => {
    const dora = await hire('Dora', 'editor');
    const made = await change(ada, 'reset-password', dora.id);
    await cookiesOf(dora.email);
    const begun = await orm().select().from(sessions).where(eq(sessions.userId, dora.id));
    await change(ada, 'disable', dora.id);
    await orm().insert(sessions).values(begun);
    await change(ada, 'enable', dora.id);
    expect(await orm().$count(sessions, eq(sessions.userId, dora.id))).toBe(0);
    const token = tokenOf(made.ok ? (made.link?.address ?? '') : '');
    expect(await redeemResetLink(token, 'a sentence of a stranger')).toBeFalsy();
    expect((await enter(dora.email)).ok).toBe(true);
  });

  it('Who lost a device is rid of the app and of every passkey, and signed out everywhere', async () => {
    const dora = await hire('Dora', 'editor');
    await cookiesOf(dora.email);
    await orm()
      .insert(passkeys)
      .values(['k1', 'k2'].map((id) => ({ ...key, id, userId: dora.id, credentialID: id })));
    const outcome = await change(ada, 'reset-second-factor', dora.id);
    expect(outcome).toMatchObject({ ok: true, toast: { description: 'Second factor and passkeys removed.' } });
    expect(await orm().$count(passkeys, eq(passkeys.userId, dora.id))).toBe(0);
    expect(await orm().$count(sessions, eq(sessions.userId, dora.id))).toBe(0);
  });

  it('An administrator who was demoted a moment ago can do nothing any more, even with a request under way', async () => {
    const carl = await hire('Carl', 'admin');
    await change(bela, 'disable', ada.id);
    expect(await change(ada, 'disable', carl.id)).toMatchObject({ ok: false, status: 401 });
    await change(bela, 'enable', ada.id);
    await change(bela, 'role', ada.id, 'editor');
    expect(await change(ada, 'disable', carl.id)).toMatchObject({ ok: false, status: 403 });
    const fields = form({ email: 'new@quzones.test', role: 'editor' });
    expect(await invitePerson({ staff: ada, requestId: 'test', form: fields })).toMatchObject({
      ok: false,
      status: 403,
    });
  });

  describe('An invitation', () => {
    it('works once, whoever comes first, and then its owner signs in with the role that was given', async () => {
      const { address } = await invite(ada, { name: 'Eva', email: 'Eva@Quzones.test', role: 'editor' });
      expect(await findInvitation(tokenOf(address))).toEqual({ name: 'Eva', email: 'eva@quzones.test' });
      const accept = (name: string) => acceptInvitation(tokenOf(address), { name, password });
      const accepted = await Promise.all([accept('Eva One'), accept('Eva Two')]);
      expect(accepted.filter((email) => email === 'eva@quzones.test')).toHaveLength(1);
      expect(await accept('Eva Three')).toBeNull();
      const session = await findSession(requestWith(await cookiesOf('eva@quzones.test')));
      expect(session?.person).toMatchObject({ role: 'editor' });
    });

    it('goes out by mail too, and only its hash is stored', async () => {
      const { address } = await invite(ada, { email: 'eva@quzones.test', role: 'editor' });
      const [mail] = await orm().select().from(outboxMails);
      expect(mail).toMatchObject({ recipient: 'eva@quzones.test', template: 'invitation' });
      expect(mail?.text).toContain(address);
      const [link] = await orm().select().from(oneTimeLinks);
      expect(JSON.stringify(link)).not.toContain(tokenOf(address));
    });

    it('stops working when it is renewed, revoked or a week old', async () => {
      const { address } = await invite(ada, { email: 'eva@quzones.test', role: 'editor' });
      const [eva] = await orm().select().from(profiles).where(eq(profiles.email, 'eva@quzones.test'));
      const renewed = await change(ada, 'renew-invitation', eva?.id ?? '');
      const next = renewed.ok ? (renewed.link?.address ?? '') : '';
      expect(await findInvitation(tokenOf(address))).toBeNull();
      expect(await findInvitation(tokenOf(next))).not.toBeNull();
      await orm().update(oneTimeLinks).set({ expiresAt: sql`now()` });
      expect(await findInvitation(tokenOf(next))).toBeNull();
      expect((await findPerson(orm(), eva?.id ?? ''))?.standing).toBe('expired');
      const again = await change(ada, 'renew-invitation', eva?.id ?? '');
      await change(ada, 'remove', eva?.id ?? '');
      expect(await findInvitation(tokenOf(again.ok ? (again.link?.address ?? '') : ''))).toBeNull();
    });

    it('has a name on one line, whatever was sent', async () => {
      await invite(ada, { name: ' Cleo\r\nBcc:\t all ', email: 'cleo@quzones.test', role: 'editor' });
      const [cleo] = await orm().select().from(profiles).where(eq(profiles.email, 'cleo@quzones.test'));
      expect(cleo?.name).toBe('Cleo Bcc: all');
    });

    it('is not made for an address that is here already, and says what is wrong with a form', async () => {
      const refused = (fields: Record<string, string>) =>
        invitePerson({ staff: ada, requestId: 'test', form: form(fields) });
      expect(await refused({ email: 'BELA@quzones.test', role: 'editor' })).toMatchObject({
        status: 409,
        errors: { email: ['Somebody with this address is in the list already.'] },
      });
      expect(await refused({ email: 'nobody', role: 'none' })).toMatchObject({
        status: 422,
        errors: {
          email: ['Enter an e-mail address such as name@example.com.'],
          role: ['Role must be one of: editor, admin.'],
        },
        typed: { email: 'nobody' },
      });
      expect(await refused({ email: 'a\0b@quzones.test', role: 'editor' })).toMatchObject({ status: 422 });
    });
  });

  it('A link for a new password works once, ends all sessions, and the old password is refused', async () => {
    const dora = await hire('Dora', 'editor');
    const request = requestWith(await cookiesOf(dora.email));
    const made = await change(ada, 'reset-password', dora.id);
    const token = tokenOf(made.ok ? (made.link?.address ?? '') : '');
    const both = await Promise.all([redeemResetLink(token, 'the first new one'), redeemResetLink(token, 'the second')]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await findSession(request)).toBeNull();
    expect(await enter(dora.email)).toMatchObject({ ok: false, status: 401 });
    expect((await enter(dora.email, both[0] ? 'the first new one' : 'the second')).ok).toBe(true);
  });

  it('Whoever forgot a password gets a mail; strangers, the invited and the disabled get none', async () => {
    await hire('Dora', 'editor');
    await invite(ada, { email: 'eva@quzones.test', role: 'editor' });
    await change(ada, 'disable', bela.id);
    await orm().delete(outboxMails);
    for (const name of ['DORA', 'eva', 'bela', 'stranger']) await mailResetLink(`${name}@quzones.test`);
    const mails = await orm().select().from(outboxMails);
    expect(mails.map(({ recipient, template }) => [recipient, template])).toEqual([
      ['dora@quzones.test', 'password-reset'],
    ]);
    // A mail server that was away for longer than the link works brings no dead link.
    const [link] = await orm().select().from(oneTimeLinks).where(eq(oneTimeLinks.purpose, 'reset-password'));
    expect(mails[0]).toMatchObject({ lapses: true, giveUpAt: link?.expiresAt });
  });

  it('Only administrators change people: every action is refused to everybody else, and to none of them silently', async () => {
    const editor = await hire('Dora', 'editor');
    const nobody = await hire('Nils', 'none');
    for (const intent of Object.keys(personChanges)) {
      expect([intent, (await change(null, intent, bela.id, 'editor')).ok]).toEqual([intent, false]);
      expect(await change(null, intent, bela.id, 'editor')).toMatchObject({ status: 401 });
      expect(await change(editor, intent, bela.id, 'editor')).toMatchObject({ status: 403 });
      expect(await change(nobody, intent, bela.id, 'editor')).toMatchObject({ status: 403 });
      // Who pretends to be an administrator is asked again where it counts.
      expect(await change({ ...editor, role: 'admin' }, intent, bela.id, 'editor')).toMatchObject({ status: 403 });
    }
    expect(await findPerson(orm(), bela.id)).toMatchObject({ role: 'admin', standing: 'active' });
    expect(await change(ada, 'constructor', bela.id)).toMatchObject({ status: 400 });
    expect(await change(ada, 'disable', 'no-such-id\0')).toMatchObject({ status: 404 });
    expect(await change(ada, 'reset-password', ada.id)).toMatchObject({ status: 409 });
    expect(await change(ada, 'reset-second-factor', ada.id)).toMatchObject({ status: 409 });
  });

  it('A role that there is none of is a request that can not be read, also where the last administrator is meant', async () => {
    await change(ada, 'disable', bela.id);
    for (const value of ['emperor', '', 'ADMIN', 'constructor', 'admin\0']) {
      for (const { id } of [ada, bela]) {
        const outcome = await change(ada, 'role', id, value);
        expect(outcome).toMatchObject({ status: 400, toast: { description: 'This request could not be read.' } });
      }
    }
  });

  it('Every change is in the audit log, and no secret is', async () => {
    const dora = await hire('Dora', 'editor');
    await change(ada, 'role', dora.id, 'admin');
    const made = await change(ada, 'reset-password', dora.id);
    const token = tokenOf(made.ok ? (made.link?.address ?? '') : '');
    await redeemResetLink(token, 'a new secret sentence');
    await change(ada, 'remove', dora.id);
    const rows = await orm().select().from(auditLog).where(eq(auditLog.recordId, dora.id)).orderBy(auditLog.id);
    expect(rows.map(({ actorName, action, collection, changes }) => [actorName, action, collection, changes])).toEqual([
      ['Ada', 'update', 'users', { role: { before: 'editor', after: 'admin' } }],
      ['Ada', 'update', 'users', { passwordLink: { after: 'made' } }],
      ['Dora', 'update', 'users', { password: { after: 'set by a link' } }],
      [
        'Ada',
        'delete',
        'users',
        { name: { before: 'Dora' }, email: { before: dora.email }, role: { before: 'admin' } },
      ],
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('What changes nothing says so, ends no session, and is not in the audit log', async () => {
    const dora = await hire('Dora', 'editor');
    for (const [intent, value, answer] of [
      ['sign-out', '', { ok: true, toast: { description: 'The user is signed in nowhere.' } }],
      ['reset-second-factor', '', { ok: false, status: 409 }],
      ['enable', '', { ok: false, status: 409 }],
    ] as const) {
      expect([intent, await change(ada, intent, dora.id, value)]).toMatchObject([intent, answer]);
    }
    const request = requestWith(await cookiesOf(dora.email));
    expect(await change(ada, 'role', dora.id, 'editor')).toMatchObject({
      ok: true,
      toast: { title: 'Success', description: 'The user has this role already.' },
    });
    expect((await findSession(request))?.person.role).toBe('editor');
    const told = and(eq(auditLog.recordId, dora.id), eq(auditLog.action, 'update'));
    expect(await orm().$count(auditLog, told)).toBe(0);
  });

  it('The list says who is signed in, and how many passkeys somebody has', async () => {
    await cookiesOf(ada.email);
    await orm()
      .insert(passkeys)
      .values({ ...key, id: 'p1', userId: bela.id, credentialID: 'c1' });
    const { lines } = await listPeople(new URLSearchParams());
    expect(lines.map(({ name, passkeys: keys, lastUsedAt }) => [name, keys, lastUsedAt !== null])).toEqual([
      ['Ada', 0, true],
      ['Bela', 1, false],
    ]);
  });

  it('What has expired is deleted: counters of attempts, sessions, old links', async () => {
    await cookiesOf(ada.email);
    await enter(ada.email, 'wrong');
    await orm().update(rateLimits).set({ expire: sql`now() - interval '1 second'` });
    await orm().update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });
    await deleteExpired();
    expect(await orm().$count(rateLimits)).toBe(0);
    expect(await orm().$count(sessions)).toBe(0);
  });
});
