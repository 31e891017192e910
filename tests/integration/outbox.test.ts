import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { claimMail, lapseMails, outboxFacts, reclaimMails, settleMail } from '~/server/mail/outbox.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { InvalidMailError, type NewMail, queueMail, withdrawMails } from '~/server/mail/queue-mail.server';
import { mailTemplates } from '~/server/mail/templates';
import { eachDriver, useMigratedDatabase } from '../support/drivers';

const notice = { template: 'contact-notification', props: mailTemplates['contact-notification'].sample } as const;

eachDriver('The outbox', (kit) => {
  const database = useMigratedDatabase(kit);
  const mails = () => database.orm.select().from(outboxMails);

  beforeEach(() => database.orm.delete(outboxMails));
  it('has a mail exactly when the transaction of what it speaks of commits', async () => {
    const failing = database.orm.transaction(async (tx) => {
      await queueMail(tx, { ...notice, to: 'a@b.example' });
      throw new Error('the message could not be stored');
    });
    await expect(failing).rejects.toThrow('the message could not be stored');
    expect(await mails()).toEqual([]);
    await database.orm.transaction((tx) => queueMail(tx, { ...notice, to: 'a@b.example' }));
    expect(await mails()).toMatchObject([{ recipient: 'a@b.example', status: 'queued', attempts: 0 }]);
  });

  it('keeps the words as they were rendered', async () => {
    await queueMail(database.orm, { ...notice, to: 'a@b.example' });
    const [mail] = await mails();
    expect(mail?.subject).toBe('New message from Port planner: A consultation');
    expect(mail?.html).toContain('A port operator');
    expect(mail?.text).toContain('We plan 140 berths a week by hand');
    expect(mail?.text).not.toMatch(/<[a-z]|&nbsp;/i);
  });

  it('has the same mail for the same address once, however the address is written', async () => {
    const first = await queueMail(database.orm, { ...notice, to: 'a@b.example', dedupeKey: 'message 1' });
    expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@quzones\.com>$/);
    expect(await queueMail(database.orm, { ...notice, to: 'A@b.example', dedupeKey: 'message 1' })).toBeNull();
    expect(await queueMail(database.orm, { ...notice, to: 'c@b.example', dedupeKey: 'message 1' })).not.toBeNull();
    expect(await mails()).toHaveLength(2);
  });

  it('puts a mail for later at its time', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    await queueMail(database.orm, { ...notice, to: 'a@b.example', notBefore: tomorrow });
    await queueMail(database.orm, { ...notice, to: 'b@b.example', notBefore: new Date(0) });
    const [later, now] = await database.orm.select().from(outboxMails).orderBy(outboxMails.recipient);
    expect(later?.nextAttemptAt).toEqual(tomorrow);
    expect(now?.nextAttemptAt.getTime()).toBeLessThan(Date.now() + 60_000);
  });

  it('is as old as the mail that is longest beyond its time, and not as one that is for later', async () => {
    const now = Date.now();
    const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
    expect(await outboxFacts(database.orm)).toMatchObject({ waiting: 0, oldest: null });
    await queueMail(database.orm, { ...notice, to: 'later@b.example', notBefore: hoursAgo(-24) });
    await database.orm.update(outboxMails).set({ createdAt: hoursAgo(96) });
    expect(await outboxFacts(database.orm)).toMatchObject({ waiting: 1, oldest: null });
    const change = (to: string, set: Partial<typeof outboxMails.$inferInsert>) =>
      database.orm.update(outboxMails).set(set).where(eq(outboxMails.recipient, to));
    await queueMail(database.orm, { ...notice, to: 'reminder@b.example', notAfter: hoursAgo(-1) });
    await change('reminder@b.example', { createdAt: hoursAgo(96), nextAttemptAt: hoursAgo(2) });
    expect((await outboxFacts(database.orm)).oldest).toEqual(hoursAgo(2));
    await queueMail(database.orm, { ...notice, to: 'tried@b.example' });
    const triedSince = { attempts: 3, nextAttemptAt: hoursAgo(-1), giveUpAt: hoursAgo(5 - 72) };
    await change('tried@b.example', triedSince);
    expect(await outboxFacts(database.orm)).toMatchObject({ waiting: 3, overdue: 1, oldest: hoursAgo(5) });
  });

  it('takes back what waits, and nothing else', async () => {
    const queued = await queueMail(database.orm, { ...notice, to: 'a@b.example' });
    const ids = [queued?.id ?? ''];
    expect(await withdrawMails(database.orm, ids)).toBe(1);
    expect(await withdrawMails(database.orm, ids)).toBe(0);
    expect(await mails()).toMatchObject([{ status: 'cancelled' }]);
  });

  it('gives out what has waited longest, and lets nobody else say what became of it', async () => {
    for (const [to, minutes] of [
      ['second@b.example', 2],
      ['first@b.example', 3],
      ['third@b.example', 1],
    ] as const) {
      const queued = await queueMail(database.orm, { ...notice, to });
      await database.orm
        .update(outboxMails)
        .set({ nextAttemptAt: sql`now() - make_interval(mins => ${minutes}::int)` })
        .where(sql`${outboxMails.id} = ${queued?.id}`);
    }
    const [mine, anothers] = [randomUUID(), randomUUID()];
    const mail = await claimMail(database.orm, mine);
    expect(mail?.recipient).toBe('first@b.example');
    if (!mail) return;
    expect(await settleMail(database.orm, mail, anothers, { outcome: 'sent', reply: '250 ok' })).toBe(false);
    const standing = async () => (await mails()).find(({ id }) => id === mail.id)?.status;
    expect(await standing()).toBe('sending');
    expect(await settleMail(database.orm, mail, mine, { outcome: 'sent', reply: '250 ok' })).toBe(true);
    expect(await standing()).toBe('sent');
    expect((await claimMail(database.orm, mine))?.recipient).toBe('second@b.example');
  });

  it('says of a mail whose process ended that it may have arrived, until another attempt says more', async () => {
    await queueMail(database.orm, { ...notice, to: 'a@b.example' });
    await claimMail(database.orm, randomUUID());
    expect(await reclaimMails(database.orm, true)).toBe(1);
    const lost = 'The process that was sending it ended. It may have arrived; it is sent again.';
    expect(await mails()).toMatchObject([
      { status: 'queued', attempts: 1, lastError: lost, history: [{ outcome: 'lost', reply: lost }] },
    ]);
  });

  it('is careful with a mail that may have arrived, whatever was tried before, and gives it up at its time', async () => {
    await queueMail(database.orm, { ...notice, to: 'a@b.example' });
    const tried = { at: new Date(Date.now() - 3_600_000).toISOString(), outcome: 'put-off', reply: 'refused' } as const;
    await database.orm.update(outboxMails).set({ attempts: 30, history: Array.from({ length: 30 }, () => tried) });
    const waits: number[] = [];
    for (let doubt = 1; doubt <= 3; doubt += 1) {
      const mark = randomUUID();
      const mail = await claimMail(database.orm, mark);
      if (!mail) throw new Error('No mail is due.');
      await settleMail(database.orm, mail, mark, { outcome: 'in-doubt', reply: 'It may have arrived.' });
      const [stored] = await mails();
      waits.push(Math.round(((stored?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 60_000));
      expect(stored).toMatchObject({ status: 'queued', lastError: 'It may have arrived.' });
      expect(stored?.history.at(-1)?.outcome).toBe('in-doubt');
      await database.orm.update(outboxMails).set({ nextAttemptAt: sql`now()` });
    }
    for (const [index, plain] of [15, 30, 60].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(Math.floor(plain * 0.8));
      expect(waits[index]).toBeLessThanOrEqual(Math.ceil(plain * 1.2));
    }
    const mark = randomUUID();
    await database.orm.update(outboxMails).set({ giveUpAt: sql`now() + interval '1 hour'` });
    const mail = await claimMail(database.orm, mark);
    if (mail) await settleMail(database.orm, mail, mark, { outcome: 'in-doubt', reply: 'It may have arrived.' });
    const [last] = await mails();
    expect(last).toMatchObject({ status: 'failed' });
    expect(last?.history.at(-1)).toMatchObject({ outcome: 'given-up', reply: 'It may have arrived.' });
  });

  it('has a mail due at once that was tried before the clock went back, and no other', async () => {
    for (const [to, minutes] of [
      ['ahead@b.example', 20],
      ['tried@b.example', -1],
    ] as const) {
      await queueMail(database.orm, { ...notice, to });
      const at = new Date(Date.now() + minutes * 60_000).toISOString();
      await database.orm
        .update(outboxMails)
        .set({
          attempts: 1,
          history: [{ at, outcome: 'put-off', reply: 'refused' }],
          nextAttemptAt: sql`now() + interval '1 hour'`,
        })
        .where(eq(outboxMails.recipient, to));
    }
    expect((await claimMail(database.orm, randomUUID()))?.recipient).toBe('ahead@b.example');
    expect(await claimMail(database.orm, randomUUID())).toBeNull();
  });

  it('does not send what would be wrong by now; everything else leaves however late it is', async () => {
    await queueMail(database.orm, { ...notice, to: 'a@b.example', notAfter: new Date(Date.now() + 60_000) });
    await queueMail(database.orm, { ...notice, to: 'c@b.example' });
    expect(await lapseMails(database.orm)).toBe(0);
    await database.orm.update(outboxMails).set({
      createdAt: sql`now() - interval '9 days'`,
      nextAttemptAt: sql`now() - interval '9 days'`,
      giveUpAt: sql`now() - interval '1 minute'`,
    });
    expect(await lapseMails(database.orm)).toBe(1);
    expect((await claimMail(database.orm, randomUUID()))?.recipient).toBe('c@b.example');
    expect(await claimMail(database.orm, randomUUID())).toBeNull();
    const [lapsed] = (await mails()).filter(({ recipient }) => recipient === 'a@b.example');
    expect(lapsed).toMatchObject({ status: 'cancelled', lastError: 'Its time had passed before it could be sent.' });
  });

  it('stores attachments of text and of bytes', async () => {
    await queueMail(database.orm, {
      ...notice,
      to: 'a@b.example',
      attachments: [
        { filename: 'demo.ics', contentType: 'text/calendar; method=REQUEST', content: 'BEGIN:VCALENDAR ü' },
        { filename: 'b.bin', contentType: 'application/octet-stream', content: new Uint8Array([0, 255]) },
      ],
    });
    const [mail] = await mails();
    expect(mail?.attachments.map(({ content }) => Buffer.from(content, 'base64').toString('latin1'))).toEqual([
      Buffer.from('BEGIN:VCALENDAR ü').toString('latin1'),
      '\u0000\u00ff',
    ]);
  });

  it('takes no address, header or file name that could add to a mail', async () => {
    const wrong: Pick<NewMail<'contact-notification'>, 'to' | 'replyTo' | 'headers' | 'attachments'>[] = [
      { to: 'a@b.example\r\nBcc: c@d.example' },
      { to: 'a@b.example, c@d.example' },
      { to: 'a@b.example', replyTo: 'x\n@y.example' },
      { to: 'a@b.example', headers: { 'X-Note': 'a\r\nBcc: c@d.example' } },
      { to: 'a@b.example', headers: { 'X-Note\r\nBcc': 'c@d.example' } },
      { to: 'a@b.example', headers: { bcc: 'c@d.example' } },
      { to: 'a@b.example', attachments: [{ filename: 'a"\r\nX: y', contentType: 'text/plain', content: '' }] },
      {
        to: 'a@b.example',
        attachments: [{ filename: 'a', contentType: 'text/plain', content: 'x'.repeat(2_000_001) }],
      },
    ];
    for (const mail of wrong) {
      await expect(queueMail(database.orm, { ...notice, ...mail })).rejects.toThrow(InvalidMailError);
    }
    expect(await mails()).toEqual([]);
  });

  it.each([
    ['a recipient on two lines', { recipient: 'a@b.example\nx' }, 'outbox_mails_recipient_check'],
    ['two recipients', { recipient: 'a@b.example;c@d.example' }, 'outbox_mails_recipient_check'],
    ['a subject on two lines', { subject: 'a\nBcc: x' }, 'outbox_mails_subject_check'],
    ['a status that is none', { status: 'lost' }, 'outbox_mails_status_check'],
    ['sending without a lease', { status: 'sending' }, 'outbox_mails_lease_check'],
    ['sent without its time', { status: 'sent' }, 'outbox_mails_finished_check'],
  ])('can hold no mail with %s', async (_what, change, constraint) => {
    await queueMail(database.orm, { ...notice, to: 'a@b.example' });
    const columns = Object.entries(change).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
    const update = database.orm.execute(sql`update outbox_mails set ${sql.join(columns, sql`, `)}`);
    await expect(update).rejects.toMatchObject({ cause: { constraint } });
  });
});
