import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { changeSubscriber } from '~/admin/subscribers/change-subscriber.server';
import { exportSubscribers, listSubscribers } from '~/admin/subscribers/subscriber-list.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { auditLog } from '~/server/audit/audit.table.server';
import { rateLimits } from '~/server/auth/auth.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import {
  confirmSubscription,
  findConfirmation,
  findUnsubscription,
  requestNewsletter,
  unsubscribe,
} from '~/server/newsletter/newsletter.server';
import { newsletterSubscribers } from '~/server/newsletter/newsletter.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { expectMailsRenderedAhead } from '../support/mails-rendered-ahead';

const admin: Staff = { id: '1', name: 'One', email: 'one@quzones.test', role: 'admin' };
const editor: Staff = { id: '2', name: 'Two', email: 'two@quzones.test', role: 'editor' };
const everybody = { query: '', status: '', page: 1 } as const;

eachDriver('The newsletter', (kit) => {
  useMigratedDatabase(kit);
  expectMailsRenderedAhead();

  beforeEach(async () => {
    for (const table of [newsletterSubscribers, rateLimits, outboxMails]) await orm().delete(table);
  });
  const ask = (email = 'mari@example.com') => requestNewsletter(email, '203.0.113.7');
  const mails = () => orm().select().from(outboxMails).orderBy(outboxMails.createdAt);
  const subscriber = async () => {
    const [found] = await orm().select().from(newsletterSubscribers);
    if (!found) throw new Error('Nobody asked.');
    return found;
  };
  /** What the link in the newest mail carries. */
  const mailedToken = async () => /confirm\?token=([\w-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
  const rest = (minutes = 11) =>
    orm().execute(
      sql`update newsletter_subscribers set mailed_at = mailed_at - make_interval(mins => ${minutes}::int)`,
    );
  const subscribe = async (email?: string) => {
    await ask(email);
    const token = await mailedToken();
    await confirmSubscription(token);
    return token;
  };
  const change = (id: string, to: string, staff: Staff | null = admin) =>
    changeSubscriber({ staff, requestId: 'test', id, to });

  it('asks an address to confirm, and keeps the time and the words of the consent', async () => {
    expect(await ask('Mari@Example.com')).toBe(true);
    expect(await subscriber()).toMatchObject({
      email: 'mari@example.com',
      status: 'pending',
      consentVersion: '2026-11',
      confirmedAt: null,
    });
    expect((await mails()).map(({ template, recipient }) => [template, recipient])).toEqual([
      ['newsletter-confirmation', 'mari@example.com'],
    ]);
  });

  it('keeps only the hash of what the link carries', async () => {
    await ask();
    const token = await mailedToken();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await subscriber())).not.toContain(token);
  });

  it('confirms by the link, twice as once, and welcomes once', async () => {
    await ask();
    const token = await mailedToken();
    expect(await findConfirmation(token)).toEqual({ email: 'mari@example.com', state: 'open' });
    expect((await subscriber()).status).toBe('pending');
    await Promise.all([confirmSubscription(token), confirmSubscription(token)]);
    expect(await confirmSubscription(token)).toEqual({ email: 'mari@example.com' });
    expect((await subscriber()).status).toBe('confirmed');
    expect((await subscriber()).confirmedAt).not.toBeNull();
    expect(await findConfirmation(token)).toEqual({ email: 'mari@example.com', state: 'done' });
    const welcome = (await mails()).filter(({ template }) => template === 'newsletter-welcome');
    expect(welcome).toHaveLength(1);
    expect(welcome[0]?.headers).toMatchObject({
      'List-Unsubscribe': `<http://127.0.0.1:3000/newsletter/unsubscribe?token=${(await subscriber()).unsubscribeToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('takes no link that is older than seven days, made up, or of another kind', async () => {
    await ask();
    const token = await mailedToken();
    await orm().execute(sql`update newsletter_subscribers set confirm_until = confirm_until - interval '7 days'`);
    for (const wrong of [token, '', 'x', '\u0000', (await subscriber()).unsubscribeToken]) {
      expect(await findConfirmation(wrong)).toBeNull();
      expect(await confirmSubscription(wrong)).toBeNull();
    }
    expect((await subscriber()).status).toBe('pending');
  });

  it('can be left by the link of any mail, as often as one likes, and the link that confirmed works no more', async () => {
    const token = await subscribe();
    const { unsubscribeToken } = await subscriber();
    expect(await findUnsubscription(unsubscribeToken)).toEqual({ email: 'mari@example.com', hasLeft: false });
    expect(await unsubscribe(unsubscribeToken)).toBe(true);
    const { unsubscribedAt } = await subscriber();
    expect(await unsubscribe(unsubscribeToken)).toBe(true);
    expect(await subscriber()).toMatchObject({ status: 'unsubscribed', unsubscribedAt });
    expect(await confirmSubscription(token)).toBeNull();
    expect(await unsubscribe('6a1c')).toBe(false);
    expect(await unsubscribe('00000000-0000-4000-8000-000000000000')).toBe(false);
  });

  it('can be joined again after leaving, by confirming again', async () => {
    await subscribe();
    await unsubscribe((await subscriber()).unsubscribeToken);
    await rest();
    await ask();
    expect((await subscriber()).status).toBe('pending');
    await confirmSubscription(await mailedToken());
    expect((await subscriber()).status).toBe('confirmed');
  });

  it('sends an address one mail in ten minutes, whoever enters it', async () => {
    for (let times = 0; times < 5; times += 1) expect(await ask()).toBe(true);
    await rest(9);
    await ask();
    expect(await mails()).toHaveLength(1);
    await rest(2);
    await ask();
    expect(await mails()).toHaveLength(2);
  });

  it('tells a subscriber who asks again that they are one, and nobody else', async () => {
    await subscribe();
    await rest();
    expect(await ask()).toBe(true);
    expect((await mails()).at(-1)?.template).toBe('newsletter-welcome');
    expect((await subscriber()).status).toBe('confirmed');
  });

  it('never writes to somebody who complained', async () => {
    await subscribe();
    await change((await subscriber()).id, 'complained');
    await rest();
    const before = (await mails()).length;
    expect(await ask()).toBe(true);
    expect(await mails()).toHaveLength(before);
    expect((await subscriber()).status).toBe('complained');
  });

  it('stops at twenty requests an hour from one network', async () => {
    for (let times = 0; times < 20; times += 1) expect(await ask(`p${times}@example.com`)).toBe(true);
    expect(await ask('last@example.com')).toBe(false);
  });

  it('lets administrators mark and delete, nobody subscribe for somebody else, and notes it', async () => {
    await subscribe();
    const { id } = await subscriber();
    expect(await change(id, 'confirmed')).toMatchObject({ ok: false, status: 400 });
    expect(await change(id, 'bounced', editor)).toMatchObject({ ok: false, status: 403 });
    expect(await change(id, 'bounced', null)).toMatchObject({ ok: false, status: 401 });
    expect(await change('x', 'bounced')).toMatchObject({ ok: false, status: 404 });
    expect(await change(id, 'bounced')).toMatchObject({ ok: true, toast: { description: 'Subscriber updated.' } });
    expect(await change(id, 'bounced')).toMatchObject({ ok: false, status: 409 });
    expect(await change(id, 'delete')).toMatchObject({ ok: true });
    expect(await orm().$count(newsletterSubscribers)).toBe(0);
    const noted = await orm().select().from(auditLog).where(eq(auditLog.recordId, id)).orderBy(auditLog.id);
    expect(noted.map(({ action, changes }) => [action, changes])).toEqual([
      ['update', { status: { before: 'confirmed', after: 'bounced' } }],
      ['delete', {}],
    ]);
  });

  it('finds, filters and exports what the list shows', async () => {
    await subscribe('=1+1@example.com');
    await ask('other@example.com');
    const confirmed = await listSubscribers({ ...everybody, status: 'confirmed' });
    expect(confirmed.subscribers.map(({ email }) => email)).toEqual(['=1+1@example.com']);
    expect((await listSubscribers({ ...everybody, query: 'OTHER' })).total).toBe(1);
    const csv = await exportSubscribers(admin, { ...everybody, status: 'confirmed' }, 'csv');
    expect(csv).toContain(`"'=1+1@example.com","confirmed"`);
    expect(csv).not.toContain('other@example.com');
    const token = /\/newsletter\/unsubscribe\?token=([\da-f-]{36})"/.exec(csv)?.[1] ?? '';
    expect(await unsubscribe(token)).toBe(true);
    expect((await listSubscribers({ ...everybody, status: 'unsubscribed' })).total).toBe(1);
    const json = JSON.parse(await exportSubscribers(admin, everybody, 'json')) as { email: string }[];
    expect(json.map(({ email }) => email).sort((a, b) => a.localeCompare(b))).toEqual([
      '=1+1@example.com',
      'other@example.com',
    ]);
    await expect(async () => exportSubscribers(editor, everybody, 'csv')).rejects.toThrow('Your role, editor');
  });
});
