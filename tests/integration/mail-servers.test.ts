import { expect, it } from 'vitest';
import { openSmtpTransport } from '~/server/mail/smtp-transport.server';
import { until } from '../support/built-server';
import { eachDriver } from '../support/drivers';
import { SmtpRefusal } from '../support/mail-server';
import { useOutbox } from './outbox-kit';

eachDriver('What a mail server answers', (kit) => {
  const outbox = useOutbox(kit);
  const { mails, passTime, queue, start, untilStatus } = outbox;

  it('tries again when the server puts it off, with the same Message-ID, and keeps what was answered', async () => {
    let refusals = 2;
    outbox.server.behaviour.data = () => {
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
    expect(outbox.server.mails.map(({ email }) => email.messageId)).toEqual([queued?.messageId]);
  });

  it('tries a greylisted recipient again', async () => {
    outbox.server.behaviour.recipient = () => {
      throw new SmtpRefusal(450, 'Greylisted');
    };
    await start();
    await queue();
    expect((await untilStatus('queued')).lastError).toContain('450 Greylisted');
    outbox.server.behaviour = Object.assign(outbox.server.behaviour, { recipient: undefined });
    await passTime('1 minute');
    await untilStatus('sent', 2);
  });

  it.each(['recipient', 'data'] as const)(
    'does not try again when the server refuses it for good (%s)',
    async (step) => {
      outbox.server.behaviour[step] = () => {
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
    outbox.server.behaviour.data = () => {
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
    expect(outbox.server.mails).toEqual([]);
  });

  it('loses nothing while the mail server is down for an hour, and delays nobody who writes', async () => {
    await outbox.server.stop();
    await start();
    const started = performance.now();
    for (let index = 0; index < 20; index += 1) await queue(`p${String(index).padStart(2, '0')}@example.com`);
    expect((performance.now() - started) / 20).toBeLessThan(250);
    await until('An attempt', async () => ((await mails()).some(({ attempts }) => attempts > 0) ? true : undefined));
    for (let tenMinutes = 0; tenMinutes < 6; tenMinutes += 1) await passTime('10 minutes');
    expect((await mails()).every(({ status }) => status === 'queued' || status === 'sending')).toBe(true);
    await outbox.startServerAnew();
    await passTime('10 minutes');
    await outbox.server.untilMails(20);
    await until('Everything sent', async () =>
      (await mails()).every(({ status }) => status === 'sent') ? true : undefined,
    );
    expect(new Set(outbox.server.mails.map(({ to }) => to[0])).size).toBe(20);
    expect(outbox.server.mails).toHaveLength(20);
  });

  it('waits with all mails while the server refuses us, and loses none to a wrong password', async () => {
    await outbox.server.stop();
    await outbox.startServerAnew({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username ?? '' }) : done(new Error('Invalid login')),
    });
    const wrong = await start(openSmtpTransport(`smtp://quzones:wrong@127.0.0.1:${outbox.server.port}`));
    await queue();
    expect((await untilStatus('queued')).lastError).toContain('535 Invalid login');
    await wrong.stop();
    await start(openSmtpTransport(`smtp://quzones:right@127.0.0.1:${outbox.server.port}`));
    await passTime('1 hour');
    const [mail] = await outbox.server.untilMails(1);
    expect(mail?.user).toBe('quzones');
  });

  it('loses no mail while the server refuses our sender, and does not ask it about every mail', async () => {
    outbox.server.behaviour.sender = () => {
      throw new SmtpRefusal(553, 'Sender not allowed for this account');
    };
    const worker = await start(openSmtpTransport(outbox.server.url), outbox.database, 60_000);
    for (const name of ['a', 'b', 'c']) await queue(`${name}@example.com`);
    const attempts = async () => (await mails()).map((mail) => mail.attempts).sort((one, other) => one - other);
    await until('An attempt', async () => ((await mails()).some(({ lastError }) => lastError) ? true : undefined));
    expect(await attempts()).toEqual([0, 0, 1]);
    expect((await mails()).map(({ status }) => status)).toEqual(['queued', 'queued', 'queued']);
    await worker.stop();
    outbox.server.behaviour = Object.assign(outbox.server.behaviour, { sender: undefined });
    await start();
    await passTime('1 hour');
    await outbox.server.untilMails(3);
  });

  it('gives up on a connection that is dropped in the middle of a mail, and sends it on another', async () => {
    let drops = 1;
    await outbox.server.stop();
    await outbox.startServerAnew({
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

  it('encrypts when the server offers it, and trusts a certificate of one’s own only when told to', async () => {
    await outbox.server.stop();
    await outbox.startServerAnew({ disabledCommands: ['AUTH'] });
    const doubting = await start();
    await queue();
    expect((await untilStatus('queued')).lastError).toMatch(/certificate/i);
    await doubting.stop();
    await start(openSmtpTransport(`${outbox.server.url}?tls.rejectUnauthorized=false`));
    await passTime('1 hour');
    const [mail] = await outbox.server.untilMails(1);
    expect(mail?.secure).toBe(true);
  });

  it('speaks TLS from the start with smtps://', async () => {
    await outbox.server.stop();
    await outbox.startServerAnew({ secure: true, disabledCommands: ['AUTH', 'STARTTLS'] });
    await start(openSmtpTransport(`smtps://127.0.0.1:${outbox.server.port}?tls.rejectUnauthorized=false`));
    await queue();
    const [mail] = await outbox.server.untilMails(1);
    expect(mail?.secure).toBe(true);
  });
});
