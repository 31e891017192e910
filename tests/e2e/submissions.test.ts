import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { openDatabase } from '../../app/db/client.server';
import { type BuiltServer, startBuiltServer, until } from '../support/built-server';
import { eachDriver } from '../support/drivers';

/** `npm run proof:forms` sends as many as the promise speaks of. */
const full = process.env.PROOF === 'full';
const scale = full ? { submissions: 10_000, kills: 30 } : { submissions: 200, kills: 3 };
const atOnce = 50;
const patienceMs = full ? 3_600_000 : 240_000;

/** How far the long proof is, and what it counted. */
function report(line: string): void {
  if (full) process.stdout.write(`${line}\n`);
}

/** A mail server that counts which message each notification is about. */
async function countingMailServer() {
  const notified = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void buffer(stream).then(async (bytes) => {
        const mail = await PostalMime.parse(bytes);
        const number = /submission-(\d+)-/.exec(mail.text ?? mail.html ?? '')?.[1];
        const isNotification = session.envelope.rcptTo.some(({ address }) => address === 'team@quzones.test');
        if (number && isNotification) notified.set(number, (notified.get(number) ?? 0) + 1);
        done();
      }, done);
    },
  });
  // A site that is killed in the middle of a mail resets its connection, which is what this is about.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { notified, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => server.close(done)) };
}

eachDriver('Messages while the server is killed', (kit) => {
  it(
    `Of ${scale.submissions} messages, ${atOnce} at once, every acknowledged one is stored once and notified once`,
    async () => {
      const place = await kit.databaseOfSite();
      const mails = await countingMailServer();
      const env = { SMTP_URL: mails.url, MAIL_TO: 'team@quzones.test', TRUST_PROXY: '1' };
      const start = () => startBuiltServer({ ...place, env });
      let server: BuiltServer | null = await start();
      const acknowledged = new Set<number>();
      let next = 0;

      /** As a visitor does who presses the button again until the site answers: the form stays the same. */
      const submit = async (number: number) => {
        const form = new URLSearchParams({
          form_key: randomUUID(),
          opened_at: '1700000000000',
          website: '',
          name: `Visitor ${number}`,
          email: `visitor-${number}@example.com`,
          message: `submission-${number}- with some words.`,
        });
        for (;;) {
          const url = server?.url;
          const answer = url ? await post(url, form, number).catch(() => null) : null;
          if (answer === 303) break;
          await pause(100);
        }
        acknowledged.add(number);
      };
      const visitor = async () => {
        for (let number = next++; number < scale.submissions; number = next++) await submit(number);
      };
      const visitors = Promise.all(Array.from({ length: atOnce }, visitor));

      for (let kill = 1; kill <= scale.kills; kill += 1) {
        // At random moments between two of the marks: whatever the server is doing then.
        const mark = Math.floor((scale.submissions * (kill - Math.random() * 0.5)) / (scale.kills + 1));
        await until(`${mark} messages`, () => (acknowledged.size >= mark ? true : undefined), patienceMs);
        const dying = server;
        server = null;
        await dying?.kill('SIGKILL');
        report(`${kit.driver}: kill ${kill} of ${scale.kills} after ${acknowledged.size} acknowledged messages`);
        server = await start();
      }
      await visitors;
      report(`${kit.driver}: all acknowledged, ${mails.notified.size} notified so far`);
      await until('all notifications', () => (mails.notified.size >= scale.submissions ? true : undefined), patienceMs);
      await server?.stop();
      await mails.close();

      const handle = await openDatabase(place);
      const { rows } = await handle.orm.execute<{ message: string; times: number }>(
        sql`select message, count(*)::int as times from contact_messages group by message`,
      );
      await handle.close();
      const duplicates = [...mails.notified.values()].reduce((sum, times) => sum + times - 1, 0);
      report(
        `${kit.driver}: ${acknowledged.size} acknowledged, ${rows.length} stored, ` +
          `${mails.notified.size} notified, ${duplicates} of them twice, ${scale.kills} kills`,
      );
      expect(acknowledged.size).toBe(scale.submissions);
      expect(rows.length).toBe(scale.submissions);
      expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
      expect(duplicates).toBeLessThanOrEqual(scale.kills);
    },
    patienceMs * 2,
  );
});

/** Answers the status. Every visitor comes from a network of their own. */
async function post(url: string, form: URLSearchParams, number: number): Promise<number> {
  const response = await fetch(`${url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: url,
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `198.51.${Math.floor(number / 250) % 250}.${number % 250}`,
    },
    body: form.toString(),
    signal: AbortSignal.timeout(20_000),
  });
  return response.status;
}
