import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase, sendNotification, setDatabase } from '~/db/client.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { queueMail } from '~/server/mail/queue-mail.server';
import { root } from '../../scripts/lib/paths.mjs';
import { until } from '../support/built-server';
import { type MailServer, startMailServer } from '../support/mail-server';
import { startPostgres, type TestPostgres } from '../support/postgres';

/** `npm run proof:kills` kills thirty times. */
const kills = process.env.PROOF === 'full' ? 30 : 10;
const mailCount = kills * 10;
// Inside of the project, or the bundle would not find its packages.
const folder = join(root, 'node_modules/.cache', `mail-child-${process.pid}`);

let postgres: TestPostgres;
let database: DatabaseHandle;
let databaseUrl: string;
let server: MailServer;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '~': join(root, 'app') } },
    build: { ssr: join(root, 'tests/faults/mail-child.ts'), outDir: folder, target: 'node24' },
  });
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase('tables');
  database = await openDatabase({ databaseUrl, dataDirectory: folder });
  setDatabase(database);
  server = await startMailServer();
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  setDatabase(undefined);
  await database?.close();
  await server?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function startChild(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(folder, 'mail-child.js'), databaseUrl, server.url], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent' },
  });
  children.add(child);
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  children.delete(child);
  // What it had in hand is taken over when its lease ends: the minute goes by at once.
  await database.orm.execute(sql`update outbox_mails set lease_until = now() where status = 'sending'`);
  await sendNotification(database.orm, 'mail_queued');
}

const sentCount = () => database.orm.$count(outboxMails, sql`${outboxMails.status} = 'sent'`);

it('every mail arrives though its senders are killed again and again, with one duplicate for each kill at most', async () => {
  server.behaviour.data = () => pause(3);
  const queued: string[] = [];
  await database.orm.transaction(async (tx) => {
    for (let index = 0; index < mailCount; index += 1) {
      const mail = await queueMail(tx, {
        to: `p${index}@example.com`,
        template: 'newsletter-confirmation',
        props: { url: 'https://www.example.com/' },
      });
      queued.push(mail?.messageId ?? '');
    }
  });
  for (let killed = 0; killed < kills; killed += 1) {
    const before = server.mails.length;
    const child = await startChild();
    // At a moment of its own each time, while it works.
    await until('A mail', () => (server.mails.length > before ? true : undefined));
    await pause(Math.random() * 40);
    await kill(child);
  }
  expect(await sentCount(), 'mails left when the killing ends').toBeLessThan(mailCount);
  await startChild();
  await until('The last mail', async () => ((await sentCount()) === mailCount ? true : undefined));
  const arrived = server.mails.map(({ email }) => email.messageId ?? '');
  expect(new Set(arrived)).toEqual(new Set(queued));
  const duplicates = arrived.length - queued.length;
  process.stdout.write(`${kills} kills, ${mailCount} mails, ${duplicates} arrived twice\n`);
  expect(duplicates).toBeLessThanOrEqual(kills);
}, 240_000);
