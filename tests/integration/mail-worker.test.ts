import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '~/db/client.server';
import { openFileTransport } from '~/server/mail/file-transport.server';
import { queueMail } from '~/server/mail/queue-mail.server';
import { openSmtpTransport } from '~/server/mail/smtp-transport.server';
import { until } from '../support/built-server';
import { eachDriver } from '../support/drivers';
import { notice, useOutbox } from './outbox-kit';

eachDriver('The mail worker', (kit) => {
  const outbox = useOutbox(kit);
  const { holdAnswers, mails, only, passTime, queue, start, stopWorkers, untilStatus } = outbox;

  it('sends a mail as soon as the transaction that queued it commits', async () => {
    await start();
    const queued = await queue('planner@example.com');
    const [mail] = await outbox.server.untilMails(1);
    expect(mail?.to).toEqual(['planner@example.com']);
    expect(mail?.from).toBe('hello@quzones.com');
    expect(mail?.email).toMatchObject({
      messageId: queued?.messageId,
      subject: 'New message from Port planner: A consultation',
      from: { name: 'Quzones', address: 'hello@quzones.com' },
    });
    expect(mail?.email.html).toContain('A port operator');
    expect(mail?.email.text).toContain('A port operator');
    expect(await untilStatus('sent')).toMatchObject({ attempts: 1, lastError: null, history: [{ outcome: 'sent' }] });
  });

  it('sends what was queued while nobody was there', async () => {
    await queue();
    await start();
    await outbox.server.untilMails(1);
  });

  it('sends what is due later at its time, by the clock of the database', async () => {
    await start();
    const inAnHour = new Date(Date.now() + 3_600_000);
    await queueMail(outbox.database.orm, { ...notice, to: 'later@example.com', notBefore: inAnHour });
    await queue('now@example.com');
    await outbox.server.untilMails(1);
    expect(outbox.server.mails.map(({ to }) => to[0])).toEqual(['now@example.com']);
    await passTime('1 hour');
    await outbox.server.untilMails(2);
  });

  it('puts a mail back when it has to stop while the server is slow', async () => {
    const answer = holdAnswers();
    const worker = await start();
    await queue();
    await answer.isAwaited();
    await worker.stop();
    expect(await only()).toMatchObject({ status: 'queued', attempts: 1, leaseMark: null });
    answer.give();
  });

  it('lets a mail finish when it is told to stop', async () => {
    const answer = holdAnswers();
    const worker = await start();
    await queue();
    await answer.isAwaited();
    const stopped = worker.stop();
    answer.give();
    await stopped;
    expect(await only()).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('takes over what a process that vanished had in hand, once its lease has ended', async () => {
    await queue();
    await outbox.database.orm.execute(sql`update outbox_mails set status = 'sending', attempts = 1,
      lease_mark = gen_random_uuid(), lease_until = now() + interval '60 seconds'`);
    if (kit.driver === 'postgres') {
      await start();
      await queue('z@example.com');
      await outbox.server.untilMails(1);
      expect(outbox.server.mails.map(({ to }) => to[0])).toEqual(['z@example.com']);
      await passTime('1 minute');
    } else {
      // The only process on an embedded database has just started: nobody else can have it.
      await start();
    }
    await until('The mail', () => outbox.server.mails.find(({ to }) => to[0] === 'a@b.example'));
    const taken = (await mails()).find(({ recipient }) => recipient === 'a@b.example');
    expect(taken?.history[0]?.outcome).toBe('lost');
  });

  it('sends each mail once however many processes work on the same database', async () => {
    const handles = kit.driver === 'postgres' ? await Promise.all([1, 2, 3].map(() => openDatabase(outbox.place))) : [];
    await Promise.all(
      [outbox.database, ...handles].map((handle) => start(openSmtpTransport(outbox.server.url), handle)),
    );
    const expected = Array.from({ length: 120 }, (_, index) => `p${index}@example.com`);
    await outbox.database.orm.transaction(async (tx) => {
      for (const to of expected) await queueMail(tx, { ...notice, to });
    });
    await outbox.server.untilMails(expected.length);
    await until('Everything sent', async () =>
      (await mails()).every(({ status }) => status === 'sent') ? true : undefined,
    );
    expect(outbox.server.mails).toHaveLength(expected.length);
    expect(new Set(outbox.server.mails.map(({ to }) => to[0]))).toEqual(new Set(expected));
    await stopWorkers();
    await Promise.all(handles.map((handle) => handle.close()));
  });

  it('takes what lets somebody in out of the database once it was sent', async () => {
    await start();
    await queueMail(outbox.database.orm, {
      to: 'mari@example.com',
      template: 'password-reset',
      props: { name: 'Mari', url: 'https://www.example.com/admin/reset?token=SECRET', until: 'tomorrow' },
    });
    const [mail] = await outbox.server.untilMails(1);
    expect(mail?.email.text).toContain('token=SECRET');
    const sent = await untilStatus('sent');
    expect(sent.html + sent.text).not.toContain('SECRET');
  });

  describe('what strangers typed', () => {
    const nasty = 'Ravi\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script> "=?utf-8?q?x?=" 量子 🚀 \u202eabc';

    it('stays words: no header, no second recipient, no markup', async () => {
      await start();
      await queueMail(outbox.database.orm, {
        to: 'staff@example.com',
        replyTo: 'ravi@bücher.example',
        template: 'contact-notification',
        props: { ...notice.props, name: nasty, message: `${nasty}\n.\nQUIT\n..` },
        headers: { 'X-Note': 'ünïcode, and \\r\\n' },
      });
      const [mail] = await outbox.server.untilMails(1);
      expect(mail?.to).toEqual(['staff@example.com']);
      expect(mail?.email.bcc ?? []).toEqual([]);
      const heads = mail?.raw.split('\r\n\r\n')[0] ?? '';
      expect(heads).not.toMatch(/^(bcc|cc):/im);
      expect(mail?.email.subject).toContain('Ravi Bcc: victim@example.com');
      expect(mail?.email.subject).toContain('量子 🚀');
      expect(mail?.email.html).not.toContain('<script>');
      expect(mail?.email.text).toContain('<script>alert(1)</script>');
      expect(mail?.email.text).toContain('\n> .\n');
      expect(mail?.email.headers.find(({ key }) => key === 'x-note')?.value).toMatch(/^=\?UTF-8\?Q\?\S+\?=$/);
      expect(heads).toMatch(/^Reply-To: ravi@xn--bcher-kva\.example$/im);
    });
  });

  it('writes mails to files while no mail server is set', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quzones-mail-'));
    await start(openFileTransport(join(folder, 'mail')));
    await queueMail(outbox.database.orm, {
      ...notice,
      to: 'a@b.example',
      attachments: [{ filename: 'demo.ics', contentType: 'text/calendar; method=REQUEST', content: 'BEGIN:VCALENDAR' }],
    });
    await untilStatus('kept');
    const [file = ''] = await readdir(join(folder, 'mail'));
    expect(file).toMatch(/^20.*\.eml$/);
    expect((await stat(join(folder, 'mail', file))).mode & 0o077).toBe(0);
    const email = await PostalMime.parse(await readFile(join(folder, 'mail', file)));
    expect(email.subject).toBe('New message from Port planner: A consultation');
    expect(email.attachments).toMatchObject([{ filename: 'demo.ics', mimeType: 'text/calendar' }]);
    await rm(folder, { recursive: true });
  });
});
