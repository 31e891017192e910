import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orm } from '~/db/client.server';
import { allowErasing, writeAudit } from '~/server/audit/audit.server';
import { auditLog } from '~/server/audit/audit.table.server';
import { parseEnvironment } from '~/server/env.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { inquiryNotes } from '~/server/inbox/inquiry_notes.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { queueMail } from '~/server/mail/queue-mail.server';
import { forgetOld, type RetentionDays } from '~/server/privacy/retention.server';
import { missedViews } from '~/server/views/missed_views.table.server';
import { pageViews } from '~/server/views/page_views.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers.ts';

const days: RetentionDays = { inquiries: 100, mails: 10, pageViews: 50, audit: undefined };
const staff = { id: 'ada', name: 'Ada Lovelace' };
const before = (count: number) => sql`now() - make_interval(days => ${count}::int)`;

eachDriver('what is kept long enough', (kit) => {
  useMigratedDatabase(kit);
  let keptMails: string;
  beforeEach(async () => {
    keptMails = await mkdtemp(join(tmpdir(), 'quzones-mail-'));
  });
  afterEach(() => rm(keptMails, { recursive: true }));

  const message = async (email: string, ageDays: number) => {
    const row = { name: 'Asha Rao', email, message: 'We plan 40 vans.', submissionKey: randomUUID() };
    const [stored] = await orm()
      .insert(contactMessages)
      .values({ ...row, createdAt: before(ageDays) })
      .returning({ id: contactMessages.id });
    return stored?.id ?? '';
  };
  const emails = async () =>
    (await orm().select({ email: contactMessages.email }).from(contactMessages)).map(({ email }) => email).sort();

  it('A message goes when nothing was written or done about it for so long, and the history forgets the address', async () => {
    const old = await message('old@example.com', 101);
    const history = { staff, action: 'update', collection: 'contact_messages' } as const;
    await writeAudit(orm(), { ...history, recordId: old, changes: { email: { after: 'Old@example.com' } } });
    await orm().transaction(async (tx) => {
      await allowErasing(tx);
      await tx
        .update(auditLog)
        .set({ at: before(101) })
        .where(eq(auditLog.recordId, old));
    });
    await message('young@example.com', 99);
    const noted = await message('noted@example.com', 500);
    await orm()
      .insert(inquiryNotes)
      .values({ messageId: noted, authorId: 'ada', authorName: 'Ada', text: 'Called.', formKey: randomUUID() });
    const answered = await message('answered@example.com', 500);
    await writeAudit(orm(), { ...history, recordId: answered, changes: { status: { after: 'replied' } } });

    expect(await forgetOld(orm(), days, keptMails)).toMatchObject({ inquiries: 1 });
    expect(await emails()).toEqual(['answered@example.com', 'noted@example.com', 'young@example.com']);
    const entries = await orm().select().from(auditLog).where(eq(auditLog.recordId, old)).orderBy(auditLog.id);
    expect(entries).toMatchObject([
      { action: 'update', changes: { email: { after: '[erased]' } } },
      { action: 'purge', actorId: null, actorName: 'Retention' },
    ]);
    expect(await forgetOld(orm(), days, keptMails)).toMatchObject({ inquiries: 0 });
  });

  it('The history keeps an address that something newer is stored under', async () => {
    const old = await message('Again@example.com', 101);
    const changes = { email: { after: 'again@example.com' } };
    await writeAudit(orm(), { staff, action: 'update', collection: 'contact_messages', recordId: old, changes });
    await orm().transaction(async (tx) => {
      await allowErasing(tx);
      await tx
        .update(auditLog)
        .set({ at: before(101) })
        .where(eq(auditLog.recordId, old));
    });
    await message('again@example.com', 1);
    expect(await forgetOld(orm(), days, keptMails)).toMatchObject({ inquiries: 1 });
    const [entry] = await orm().select().from(auditLog).where(eq(auditLog.recordId, old)).orderBy(auditLog.id);
    expect(entry?.changes).toEqual({ email: { after: 'again@example.com' } });
  });

  it('More than a hundred go in one round, each once, however many processes are at it', async () => {
    // More than two rounds could take by the hundred.
    for (let count = 0; count < 220; count += 1) await message(`many${count}@example.com`, 200);
    const rounds = await Promise.all([forgetOld(orm(), days, keptMails), forgetOld(orm(), days, keptMails)]);
    expect(rounds.reduce((sum, { inquiries }) => sum + inquiries, 0)).toBe(220);
    expect(await emails()).not.toContain('many0@example.com');
  });

  it('A demo whose time is still to come stays', async () => {
    const [demo] = await orm()
      .insert(demoRequests)
      .values({
        name: 'Asha Rao',
        email: 'demo@example.com',
        company: 'Rao Freight',
        industry: 'Logistics',
        interestedIn: 'Consulting',
        submissionKey: randomUUID(),
        createdAt: before(200),
      })
      .returning({ id: demoRequests.id });
    await orm().execute(
      sql`insert into demo_meetings (demo_id, expires_at, minutes, starts_at) values (${demo?.id}, now(), 30, now() + interval '1 day')`,
    );
    expect(await forgetOld(orm(), days, keptMails)).toMatchObject({ inquiries: 0 });
    await orm().execute(sql`update demo_meetings set starts_at = ${before(101)}`);
    expect(await forgetOld(orm(), days, keptMails)).toMatchObject({ inquiries: 1 });
  });

  it('Mails and page views go by their own time; a mail that still waits stays', async () => {
    const mail = { to: 'reader@example.com', template: 'newsletter-welcome' } as const;
    const props = { insightsUrl: 'https://quzones.test/insights', unsubscribeUrl: 'https://quzones.test/u' };
    for (let count = 0; count < 3; count += 1) await queueMail(orm(), { ...mail, props });
    const [first, second] = await orm().select({ id: outboxMails.id }).from(outboxMails);
    const finish = (id: string | undefined, ageDays: number) =>
      orm()
        .update(outboxMails)
        .set({ status: 'sent', finishedAt: before(ageDays) })
        .where(eq(outboxMails.id, id ?? ''));
    await finish(first?.id, 11);
    await finish(second?.id, 9);
    const view = { path: '/', referrer: '', device: 'phone', country: '', views: 1 } as const;
    const day = (ageDays: number) => sql`(now() at time zone 'UTC')::date - ${ageDays}::int`;
    await orm()
      .insert(pageViews)
      .values([
        { ...view, day: day(51) },
        { ...view, day: day(50) },
      ]);
    const miss = { path: '/old', referrer: '', views: 1 };
    await orm()
      .insert(missedViews)
      .values([
        { ...miss, day: day(52) },
        { ...miss, day: day(51) },
        { ...miss, day: day(50) },
      ]);
    expect(await forgetOld(orm(), days, keptMails)).toMatchObject({ mails: 1, pageViews: 3 });
    expect(await orm().$count(outboxMails)).toBe(2);
    expect(await orm().$count(pageViews)).toBe(1);
    expect(await orm().$count(missedViews)).toBe(1);
  });

  it('The file of a mail goes with the mail, and with what it speaks of', async () => {
    const about = { table: 'contact_messages', id: await message('old@example.com', 101) };
    const props = { insightsUrl: 'https://quzones.test/insights', unsubscribeUrl: 'https://quzones.test/u' };
    const mail = await queueMail(orm(), { to: 'old@example.com', template: 'newsletter-welcome', props, about });
    const nameOf = (ageDays: number, id: string) =>
      `${new Date(Date.now() - ageDays * 86_400_000).toISOString().replaceAll(':', '-')}-${id}.eml`;
    const [spoken, old, young] = [nameOf(1, mail?.id ?? ''), nameOf(11, randomUUID()), nameOf(9, randomUUID())];
    for (const name of [spoken, old, young, 'a note.txt']) await writeFile(join(keptMails, name), 'To: Asha');
    await forgetOld(orm(), days, keptMails);
    expect((await readdir(keptMails)).sort()).toEqual([young, 'a note.txt'].sort());
  });

  it('The audit log stays for ever unless a setting says otherwise; then it says itself what went', async () => {
    await writeAudit(orm(), { staff, action: 'create', collection: 'insights', recordId: 'ancient', changes: {} });
    await orm().transaction(async (tx) => {
      await allowErasing(tx);
      await tx
        .update(auditLog)
        .set({ at: before(4000) })
        .where(eq(auditLog.recordId, 'ancient'));
    });
    const ancient = () => orm().select().from(auditLog).where(eq(auditLog.recordId, 'ancient'));
    expect(await forgetOld(orm(), days, keptMails)).toMatchObject({ audit: 0 });
    expect(await ancient()).toHaveLength(1);
    expect(await forgetOld(orm(), { ...days, audit: 3000 }, keptMails)).toMatchObject({ audit: 1 });
    expect(await ancient()).toHaveLength(0);
    const entries = await orm().select().from(auditLog).where(eq(auditLog.collection, 'audit_log'));
    expect(entries).toMatchObject([{ action: 'purge', actorName: 'Retention', changes: { entries: { before: 1 } } }]);
  });
});

it('Settings may keep less than the privacy policy promises, never more', () => {
  expect(parseEnvironment({})).toMatchObject({
    KEEP_MESSAGES_DAYS: 1096,
    KEEP_MAILS_DAYS: 90,
    KEEP_PAGE_VIEWS_DAYS: 731,
  });
  expect(parseEnvironment({}).KEEP_AUDIT_DAYS).toBeUndefined();
  expect(parseEnvironment({ KEEP_MESSAGES_DAYS: '365' }).KEEP_MESSAGES_DAYS).toBe(365);
  expect(() => parseEnvironment({ KEEP_MAILS_DAYS: '91' })).toThrow(
    'KEEP_MAILS_DAYS must be a number of days from 7 to 90, the longest that the privacy policy promises',
  );
});
