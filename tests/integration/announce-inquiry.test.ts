import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { orm } from '~/db/client.server';
import { accounts, profiles, rateLimits } from '~/server/auth/auth.table.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { storeContactMessage, storeDemoRequest } from '~/server/inbox/inbox.server';
import type { Arrival } from '~/server/inbox/suspicion';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { expectMailsRenderedAhead } from '../support/mails-rendered-ahead';

const message = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  company: 'Rao Freight',
  subject: 'quote',
  message: 'We plan 40 vans by hand.',
};
const request = {
  name: 'Asha Rao',
  company: 'Rao Freight',
  email: 'asha@example.com',
  industry: 'Logistics',
  interested_in: 'AI Solutions',
  message: null,
} as const;

function byPerson(changes: Partial<Arrival> = {}): Arrival {
  return {
    formKey: randomUUID(),
    openedAt: Date.now() - 60_000,
    honeypot: '',
    clientAddress: randomUUID(),
    ...changes,
  };
}

eachDriver('A new message', (kit) => {
  useMigratedDatabase(kit);
  expectMailsRenderedAhead();
  const mails = () => orm().select().from(outboxMails).orderBy(outboxMails.template, outboxMails.recipient);
  const inShort = async () => (await mails()).map(({ template, recipient }) => `${template} to ${recipient}`);

  beforeAll(async () => {
    await orm()
      .insert(profiles)
      .values([
        { id: '1', name: 'One', email: 'one@quzones.test', role: 'admin' },
        { id: '2', name: 'Two', email: 'two@quzones.test', role: 'admin' },
        { id: '3', name: 'Gone', email: 'gone@quzones.test', role: 'admin', disabledAt: new Date() },
        { id: '4', name: 'Editor', email: 'editor@quzones.test', role: 'editor' },
        { id: '5', name: 'Invited', email: 'invited@quzones.test', role: 'admin' },
      ]);
    // Whoever was invited has no password before they accept.
    await orm()
      .insert(accounts)
      .values(
        ['1', '2', '3', '4'].map((userId) => ({
          id: `account of ${userId}`,
          accountId: userId,
          providerId: 'credential',
          userId,
          password: 'a hash',
        })),
      );
  });
  beforeEach(async () => {
    for (const table of [contactMessages, demoRequests, rateLimits, outboxMails]) await orm().delete(table);
  });

  it('is told to every administrator who may sign in, and acknowledged, while no MAIL_TO is set', async () => {
    await storeContactMessage(message, byPerson());
    expect(await inShort()).toEqual([
      'contact-acknowledgement to asha@example.com',
      'contact-notification to one@quzones.test',
      'contact-notification to two@quzones.test',
    ]);
    const [acknowledgement, notification] = await mails();
    expect(notification).toMatchObject({
      subject: 'New message from Asha Rao: A quote',
      replyTo: 'asha@example.com',
      aboutTable: 'contact_messages',
    });
    expect(notification?.text).toContain('We plan 40 vans by hand.');
    expect(acknowledgement?.text).toContain('Hello Asha Rao,');
    expect(acknowledgement?.text).toContain('within 24 hours on business days');
    expect(acknowledgement?.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  });

  it('promises an answer about privacy within 30 days', async () => {
    await storeContactMessage({ ...message, subject: 'privacy' }, byPerson());
    const [acknowledgement] = await mails();
    expect(acknowledgement?.text).toContain('within 30 days');
  });

  it('of a demo is told and acknowledged too', async () => {
    await storeDemoRequest(request, byPerson());
    expect(await inShort()).toEqual([
      'demo-acknowledgement to asha@example.com',
      'demo-notification to one@quzones.test',
      'demo-notification to two@quzones.test',
    ]);
    const [acknowledgement] = await mails();
    expect(acknowledgement?.text).toContain('30-45 minutes by video call');
  });

  it('is told once, however often the same form arrives', async () => {
    const arrival = byPerson();
    await Promise.all([1, 2, 3, 4].map(() => storeContactMessage(message, arrival)));
    expect(await mails()).toHaveLength(3);
    expect(await orm().$count(contactMessages)).toBe(1);
  });

  it('that looks like spam is kept, and nobody is written to', async () => {
    await storeContactMessage(message, byPerson({ honeypot: 'x' }));
    await storeDemoRequest(request, byPerson({ openedAt: Date.now() + 60_000 }));
    expect(await orm().$count(contactMessages)).toBe(1);
    expect(await orm().$count(demoRequests)).toBe(1);
    expect(await mails()).toEqual([]);
  });

  it('carries no words of a stranger to an address that the stranger entered', async () => {
    const name = 'Win a prize at https://evil.example';
    await storeContactMessage({ ...message, name, message: 'evil.example is great' }, byPerson());
    const [acknowledgement] = await mails();
    expect(acknowledgement?.template).toBe('contact-acknowledgement');
    const { subject = '', html = '', text = '' } = acknowledgement ?? {};
    expect(subject + html + text).not.toContain('evil');
    expect(text).toContain('Hello,');
  });

  it('is acknowledged ten times an hour at most, and told every time', async () => {
    for (let index = 0; index < 12; index += 1) await storeContactMessage(message, byPerson());
    const templates = (await mails()).map(({ template }) => template);
    expect(templates.filter((template) => template === 'contact-acknowledgement')).toHaveLength(10);
    expect(templates.filter((template) => template === 'contact-notification')).toHaveLength(24);
  });
});
