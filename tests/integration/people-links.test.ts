import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invitePerson } from '~/admin/people/invite-person.server';
import { findPerson } from '~/admin/people/people-list.server';
import { orm } from '~/db/client.server';
import { accounts, oneTimeLinks, profiles, rateLimits, sessions } from '~/server/auth/auth.table.server';
import { deleteExpired } from '~/server/auth/expired.server';
import { acceptInvitation, findInvitation } from '~/server/auth/invitations.server';
import { mailResetLink, redeemResetLink } from '~/server/auth/password-reset.server';
import { findSession } from '~/server/auth/session.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { eachDriver } from '../support/drivers';
import { change, cookiesOf, enter, form, invite, password, requestWith, tokenOf, usePeople } from './people-kit';

eachDriver('People', (kit) => {
  const people = usePeople(kit);

  it('A link that was made before somebody was disabled, and a session that began at that moment, do not come alive again', async () => {
    const dora = await people.hire('Dora', 'editor');
    const made = await change(people.ada, 'reset-password', dora.id);
    await cookiesOf(dora.email);
    const begun = await orm().select().from(sessions).where(eq(sessions.userId, dora.id));
    await change(people.ada, 'disable', dora.id);
    await orm().insert(sessions).values(begun);
    await change(people.ada, 'enable', dora.id);
    expect(await orm().$count(sessions, eq(sessions.userId, dora.id))).toBe(0);
    const token = tokenOf(made.ok ? (made.link?.address ?? '') : '');
    expect(await redeemResetLink(token, 'a sentence of a stranger')).toBeFalsy();
    expect((await enter(dora.email)).ok).toBe(true);
  });

  describe('An invitation', () => {
    it('works once, whoever comes first, and then its owner signs in with the role that was given', async () => {
      const { address } = await invite(people.ada, { name: 'Eva', email: 'Eva@Quzones.test', role: 'editor' });
      expect(await findInvitation(tokenOf(address))).toEqual({ name: 'Eva', email: 'eva@quzones.test' });
      const accept = (name: string) => acceptInvitation(tokenOf(address), { name, password });
      const accepted = await Promise.all([accept('Eva One'), accept('Eva Two')]);
      expect(accepted.filter((email) => email === 'eva@quzones.test')).toHaveLength(1);
      expect(await accept('Eva Three')).toBeNull();
      const session = await findSession(requestWith(await cookiesOf('eva@quzones.test')));
      expect(session?.person).toMatchObject({ role: 'editor' });
    });

    it('goes out by mail too, and only its hash is stored', async () => {
      const { address } = await invite(people.ada, { email: 'eva@quzones.test', role: 'editor' });
      const [mail] = await orm().select().from(outboxMails);
      expect(mail).toMatchObject({ recipient: 'eva@quzones.test', template: 'invitation' });
      expect(mail?.text).toContain(address);
      const [link] = await orm().select().from(oneTimeLinks);
      expect(JSON.stringify(link)).not.toContain(tokenOf(address));
    });

    it('stops working when it is renewed, revoked or a week old', async () => {
      const { address } = await invite(people.ada, { email: 'eva@quzones.test', role: 'editor' });
      const [eva] = await orm().select().from(profiles).where(eq(profiles.email, 'eva@quzones.test'));
      const renewed = await change(people.ada, 'renew-invitation', eva?.id ?? '');
      const next = renewed.ok ? (renewed.link?.address ?? '') : '';
      expect(await findInvitation(tokenOf(address))).toBeNull();
      expect(await findInvitation(tokenOf(next))).not.toBeNull();
      await orm().update(oneTimeLinks).set({ expiresAt: sql`now()` });
      expect(await findInvitation(tokenOf(next))).toBeNull();
      expect((await findPerson(orm(), eva?.id ?? ''))?.standing).toBe('expired');
      const again = await change(people.ada, 'renew-invitation', eva?.id ?? '');
      expect(await change(people.ada, 'remove', eva?.id ?? '')).toMatchObject({
        toast: { description: 'Invitation revoked.' },
      });
      expect(await findInvitation(tokenOf(again.ok ? (again.link?.address ?? '') : ''))).toBeNull();
    });

    it('stops working when its owner has got a password in another way', async () => {
      const { address } = await invite(people.ada, { email: 'eva@quzones.test', role: 'editor' });
      const [eva] = await orm().select().from(profiles).where(eq(profiles.email, 'eva@quzones.test'));
      const userId = eva?.id ?? '';
      await orm()
        .insert(accounts)
        .values({ id: 'a', accountId: userId, providerId: 'credential', userId, password: 'hash' });
      expect(await findInvitation(tokenOf(address))).toBeNull();
      expect(await acceptInvitation(tokenOf(address), { name: 'Eva', password })).toBeNull();
    });

    it('has a name on one line, whatever was sent', async () => {
      await invite(people.ada, { name: ' Cleo\r\nBcc:\t all ', email: 'cleo@quzones.test', role: 'editor' });
      const [cleo] = await orm().select().from(profiles).where(eq(profiles.email, 'cleo@quzones.test'));
      expect(cleo?.name).toBe('Cleo Bcc: all');
    });

    it('is not made for an address that is here already, and says what is wrong with a form', async () => {
      const refused = (fields: Record<string, string>) =>
        invitePerson({ staff: people.ada, requestId: 'test', form: form(fields) });
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
    const dora = await people.hire('Dora', 'editor');
    const request = requestWith(await cookiesOf(dora.email));
    const made = await change(people.ada, 'reset-password', dora.id);
    const token = tokenOf(made.ok ? (made.link?.address ?? '') : '');
    const both = await Promise.all([redeemResetLink(token, 'the first new one'), redeemResetLink(token, 'the second')]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await findSession(request)).toBeNull();
    expect(await enter(dora.email)).toMatchObject({ ok: false, status: 401 });
    expect((await enter(dora.email, both[0] ? 'the first new one' : 'the second')).ok).toBe(true);
  });

  it('Whoever forgot a password gets a mail; strangers, the invited and the disabled get none', async () => {
    await people.hire('Dora', 'editor');
    await invite(people.ada, { email: 'eva@quzones.test', role: 'editor' });
    await change(people.ada, 'disable', people.bela.id);
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

  it('What has expired is deleted: counters of attempts, sessions, old links', async () => {
    await cookiesOf(people.ada.email);
    await enter(people.ada.email, 'wrong');
    await orm().update(rateLimits).set({ expire: sql`now() - interval '1 second'` });
    await orm().update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });
    await deleteExpired();
    expect(await orm().$count(rateLimits)).toBe(0);
    expect(await orm().$count(sessions)).toBe(0);
  });
});
