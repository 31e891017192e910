import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseHandle, migrateDatabase, openDatabase, setDatabase } from '~/db/client.server';
import type { KeptWork } from '~/server/keep-working.server';
import type { MailTransport } from '~/server/mail/delivery';
import { openFileTransport } from '~/server/mail/file-transport.server';
import { startMailWorker } from '~/server/mail/mail-worker.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { queueMail } from '~/server/mail/queue-mail.server';
import { openSmtpTransport } from '~/server/mail/smtp-transport.server';
import { mailTemplates } from '~/server/mail/templates';
import { until } from '../support/built-server';
import { eachDriver } from '../support/drivers';
import { type MailServer, SmtpRefusal, startMailServer } from '../support/mail-server';

const notice = { template: 'contact-notification', props: mailTemplates['contact-notification'].sample } as const;

eachDriver('The mail worker', (kit) => {
  let database: DatabaseHandle;
  let place: Awaited<ReturnType<typeof kit.freshDatabase>>;
  let server: MailServer;
  const workers: KeptWork[] = [];

  const mails = () => database.orm.select().from(outboxMails).orderBy(outboxMails.recipient);
  const only = async () => {
    const [mail] = await mails();
    if (!mail) throw new Error('The outbox is empty.');
    return mail;
  };
  const queue = (to = 'a@b.example') => database.orm.transaction((tx) => queueMail(tx, { ...notice, to }));
  const start = async (transport: MailTransport = openSmtpTransport(server.url), handle = database, pauseMs = 50) => {
    const worker = await startMailWorker({ database: handle, transport, pauseAfter: () => pauseMs });
    workers.push(worker);
    return worker;
  };
  const untilStatus = (status: string, attempts = 1) =>
    until(`A mail being ${status}`, async () => {
      const mail = await only();
      return mail.status === status && mail.attempts >= attempts ? mail : undefined;
    });
  /** The server has the whole mail and says nothing, until it is told to. */
  const holdAnswers = () => {
    let give: (() => void) | undefined;
    server.behaviour.data = () =>
      new Promise<void>((resolve) => {
        give = resolve;
      });
    return { isAwaited: () => until('The whole mail', () => give), give: () => give?.() };
  };
  /** As if so much time had gone by: everything that the outbox waits for is that much nearer. */
  const passTime = async (interval: string) => {
    await database.orm.execute(sql`update outbox_mails set
      next_attempt_at = next_attempt_at - ${interval}::interval, give_up_at = give_up_at - ${interval}::interval,
      lease_until = lease_until - ${interval}::interval, created_at = created_at - ${interval}::interval`);
    await database.notify('mail_queued', '');
  };

  beforeAll(async () => {
    place = await kit.databaseToMigrate();
    database = await openDatabase(place);
    await migrateDatabase(database, 'migrations');
    setDatabase(database);
  });
  beforeEach(async () => {
    await database.orm.delete(outboxMails);
    server = await startMailServer();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await server.stop();
  });
  afterAll(async () => {
    setDatabase(undefined);
    await database.close();
  });

  it('sends a mail as soon as the transaction that queued it commits', async () => {
    await start();
    const queued = await queue('planner@example.com');
    const [mail] = await server.untilMails(1);
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
    await server.untilMails(1);
  });

  it('sends what is due later at its time, by the clock of the database', async () => {
    await start();
    const inAnHour = new Date(Date.now() + 3_600_000);
    await queueMail(database.orm, { ...notice, to: 'later@example.com', notBefore: inAnHour });
    await queue('now@example.com');
    await server.untilMails(1);
    expect(server.mails.map(({ to }) => to[0])).toEqual(['now@example.com']);
    await passTime('1 hour');
    await server.untilMails(2);
  });

  it('tries again when the server puts it off, with the same Message-ID, and keeps what was answered', async () => {
    let refusals = 2;
    server.behaviour.data = () => {
      refusals -= 1;
      if (refusals >= 0) throw new SmtpRefusal(451, 'Try again later');
    };
    await start();
    const queued = await queue();
    const first = await untilStatus('queued');
    expect(first.lastError).toContain('451 Try again later');
    const waits = first.nextAttemptAt.getTime() - Date.now();
    expect(waits).toBeGreaterThan(1000);
    expect(waits).toBeLessThan(30_000);
    await passTime('1 minute');
    await untilStatus('queued', 2);
    await passTime('1 minute');
    const sent = await untilStatus('sent', 3);
    expect(sent.history.map(({ outcome }) => outcome)).toEqual(['put-off', 'put-off', 'sent']);
    expect(server.mails.map(({ email }) => email.messageId)).toEqual([queued?.messageId]);
  });

  it('tries a greylisted recipient again', async () => {
    server.behaviour.recipient = () => {
      throw new SmtpRefusal(450, 'Greylisted');
    };
    await start();
    await queue();
    expect((await untilStatus('queued')).lastError).toContain('450 Greylisted');
    server.behaviour = Object.assign(server.behaviour, { recipient: undefined });
    await passTime('1 minute');
    await untilStatus('sent', 2);
  });

  it.each(['recipient', 'data'] as const)(
    'does not try again when the server refuses it for good (%s)',
    async (step) => {
      server.behaviour[step] = () => {
        throw new SmtpRefusal(550, 'No such user here');
      };
      await start();
      await queue();
      const failed = await untilStatus('failed');
      expect(failed).toMatchObject({ attempts: 1, history: [{ outcome: 'failed' }] });
      expect(failed.lastError).toContain('550 No such user here');
      await passTime('1 day');
      await queue('second@example.com');
      await until('The second one failing', async () =>
        (await mails()).every(({ status }) => status === 'failed') ? true : undefined,
      );
      expect((await mails()).map(({ attempts }) => attempts)).toEqual([1, 1]);
    },
  );

  it('gives a mail up after three days', async () => {
    server.behaviour.data = () => {
      throw new SmtpRefusal(451, 'Not today');
    };
    await start();
    await queue();
    await untilStatus('queued');
    await passTime('3 days');
    expect(await untilStatus('failed', 2)).toMatchObject({
      attempts: 2,
      history: [{ outcome: 'put-off' }, { outcome: 'given-up', reply: 'Message failed: 451 Not today' }],
    });
    expect(server.mails).toEqual([]);
  });

  it('loses nothing while the mail server is down for an hour, and delays nobody who writes', async () => {
    await server.stop();
    await start();
    const started = performance.now();
    for (let index = 0; index < 20; index += 1) await queue(`p${String(index).padStart(2, '0')}@example.com`);
    expect((performance.now() - started) / 20).toBeLessThan(250);
    await until('An attempt', async () => ((await mails()).some(({ attempts }) => attempts > 0) ? true : undefined));
    for (let tenMinutes = 0; tenMinutes < 6; tenMinutes += 1) await passTime('10 minutes');
    expect((await mails()).every(({ status }) => status === 'queued' || status === 'sending')).toBe(true);
    server = await startMailServer({ port: server.port });
    await passTime('10 minutes');
    await server.untilMails(20);
    await until('Everything sent', async () =>
      (await mails()).every(({ status }) => status === 'sent') ? true : undefined,
    );
    expect(new Set(server.mails.map(({ to }) => to[0])).size).toBe(20);
    expect(server.mails).toHaveLength(20);
  });

  it('waits with all mails while the server refuses us, and loses none to a wrong password', async () => {
    await server.stop();
    server = await startMailServer({
      port: server.port,
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username ?? '' }) : done(new Error('Invalid login')),
    });
    const wrong = await start(openSmtpTransport(`smtp://quzones:wrong@127.0.0.1:${server.port}`));
    await queue();
    expect((await untilStatus('queued')).lastError).toContain('535 Invalid login');
    await wrong.stop();
    await start(openSmtpTransport(`smtp://quzones:right@127.0.0.1:${server.port}`));
    await passTime('1 hour');
    const [mail] = await server.untilMails(1);
    expect(mail?.user).toBe('quzones');
  });

  it('loses no mail while the server refuses our sender, and does not ask it about every mail', async () => {
    server.behaviour.sender = () => {
      throw new SmtpRefusal(553, 'Sender not allowed for this account');
    };
    const worker = await start(openSmtpTransport(server.url), database, 60_000);
    for (const name of ['a', 'b', 'c']) await queue(`${name}@example.com`);
    const attempts = async () => (await mails()).map((mail) => mail.attempts).sort((one, other) => one - other);
    await until('An attempt', async () => ((await mails()).some(({ lastError }) => lastError) ? true : undefined));
    expect(await attempts()).toEqual([0, 0, 1]);
    expect((await mails()).map(({ status }) => status)).toEqual(['queued', 'queued', 'queued']);
    await worker.stop();
    server.behaviour = Object.assign(server.behaviour, { sender: undefined });
    await start();
    await passTime('1 hour');
    await server.untilMails(3);
  });

  it('gives up on a connection that is dropped in the middle of a mail, and sends it on another', async () => {
    let drops = 1;
    await server.stop();
    server = await startMailServer({
      port: server.port,
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => {
          drops -= 1;
          done(drops >= 0 ? Object.assign(new Error('Closing'), { responseCode: 421 }) : null);
        });
      },
    });
    await start();
    await queue();
    await untilStatus('queued');
    await passTime('1 hour');
    await untilStatus('sent', 2);
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
    await database.orm.execute(sql`update outbox_mails set status = 'sending', attempts = 1,
      lease_mark = gen_random_uuid(), lease_until = now() + interval '60 seconds'`);
    if (kit.driver === 'postgres') {
      await start();
      await queue('z@example.com');
      await server.untilMails(1);
      expect(server.mails.map(({ to }) => to[0])).toEqual(['z@example.com']);
      await passTime('1 minute');
    } else {
      // The only process on an embedded database has just started: nobody else can have it.
      await start();
    }
    await until('The mail', () => server.mails.find(({ to }) => to[0] === 'a@b.example'));
    const taken = (await mails()).find(({ recipient }) => recipient === 'a@b.example');
    expect(taken?.history[0]?.outcome).toBe('lost');
  });

  it('encrypts when the server offers it, and trusts a certificate of one’s own only when told to', async () => {
    await server.stop();
    server = await startMailServer({ port: server.port, disabledCommands: ['AUTH'] });
    const doubting = await start();
    await queue();
    expect((await untilStatus('queued')).lastError).toMatch(/certificate/i);
    await doubting.stop();
    await start(openSmtpTransport(`${server.url}?tls.rejectUnauthorized=false`));
    await passTime('1 hour');
    const [mail] = await server.untilMails(1);
    expect(mail?.secure).toBe(true);
  });

  it('speaks TLS from the start with smtps://', async () => {
    await server.stop();
    server = await startMailServer({ port: server.port, secure: true, disabledCommands: ['AUTH', 'STARTTLS'] });
    await start(openSmtpTransport(`smtps://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`));
    await queue();
    const [mail] = await server.untilMails(1);
    expect(mail?.secure).toBe(true);
  });

  it('sends each mail once however many processes work on the same database', async () => {
    const handles = kit.driver === 'postgres' ? await Promise.all([1, 2, 3].map(() => openDatabase(place))) : [];
    await Promise.all([database, ...handles].map((handle) => start(openSmtpTransport(server.url), handle)));
    const expected = Array.from({ length: 120 }, (_, index) => `p${index}@example.com`);
    await database.orm.transaction(async (tx) => {
      for (const to of expected) await queueMail(tx, { ...notice, to });
    });
    await server.untilMails(expected.length);
    await until('Everything sent', async () =>
      (await mails()).every(({ status }) => status === 'sent') ? true : undefined,
    );
    expect(server.mails).toHaveLength(expected.length);
    expect(new Set(server.mails.map(({ to }) => to[0]))).toEqual(new Set(expected));
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await Promise.all(handles.map((handle) => handle.close()));
  });

  it('takes what lets somebody in out of the database once it was sent', async () => {
    await start();
    await queueMail(database.orm, {
      to: 'mari@example.com',
      template: 'password-reset',
      props: { name: 'Mari', url: 'https://www.example.com/admin/reset?token=SECRET', until: 'tomorrow' },
    });
    const [mail] = await server.untilMails(1);
    expect(mail?.email.text).toContain('token=SECRET');
    const sent = await untilStatus('sent');
    expect(sent.html + sent.text).not.toContain('SECRET');
  });

  describe('what strangers typed', () => {
    const nasty = 'Ravi\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script> "=?utf-8?q?x?=" 量子 🚀 \u202eabc';

    it('stays words: no header, no second recipient, no markup', async () => {
      await start();
      await queueMail(database.orm, {
        to: 'staff@example.com',
        replyTo: 'ravi@bücher.example',
        template: 'contact-notification',
        props: { ...notice.props, name: nasty, message: `${nasty}\n.\nQUIT\n..` },
        headers: { 'X-Note': 'ünïcode, and \\r\\n' },
      });
      const [mail] = await server.untilMails(1);
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
    await queueMail(database.orm, {
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
