import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addHoliday, removeHoliday } from '~/admin/holidays/change-holidays.server';
import { requireInbox } from '~/admin/inbox/bound-inboxes.server';
import { exportInbox } from '~/admin/inbox/export-inbox.server';
import { countWaiting } from '~/admin/inbox/inbox-list.server';
import { actOnInquiry } from '~/admin/inbox/inquiry-action.server';
import { eraseData, exportData, findData, recordsOf } from '~/admin/privacy/answer-privacy.server';
import { orm } from '~/db/client.server';
import { noHolidays } from '~/lib/business-time';
import type { Staff } from '~/lib/roles';
import { writeAudit } from '~/server/audit/audit.server';
import { auditLog } from '~/server/audit/audit.table.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { listHolidays, readHolidays } from '~/server/inbox/holidays.server';
import { storeContactMessage, storeDemoRequest } from '~/server/inbox/inbox.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { queueMail } from '~/server/mail/queue-mail.server';
import { newsletterSubscribers } from '~/server/newsletter/newsletter.table.server';
import { until } from '../support/built-server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';

const admin: Staff = { id: 'ada', name: 'Ada Lovelace', email: 'ada@quzones.test', role: 'admin' };
const editor: Staff = { ...admin, role: 'editor' };
const who = (staff: Staff | null) => ({ staff, requestId: 'test' });
const messages = requireInbox('/admin/contact-messages');
const viewer = { staff: admin, clock: { now: new Date(), holidays: noHolidays } };

function arrival() {
  return { formKey: randomUUID(), openedAt: Date.now() - 60_000, honeypot: '', clientAddress: randomUUID() };
}

async function write(email: string, message: string): Promise<string> {
  await storeContactMessage({ name: 'Asha Rao', email, company: null, subject: null, message }, arrival());
  const [stored] = await orm().select().from(contactMessages).where(eq(contactMessages.message, message));
  return stored?.id ?? '';
}

function act(id: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return actOnInquiry({ inbox: messages, staff: admin, requestId: 'test', id }, form);
}

/** True once a transaction waits for another one. */
async function isSomebodyWaiting(): Promise<true | undefined> {
  const { rows } = await orm().execute('select 1 from pg_locks where not granted');
  return rows.length > 0 || undefined;
}

/** Every text of every table, to look for what should be gone. */
async function everything(): Promise<string> {
  const { rows } = await orm().execute<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const tables = rows.map(async ({ name }) => {
    const { rows: texts } = await orm().execute<{ text: string }>(`select t::text as text from "${name}" t`);
    return texts.map(({ text }) => text).join('\n');
  });
  return (await Promise.all(tables)).join('\n');
}

eachDriver('what is stored about people', (kit) => {
  useMigratedDatabase(kit);

  it('Everything about one address is found, handed out and erased, and nothing of anybody else', async () => {
    const id = await write('Asha@Example.com', 'canary-mine: we plan 40 vans.');
    await write('masha@example.com', 'canary-theirs: not mine.');
    await storeDemoRequest(
      {
        name: 'Asha Rao',
        email: 'asha@example.com',
        company: 'Rao Freight',
        industry: 'Logistics',
        interested_in: 'Consulting',
        message: 'canary-mine: a demo',
      },
      arrival(),
    );
    await act(id, { intent: 'note', note_key: randomUUID(), note: 'canary-mine: call her' });
    await act(id, { intent: 'reply', reply_key: randomUUID(), subject: 'Re: Vans', body: 'canary-mine: yes' });
    await orm().insert(newsletterSubscribers).values({ email: 'asha@example.com' });
    const changes = { email: { before: 'ASHA@example.com', after: 'masha@example.com' } };
    await writeAudit(orm(), { staff: admin, action: 'update', collection: 'x', recordId: 'x', changes });

    const found = await findData('asha@example.com');
    expect(found.counts).toMatchObject({
      contact_messages: 1,
      demo_requests: 1,
      inquiry_notes: 1,
      inquiry_replies: 1,
      newsletter_subscribers: 1,
      audit_log: 1,
    });
    expect(found.pages['contact_messages']?.map(({ path }) => path)).toEqual([`/admin/contact-messages/${id}`]);
    expect(found.pages['demo_requests']).toHaveLength(1);
    expect(found.pages['outbox_mails']?.every(({ path }) => /^\/admin\/mail\/[0-9a-f-]{36}$/.test(path))).toBe(true);
    const exported = JSON.stringify(await exportData(admin, 'asha@example.com'));
    for (const text of ['we plan 40 vans', 'a demo', 'call her', 'canary-mine: yes']) expect(exported).toContain(text);
    expect(exported).not.toContain('canary-theirs');
    expect(exported).not.toMatch(/token|submission_?key|form_?key/i);
    expect(exported).toContain('"interested_in":"Consulting"');

    expect(await eraseData(who(admin), 'asha@example.com', 'somebody@else.example')).toMatchObject({
      ok: false,
      status: 422,
    });
    expect(await everything()).toContain('canary-mine');
    expect(await eraseData(who(admin), 'asha@example.com', ' Asha@Example.COM ')).toMatchObject({ ok: true });
    const left = await everything();
    expect(left).not.toContain('canary-mine');
    expect(left).not.toMatch(/(?<!m)asha@example\.com/i);
    expect(left).toContain('masha@example.com');
    expect(left).toContain('canary-theirs');
    expect(await orm().$count(contactMessages)).toBe(1);
    expect(await orm().$count(demoRequests)).toBe(0);
    expect(await orm().$count(outboxMails)).toBeGreaterThan(0);
  });

  it('That it was done is on record, and found again by the address alone', async () => {
    expect(await recordsOf()).toMatchObject([{ kind: 'erase', actor: 'Ada Lovelace' }, { kind: 'export' }]);
    expect((await findData('asha@example.com')).answered).toHaveLength(2);
    expect((await findData('masha@example.com')).answered).toEqual([]);
    const entries = await orm().select().from(auditLog).where(eq(auditLog.collection, 'privacy_requests'));
    expect(entries.map(({ action }) => action)).toEqual(['export', 'erase']);
  });

  it('Nobody but an administrator may erase', async () => {
    expect(await eraseData(who(editor), 'masha@example.com', 'masha@example.com')).toMatchObject({ status: 403 });
    expect(await eraseData(who(null), 'masha@example.com', 'masha@example.com')).toMatchObject({ status: 401 });
    expect(await everything()).toContain('canary-theirs');
  });

  it('What a list shows is exported whole, and no cell runs as a formula', async () => {
    await write('formula@example.com', '=HYPERLINK("http://evil.example","x")');
    for (let count = 0; count < 3; count += 1)
      await write('many@example.com', `Number ${count}, with "quotes"\nand lines`);
    const state = { query: '', show: 'all', page: 1 };
    const csv = await (await exportInbox(messages, 'csv', state, viewer)).text();
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(csv.match(/many@example\.com/g)).toHaveLength(3);
    expect(csv).toMatch(/^"id","name","email",.*"created_at","company",/);
    expect(csv).not.toMatch(/submission_?key/i);
    const json = await (await exportInbox(messages, 'json', { ...state, query: 'number' }, viewer)).json();
    expect(json).toHaveLength(3);
    expect(json[0]).toMatchObject({ email: 'many@example.com', status: 'unread', created_at: expect.any(String) });
    const entries = await orm().select().from(auditLog).where(eq(auditLog.collection, 'contact_messages'));
    expect(entries.filter(({ action }) => action === 'export')).toHaveLength(2);
  });

  it('Nothing is missing from an export of more than the database is asked for at once, though all came in at one moment', async () => {
    const rows = Array.from({ length: 1_010 }, (_, index) => ({
      name: 'Asha Rao',
      email: 'moment@example.com',
      message: `Of one moment, ${index}`,
      submissionKey: randomUUID(),
      createdAt: sql`'2026-11-05T10:00:00.123456Z'::timestamptz`,
    }));
    await orm().insert(contactMessages).values(rows);
    const state = { query: 'of one moment', show: 'all', page: 1 };
    const json: { message: string }[] = await (await exportInbox(messages, 'json', state, viewer)).json();
    expect(new Set(json.map(({ message }) => message)).size).toBe(1_010);
    expect(json).toHaveLength(1_010);
  });

  it('National holidays are there; one more makes what is open due later, at once', async () => {
    expect((await listHolidays()).map(({ day }) => day)).toEqual(
      ['2025', '2026', '2027'].flatMap((year) => [`${year}-01-26`, `${year}-08-15`, `${year}-10-02`]),
    );
    await orm().delete(contactMessages);
    const id = await write('late@example.com', 'Late?');
    await orm()
      .update(contactMessages)
      .set({ createdAt: new Date('2026-11-05T10:00+05:30') })
      .where(eq(contactMessages.id, id));
    const now = new Date('2026-11-06T11:00+05:30');
    const overdue = async () => {
      const holidays = await readHolidays();
      return (await countWaiting(messages, { staff: admin, clock: { now, holidays } })).overdue.rows;
    };
    expect(await overdue()).toBe(1);
    expect(await addHoliday(who(editor), { day: '2026-11-06', name: 'Day off' })).toMatchObject({ status: 403 });
    expect(await addHoliday(who(admin), { day: '2026-11-06', name: 'Day off' })).toMatchObject({ ok: true });
    expect(await overdue()).toBe(0);
    expect(await addHoliday(who(admin), { day: '2026-11-06', name: 'Again' })).toMatchObject({ status: 409 });
    expect(await removeHoliday(who(admin), '2026-11-06')).toMatchObject({ ok: true });
    expect(await removeHoliday(who(admin), '2026-11-06')).toMatchObject({ status: 404 });
    expect(await removeHoliday(who(admin), "x'; drop table")).toMatchObject({ status: 404 });
    expect(await overdue()).toBe(1);
  });

  it('An address at the beginning of a line is found in the history and erased, part of another one is not', async () => {
    const text = { before: 'Write to\nline@example.com', after: 'Or\tline@example.com or\nonline@example.com' };
    await writeAudit(orm(), { staff: admin, action: 'update', collection: 'x', recordId: 'lines', changes: { text } });
    expect((await findData('line@example.com')).counts['audit_log']).toBe(1);
    expect(await eraseData(who(admin), 'line@example.com', 'line@example.com')).toMatchObject({ ok: true });
    const [entry] = await orm().select().from(auditLog).where(eq(auditLog.recordId, 'lines'));
    expect(entry?.changes).toEqual({
      text: { before: 'Write to\n[erased]', after: 'Or\t[erased] or\nonline@example.com' },
    });
  });

  it('A mail that is being queued for somebody while everything about them is erased is erased too', async () => {
    const id = await write('meanwhile@example.com', 'canary-meanwhile');
    const [locked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const answering = orm().transaction(async (tx) => {
      await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
      locked.resolve();
      await go.promise;
      const props = { subject: 'Re: Vans', body: 'canary-meanwhile: yes', quoted: null };
      const about = { table: 'contact_messages', id };
      await queueMail(tx, { to: 'meanwhile@example.com', template: 'reply', props, about });
    });
    await locked.promise;
    const erasing = eraseData(who(admin), 'meanwhile@example.com', 'meanwhile@example.com');
    // The embedded database takes one transaction at a time.
    if (kit.driver === 'postgres') await until('The wait for the answer', isSomebodyWaiting);
    go.resolve();
    await answering;
    expect(await erasing).toMatchObject({ ok: true });
    expect(await everything()).not.toContain('canary-meanwhile');
  });
});
