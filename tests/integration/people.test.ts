import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { invitePerson } from '~/admin/people/invite-person.server';
import { findPerson, listPeople } from '~/admin/people/people-list.server';
import { personChanges } from '~/admin/people/person-changes.server';
import { orm } from '~/db/client.server';
import { auditLog } from '~/server/audit/audit.table.server';
import { passkeys, profiles, sessions } from '~/server/auth/auth.table.server';
import { redeemResetLink } from '~/server/auth/password-reset.server';
import { findSession } from '~/server/auth/session.server';
import { eachDriver } from '../support/drivers';
import { change, cookiesOf, enter, form, invite, key, requestWith, tokenOf, usePeople } from './people-kit';

const lastAdmin =
  "The last administrator can't be demoted, disabled or removed. Make somebody else an administrator first.";

eachDriver('People', (kit) => {
  const people = usePeople(kit);

  it('Two administrators who demote each other at the same moment: one is refused', async () => {
    for (const intent of ['role', 'disable', 'remove']) {
      await people.hireAdministrators();
      const outcomes = await Promise.all([
        change(people.ada, intent, people.bela.id, 'editor'),
        change(people.bela, intent, people.ada.id, 'editor'),
      ]);
      expect([intent, outcomes.filter(({ ok }) => ok).length]).toEqual([intent, 1]);
      const admins = and(eq(profiles.role, 'admin'), sql`${profiles.disabledAt} is null`);
      expect([intent, await orm().$count(profiles, admins)]).toEqual([intent, 1]);
    }
  });

  it('The last administrator who can sign in stays, whoever asks, and whoever else is only invited', async () => {
    await change(people.ada, 'disable', people.bela.id);
    await invite(people.ada, { email: 'carl@quzones.test', role: 'admin' });
    for (const [intent, value] of [
      ['role', 'editor'],
      ['role', 'none'],
      ['disable', ''],
      ['remove', ''],
    ] as const) {
      const outcome = await change(people.ada, intent, people.ada.id, value);
      expect(outcome).toMatchObject({ ok: false, status: 409, toast: { description: lastAdmin } });
    }
    expect((await findPerson(orm(), people.ada.id))?.role).toBe('admin');
  });

  it('A change of role holds at the next request and ends the sessions that had the old one', async () => {
    const dora = await people.hire('Dora', 'editor');
    const request = requestWith(await cookiesOf(dora.email));
    expect((await findSession(request))?.person.role).toBe('editor');
    await change(people.ada, 'role', dora.id, 'none');
    // It is there to be refused with a word, and ends before it gains anything.
    expect((await findSession(request))?.person.role).toBe('none');
    await change(people.ada, 'role', dora.id, 'admin');
    expect(await findSession(request)).toBeNull();
    expect((await findSession(requestWith(await cookiesOf(dora.email))))?.person.role).toBe('admin');
  });

  it('Who is disabled is out everywhere at once, is refused at the sign-in, and comes back without old sessions', async () => {
    const dora = await people.hire('Dora', 'editor');
    const request = requestWith(await cookiesOf(dora.email));
    await change(people.ada, 'disable', dora.id);
    expect(await findSession(request)).toBeNull();
    expect(await enter(dora.email)).toMatchObject({
      ok: false,
      status: 403,
      message: 'Access denied. Admin privileges required.',
    });
    expect(await orm().$count(sessions, eq(sessions.userId, dora.id))).toBe(0);
    await change(people.ada, 'enable', dora.id);
    expect(await findSession(request)).toBeNull();
    expect((await enter(dora.email)).ok).toBe(true);
  });

  it('Who lost a device is rid of the app and of every passkey, and signed out everywhere', async () => {
    const dora = await people.hire('Dora', 'editor');
    await cookiesOf(dora.email);
    await orm()
      .insert(passkeys)
      .values(['k1', 'k2'].map((id) => ({ ...key, id, userId: dora.id, credentialID: id })));
    const outcome = await change(people.ada, 'reset-second-factor', dora.id);
    expect(outcome).toMatchObject({ ok: true, toast: { description: 'Second factor and passkeys removed.' } });
    expect(await orm().$count(passkeys, eq(passkeys.userId, dora.id))).toBe(0);
    expect(await orm().$count(sessions, eq(sessions.userId, dora.id))).toBe(0);
  });

  it('An administrator who was demoted a moment ago can do nothing any more, even with a request under way', async () => {
    const carl = await people.hire('Carl', 'admin');
    await change(people.bela, 'disable', people.ada.id);
    expect(await change(people.ada, 'disable', carl.id)).toMatchObject({ ok: false, status: 401 });
    await change(people.bela, 'enable', people.ada.id);
    await change(people.bela, 'role', people.ada.id, 'editor');
    expect(await change(people.ada, 'disable', carl.id)).toMatchObject({ ok: false, status: 403 });
    const fields = form({ email: 'new@quzones.test', role: 'editor' });
    expect(await invitePerson({ staff: people.ada, requestId: 'test', form: fields })).toMatchObject({
      ok: false,
      status: 403,
    });
  });

  it('Only administrators change people: every action is refused to everybody else, and to none of them silently', async () => {
    const editor = await people.hire('Dora', 'editor');
    const nobody = await people.hire('Nils', 'none');
    for (const intent of Object.keys(personChanges)) {
      expect([intent, (await change(null, intent, people.bela.id, 'editor')).ok]).toEqual([intent, false]);
      expect(await change(null, intent, people.bela.id, 'editor')).toMatchObject({ status: 401 });
      expect(await change(editor, intent, people.bela.id, 'editor')).toMatchObject({ status: 403 });
      expect(await change(nobody, intent, people.bela.id, 'editor')).toMatchObject({ status: 403 });
      // Who pretends to be an administrator is asked again where it counts.
      expect(await change({ ...editor, role: 'admin' }, intent, people.bela.id, 'editor')).toMatchObject({
        status: 403,
      });
    }
    expect(await findPerson(orm(), people.bela.id)).toMatchObject({ role: 'admin', standing: 'active' });
    expect(await change(people.ada, 'constructor', people.bela.id)).toMatchObject({ status: 400 });
    expect(await change(people.ada, 'disable', 'no-such-id\0')).toMatchObject({ status: 404 });
    expect(await change(people.ada, 'reset-password', people.ada.id)).toMatchObject({ status: 409 });
    expect(await change(people.ada, 'reset-second-factor', people.ada.id)).toMatchObject({ status: 409 });
  });

  it('A role that there is none of is a request that can not be read, also where the last administrator is meant', async () => {
    await change(people.ada, 'disable', people.bela.id);
    for (const value of ['emperor', '', 'ADMIN', 'constructor', 'admin\0']) {
      for (const { id } of [people.ada, people.bela]) {
        const outcome = await change(people.ada, 'role', id, value);
        expect(outcome).toMatchObject({ status: 400, toast: { description: 'This request could not be read.' } });
      }
    }
  });

  it('Every change is in the audit log, and no secret is', async () => {
    const dora = await people.hire('Dora', 'editor');
    await change(people.ada, 'role', dora.id, 'admin');
    const made = await change(people.ada, 'reset-password', dora.id);
    const token = tokenOf(made.ok ? (made.link?.address ?? '') : '');
    await redeemResetLink(token, 'a new secret sentence');
    await change(people.ada, 'remove', dora.id);
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
    const dora = await people.hire('Dora', 'editor');
    for (const [intent, value, answer] of [
      ['sign-out', '', { ok: true, toast: { description: 'The user is signed in nowhere.' } }],
      ['reset-second-factor', '', { ok: false, status: 409 }],
      ['enable', '', { ok: false, status: 409 }],
    ] as const) {
      expect([intent, await change(people.ada, intent, dora.id, value)]).toMatchObject([intent, answer]);
    }
    const request = requestWith(await cookiesOf(dora.email));
    expect(await change(people.ada, 'role', dora.id, 'editor')).toMatchObject({
      ok: true,
      toast: { title: 'Success', description: 'The user has this role already.' },
    });
    expect((await findSession(request))?.person.role).toBe('editor');
    const told = and(eq(auditLog.recordId, dora.id), eq(auditLog.action, 'update'));
    expect(await orm().$count(auditLog, told)).toBe(0);
  });

  it('The list says who is signed in, and how many passkeys somebody has', async () => {
    await cookiesOf(people.ada.email);
    await orm()
      .insert(passkeys)
      .values({ ...key, id: 'p1', userId: people.bela.id, credentialID: 'c1' });
    const { lines } = await listPeople(new URLSearchParams());
    expect(lines.map(({ name, passkeys: keys, lastUsedAt }) => [name, keys, lastUsedAt !== null])).toEqual([
      ['Ada', 0, true],
      ['Bela', 1, false],
    ]);
  });
});
