import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toIndiaLocal } from '../../app/lib/dates.ts';
import { nodeBinary, root } from '../../scripts/lib/paths.mjs';
import {
  type BuiltServer,
  collectOutput,
  serverEnvironment,
  startBuiltServer,
  testAdmin,
  until,
} from '../support/built-server';
import { newDataDirectory } from '../support/clusters';
import { type FalseClock, startFalseClock } from '../support/false-clock';
import { freePort } from '../support/free-port';
import { type MailServer, startMailServer } from '../support/mail-server';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { messageForm, signInAt } from '../support/visitors';

const daySeconds = 86_400;
const locked = { email: 'somebody@quzones.test', password: 'not the right one' };

describe.each(['embedded', 'postgres'] as const)('When the clock goes back by a day (%s)', { retry: 0 }, (driver) => {
  let clock: FalseClock;
  let postgres: TestPostgres | undefined;
  let dataDirectory: string;
  let archives: string;
  let env: Record<string, string>;
  let server: BuiltServer;
  let mailServer: MailServer | undefined;
  let cookie: string;
  let backBy = 0;
  const message = messageForm(1);

  const falseNow = () => Date.now() - backBy * 1000;
  const post = (path: string, fields: Record<string, string> | URLSearchParams, headers: Record<string, string> = {}) =>
    fetch(server.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.url, ...headers },
      body: new URLSearchParams(fields),
    });
  const attempt = async (person: { email: string; password: string }) => (await post('/admin/auth', person)).status;
  const publish = async (title: string, at: Date) => {
    const words = {
      title,
      author: 'Research team',
      excerpt: 'An excerpt.',
      content: '<p>Text.</p>',
      status: 'published',
    };
    const when = { publish_when: 'at', publish_at: toIndiaLocal(at) };
    expect((await post('/admin/insights/new', { ...words, ...when }, { cookie })).status).toBe(302);
  };
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  const isSignedIn = async (as: string) => {
    const answer = await fetch(`${server.url}/admin/insights`, { headers: { cookie: as }, redirect: 'manual' });
    return answer.status === 200;
  };
  const scheduledArchives = async () => (await readdir(archives)).filter((name) => name.endsWith('-scheduled.tar.gz'));

  async function command(script: string): Promise<{ code: number | null; output: string }> {
    const child = spawn(nodeBinary, [join(root, `scripts/${script}.mjs`)], {
      env: serverEnvironment(dataDirectory, env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = collectOutput(child);
    await once(child, 'close');
    return { code: child.exitCode, output: output() };
  }

  beforeAll(async () => {
    clock = await startFalseClock();
    const mailPort = await freePort();
    archives = await mkdtemp(join(tmpdir(), 'quzones-archives-'));
    dataDirectory = driver === 'postgres' ? await mkdtemp(join(tmpdir(), 'quzones-data-')) : await newDataDirectory();
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString().slice(11, 16);
    env = {
      ...clock.env,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      BACKUP_DIR: archives,
      BACKUP_AT: anHourAgo,
    };
    if (driver === 'postgres') {
      postgres = await startPostgres({ env: clock.env });
      env['DATABASE_URL'] = await postgres.createDatabase();
    }
    server = await startBuiltServer({ dataDirectory, databaseUrl: env['DATABASE_URL'], env });

    cookie = await signInAt(server.url);
    for (let count = 0; count < 10; count += 1) await attempt(locked);
    expect(await attempt(locked)).toBe(429);
    await publish('Read for days', new Date(Date.now() - 3 * daySeconds * 1000));
    await publish('Not yet', new Date(Date.now() + 2 * 3_600_000));
    // Nobody listens at the mail server's port yet: these four wait.
    expect((await post('/contact', message)).status).toBe(303);
    expect((await post('/newsletter', { email: 'reader@example.com' })).status).toBeLessThan(400);
    expect((await post('/admin/forgot-password', { email: testAdmin.email })).status).toBe(200);
    await until('A mail being tried', () => /a mail could not be sent yet/.test(server.logs()) || undefined);
    await until('The backup of the clock', async () => (await scheduledArchives()).length === 1 || undefined);

    // Back by a day, and to a few seconds before a full minute, which is what publishing goes by.
    backBy = daySeconds + (new Date().getUTCSeconds() - 50);
    await clock.set(-backBy);
    await until('The clock going back', async () => {
      const date = Date.parse((await fetch(`${server.url}/healthz`)).headers.get('date') ?? '');
      return Math.abs(date - falseNow()) < 30_000 || undefined;
    });
    mailServer = await startMailServer({ port: mailPort });
  }, 240_000);

  afterAll(async () => {
    await server?.stop();
    await mailServer?.stop();
    await postgres?.stop();
    await clock?.remove();
    for (const folder of [archives, dataDirectory]) if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('what is scheduled from now on appears at its time, what was public stays, what was not yet stays hidden', async () => {
    const nextMinute = new Date(Math.ceil((falseNow() + 1000) / 60_000) * 60_000);
    await publish('In a moment', nextMinute);
    await until('The article', async () => (await statusOf('/insights/in-a-moment')) === 200 || undefined, 75_000);
    expect(falseNow()).toBeGreaterThanOrEqual(nextMinute.getTime() - 1500);
    expect(await statusOf('/insights/read-for-days')).toBe(200);
    expect(await statusOf('/insights/not-yet')).toBe(404);
  }, 120_000);

  it('whoever was signed in stays so, everybody can sign in, and who was kept out for a quarter of an hour may try again', async () => {
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await isSignedIn(await signInAt(server.url))).toBe(true);
    expect(await attempt(locked)).toBe(401);
  });

  it('mails that waited leave within a minute, each once, and what is sent again is stored once', async () => {
    const first = await mailServer?.untilMails(4, 90_000);
    expect(first?.map(({ to }) => to[0]).toSorted()).toEqual([
      testAdmin.email,
      testAdmin.email,
      'reader@example.com',
      'visitor-1@example.com',
    ]);
    expect((await post('/contact', message)).status).toBe(303);
    expect((await post('/contact', messageForm(2))).status).toBe(303);
    const all = (await mailServer?.untilMails(6, 90_000)) ?? [];
    expect(all.map(({ email }) => email.messageId)).toHaveLength(new Set(all.map(({ email }) => email.messageId)).size);
    expect(all.filter(({ to }) => to[0] === 'visitor-1@example.com')).toHaveLength(1);
    expect(all.filter(({ to }) => to[0] === 'visitor-2@example.com')).toHaveLength(1);
  }, 200_000);

  it('a link of before works, once', async () => {
    const texts = (mailServer?.mails ?? []).map(({ email }) => email.text ?? '');
    const path = texts.map((text) => /\/admin\/reset-password\?token=\S+/.exec(text)?.[0]).find(Boolean) ?? '';
    const chosen = { password: 'another horse battery staple' };
    expect(path).not.toBe('');
    expect(await statusOf(path)).toBe(200);
    expect((await post(path, chosen)).status).toBe(302);
    expect((await post(path, chosen)).status).toBe(410);
    cookie = await signInAt(server.url, { email: testAdmin.email, password: chosen.password });
  });

  it('the backup of the clock is not made a second time, one by hand is, and the doctor says what happened', async () => {
    // A start looks at once whether one is due; a server that runs does so within the hour.
    await server.stop();
    server = await startBuiltServer({ dataDirectory, databaseUrl: env['DATABASE_URL'], env });
    const { code, output } = await command('backup');
    expect([code, output]).toEqual([0, expect.stringContaining('Backup made and proven: ')]);
    expect(await scheduledArchives()).toHaveLength(1);
    const doctor = await command('doctor');
    expect(doctor.code).toBe(1);
    expect(doctor.output).toMatch(/The clock went back: the newest entry of the .* is of /);
    expect(doctor.output).toContain('Set the clock by NTP.');
  }, 240_000);

  it('when the clock is right again, everything goes on', async () => {
    await clock.set(0);
    backBy = 0;
    await until('The clock being right', async () => {
      const date = Date.parse((await fetch(`${server.url}/healthz`)).headers.get('date') ?? '');
      return Math.abs(date - Date.now()) < 30_000 || undefined;
    });
    expect(await isSignedIn(cookie)).toBe(true);
    expect(await statusOf('/insights/read-for-days')).toBe(200);
    expect((await post('/contact', messageForm(3))).status).toBe(303);
    const all = (await mailServer?.untilMails(8, 60_000)) ?? [];
    expect(all.filter(({ to }) => to[0] === 'visitor-3@example.com')).toHaveLength(1);
    expect((await command('doctor')).output).not.toContain('The clock went back');
  }, 120_000);
});
