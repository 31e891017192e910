import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { moveMail } from '~/admin/mail/move-mail.server';
import { changeSubscriber } from '~/admin/subscribers/change-subscriber.server';
import { listIssues, sendInsight } from '~/admin/subscribers/newsletter-issues.server';
import { insightsTable } from '~/collections/insights/insights.table.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { auditLog } from '~/server/audit/audit.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { unsubscribe } from '~/server/newsletter/newsletter.server';
import { newsletterSubscribers } from '~/server/newsletter/newsletter.table.server';
import { newsletterIssues } from '~/server/newsletter/newsletter_issues.table.server';
import { queueSome } from '~/server/newsletter/newsletter-issues.server';
import type { SubscriberStatus } from '~/server/newsletter/subscriber-status';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { expectMailsRenderedAhead } from '../support/mails-rendered-ahead';

const admin: Staff = { id: '1', name: 'One', email: 'one@quzones.test', role: 'admin' };
const editor: Staff = { id: '2', name: 'Two', email: 'two@quzones.test', role: 'editor' };

eachDriver('Sending an insight to the newsletter', (kit) => {
  useMigratedDatabase(kit);
  expectMailsRenderedAhead();

  beforeEach(async () => {
    for (const table of [newsletterIssues, newsletterSubscribers, outboxMails, insightsTable])
      await orm().delete(table);
  });

  const insight = async (status: 'published' | 'draft' = 'published') => {
    const [made] = await orm()
      .insert(insightsTable)
      .values({
        title: 'Noise, counted',
        slug: 'noise-counted',
        excerpt: 'How much of it is left.',
        content: '<p>Most of it.</p>',
        author: 'Research team',
        status,
        publishDate: new Date('2026-03-01T10:00:00Z'),
      })
      .returning({ id: insightsTable.id });
    return made?.id ?? '';
  };
  const subscriber = async (email: string, status: SubscriberStatus = 'confirmed') => {
    const [made] = await orm()
      .insert(newsletterSubscribers)
      .values({ email, status, confirmedAt: status === 'pending' ? null : sql`now() - interval '1 day'` })
      .returning();
    if (!made) throw new Error('There is no subscriber.');
    return made;
  };
  const send = (insightId: string, more: Partial<Parameters<typeof sendInsight>[0]> = {}) =>
    sendInsight({ staff: admin, requestId: 'test', insightId, to: 'everybody', ...more });
  const mails = () => orm().select().from(outboxMails).orderBy(outboxMails.recipient);
  const addresses = async () => (await mails()).map(({ recipient }) => recipient);
  const letAllLeave = () =>
    orm().update(outboxMails).set({ status: 'sent', finishedAt: sql`now()` }).where(eq(outboxMails.status, 'queued'));
  const queueAll = async () => {
    for (let ms = 0; ms < 60_000; ms = await queueSome(orm())) await letAllLeave();
  };

  it('writes once to everybody who is confirmed, with the link by which each of them leaves, and to nobody else', async () => {
    const id = await insight();
    const mari = await subscriber('mari@example.com');
    await subscriber('jaan@example.com');
    for (const status of ['pending', 'doubtful', 'unsubscribed', 'bounced', 'complained'] as const) {
      await subscriber(`${status}@example.com`, status);
    }
    expect(await send(id)).toMatchObject({
      ok: true,
      toast: { description: 'The insight is on its way to the newsletter.' },
    });
    await queueAll();
    expect(await addresses()).toEqual(['jaan@example.com', 'mari@example.com']);
    const mail = (await mails())[1];
    expect(mail).toMatchObject({ template: 'newsletter-insight', subject: 'Noise, counted' });
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringContaining(`/newsletter/unsubscribe?token=${mari.unsubscribeToken}>`),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.text).toContain('How much of it is left.');
    expect(mail?.text).toContain('/insights/noise-counted');
    expect(mail?.text).toContain(`/newsletter/unsubscribe?token=${mari.unsubscribeToken}`);
    expect((await listIssues()).issues).toMatchObject([{ insightId: id, sent: { mails: 2, isFinished: true } }]);
    const [entry] = await orm().select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(entry).toMatchObject({ action: 'send', collection: 'insights', actorName: 'One' });
  });

  it('sends nothing a second time', async () => {
    const id = await insight();
    await subscriber('mari@example.com');
    await send(id);
    await queueAll();
    expect(await send(id)).toMatchObject({
      ok: false,
      status: 409,
      toast: { description: 'This insight was sent before. Nothing was sent twice.' },
    });
    await queueAll();
    expect(await addresses()).toEqual(['mari@example.com']);
  });

  it('has fifty mails of it in the outbox at most, however many processes work on it, and leaves nobody out', async () => {
    const id = await insight();
    const everybody = Array.from({ length: 130 }, (_, n) => `reader-${String(n).padStart(3, '0')}@example.com`);
    for (const email of everybody) await subscriber(email);
    await send(id);
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([queueSome(orm()), queueSome(orm()), queueSome(orm())]);
      const waiting = (await mails()).filter(({ status }) => status === 'queued');
      expect(waiting.length).toBeLessThanOrEqual(50);
      expect(waiting.length).toBe(round < 2 ? 50 : round === 2 ? 30 : 0);
      await letAllLeave();
    }
    expect(await addresses()).toEqual(everybody);
    expect((await listIssues()).issues[0]?.sent).toMatchObject({ mails: 130, isFinished: true });
  });

  it('does not write to who confirmed only after it was sent', async () => {
    const id = await insight();
    await subscriber('mari@example.com');
    await send(id);
    const late = await subscriber('late@example.com');
    await orm()
      .update(newsletterSubscribers)
      .set({ confirmedAt: sql`now() + interval '1 second'` })
      .where(eq(newsletterSubscribers.id, late.id));
    await queueAll();
    expect(await addresses()).toEqual(['mari@example.com']);
  });

  it('takes back the mail of who leaves, is taken off or is deleted before it was sent', async () => {
    const id = await insight();
    const [left, marked, deleted] = [
      await subscriber('left@example.com'),
      await subscriber('marked@example.com'),
      await subscriber('deleted@example.com'),
    ];
    await subscriber('stays@example.com');
    await send(id);
    await queueSome(orm());
    expect(await mails()).toHaveLength(4);
    await unsubscribe(left.unsubscribeToken);
    await changeSubscriber({ staff: admin, requestId: 'test', id: marked.id, to: 'bounced' });
    await changeSubscriber({ staff: admin, requestId: 'test', id: deleted.id, to: 'delete' });
    expect((await mails()).map(({ recipient, status }) => [recipient, status])).toEqual([
      ['deleted@example.com', 'cancelled'],
      ['left@example.com', 'cancelled'],
      ['marked@example.com', 'cancelled'],
      ['stays@example.com', 'queued'],
    ]);
  });

  it('is not sent again by hand to who left, reported it or was deleted, but to everybody else', async () => {
    const who = ['left', 'complained', 'deleted', 'stays'];
    const known = new Map<string, string>();
    for (const name of who) {
      const { id, unsubscribeToken } = await subscriber(`${name}@example.com`);
      known.set(name, id);
      if (name === 'left') known.set('token', unsubscribeToken);
    }
    await send(await insight());
    await queueSome(orm());
    await orm().update(outboxMails).set({ status: 'failed', finishedAt: sql`now()` });
    await unsubscribe(known.get('token') ?? '');
    const byHand = { staff: admin, requestId: 'test' };
    await changeSubscriber({ ...byHand, id: known.get('complained') ?? '', to: 'complained' });
    await changeSubscriber({ ...byHand, id: known.get('deleted') ?? '', to: 'delete' });
    for (const { id, recipient } of await mails()) {
      const moved = await moveMail({ staff: admin, requestId: 'test', id, move: 'again' });
      expect(moved, recipient).toMatchObject(
        recipient === 'stays@example.com'
          ? { ok: true }
          : {
              status: 409,
              toast: { description: 'This address is not on the newsletter any more. Nothing is sent to it.' },
            },
      );
    }
    expect((await mails()).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'queued']);
  });

  it('sends a test to whoever asks for it alone, as often as they like', async () => {
    const id = await insight();
    await subscriber('mari@example.com');
    for (const round of [1, 2]) {
      const outcome = await send(id, { to: 'test' });
      expect(outcome, `test ${round}`).toMatchObject({
        ok: true,
        toast: { description: 'A test is on its way to your own address.' },
      });
    }
    await queueAll();
    expect(await addresses()).toEqual(['one@quzones.test', 'one@quzones.test']);
    expect((await mails())[0]?.text).toContain('This is a test.');
    expect((await listIssues()).issues[0]?.sent).toBeNull();
  });

  it('is refused to editors, for what is not public, and while nobody listens', async () => {
    const id = await insight();
    expect(await send(id)).toMatchObject({
      status: 409,
      toast: { description: 'Nobody is on the newsletter yet. Nothing was sent.' },
    });
    await subscriber('mari@example.com');
    expect(await send(id, { staff: editor })).toMatchObject({ ok: false, status: 403 });
    expect(await send(id, { staff: null })).toMatchObject({ ok: false, status: 401 });
    await orm().update(insightsTable).set({ status: 'draft' });
    for (const gone of [id, 'nonsense']) {
      expect(await send(gone)).toMatchObject({
        status: 404,
        toast: { description: 'This insight is not public any more. Nothing was sent.' },
      });
    }
    await queueAll();
    expect(await addresses()).toEqual([]);
  });
});
