import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer, testAdmin, until } from '../support/built-server';
import { type MailServer, startMailServer } from '../support/mail-server';
import { type Balancer, startBalancer } from '../support/nginx';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { saveInsight, sendMessage, signInAt } from '../support/visitors';

/** `npm run proof:balancer` takes longer, and prints what it saw. */
const full = process.env.PROOF === 'full';
const scale = full
  ? { messages: 3_000, kills: 5, saves: 200, restarts: 20 }
  : { messages: 90, kills: 1, saves: 8, restarts: 2 };
const patienceMs = full ? 1_800_000 : 180_000;

let postgres: TestPostgres;
let databaseUrl: string;
let database: pg.Client;
let mails: MailServer;
let balancer: Balancer;
let dataDirectory: string;
let servers: BuiltServer[] = [];
/** Every message that was acknowledged has a number of its own. */
let messages = 0;

/** What all processes have in common. The load pretends to come through one more proxy, from many addresses. */
const startOne = () =>
  startBuiltServer({
    databaseUrl,
    dataDirectory,
    env: {
      ORIGIN: balancer.url,
      TRUST_PROXY: '2',
      FRONTS: '0',
      SMTP_URL: mails.url,
      MAIL_TO: 'team@quzones.test',
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: '',
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '1',
    },
  });

beforeAll(async () => {
  [postgres, balancer, mails] = await Promise.all([startPostgres(), startBalancer(), startMailServer()]);
  databaseUrl = await postgres.createDatabase();
  dataDirectory = await mkdtemp(join(tmpdir(), 'quzones-data-'));
  // All three on an empty database, at the same moment.
  servers = await Promise.all([startOne(), startOne(), startOne()]);
  await balancer.balance(servers);
  database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
});

afterAll(async () => {
  await database?.end();
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all([balancer?.stop(), mails?.stop(), postgres?.stop()]);
  await rm(dataDirectory, { recursive: true, force: true });
});

describe('Three processes on one PostgreSQL behind nginx', () => {
  it('The set-up link that one of them printed works at another, once', async () => {
    const links = servers.map((server) => new URL(/http\S+\/admin\/setup\?token=\S+/.exec(server.logs())?.[0] ?? ''));
    const [first, second] = links.map(({ search }) => `/admin/setup${search}`) as [string, string];
    const redeem = (server: BuiltServer | undefined, path: string, { email, password } = testAdmin) => {
      const body = new URLSearchParams({ name: 'First administrator', email, password });
      return fetch(`${server?.url}${path}`, { method: 'POST', redirect: 'manual', body });
    };
    expect((await redeem(servers[1], first)).status).toBe(302);
    // Somebody else, whom the address in use would not keep out.
    const other = { ...testAdmin, email: 'somebody-else@quzones.test' };
    expect((await redeem(servers[0], second, other)).status).toBe(410);
    const { rows } = await database.query<{ role: string }>('select role from profiles');
    expect(rows).toEqual([{ role: 'admin' }]);
  });

  it('Who signed in at one is signed in at all, and signed out of all', async () => {
    const cookie = await signInAt(balancer.url);
    const adminAt = async (server: BuiltServer) =>
      (await fetch(`${server.url}/admin`, { headers: { cookie }, redirect: 'manual' })).status;
    expect(await Promise.all(servers.map(adminAt))).toEqual([200, 200, 200]);
    await fetch(`${servers[2]?.url}/admin/sign-out`, { method: 'POST', headers: { cookie }, redirect: 'manual' });
    expect(await Promise.all(servers.map(adminAt))).toEqual([302, 302, 302]);
  });

  it('Attempts at signing in are counted over all of them', async () => {
    const attempt = async (number: number) => {
      const body = new URLSearchParams({ email: 'somebody@quzones.test', password: `guess number ${number}` });
      const site = servers[number % servers.length]?.url;
      return (await fetch(`${site}/admin/auth`, { method: 'POST', redirect: 'manual', body })).status;
    };
    const statuses: number[] = [];
    for (let number = 1; number <= 12; number += 1) statuses.push(await attempt(number));
    expect(statuses.filter((status) => status === 429).length).toBe(2);
  });

  it('Killing one and adding another under load fails nobody who writes to us, and loses nothing', {
    // Its messages are in the table afterwards: a second try would count them again.
    timeout: patienceMs * 2,
    retry: 0,
  }, async () => {
    const site = balancer.url;
    const cookie = await signInAt(site);
    const requestsBefore = (await balancer.requests()).length;
    let next = 0;
    let acknowledged = 0;
    const broken: (number | string)[] = [];
    const visitor = async () => {
      for (let number = next++; number < scale.messages; number = next++) {
        broken.push(...(await sendMessage(site, number)));
        acknowledged += 1;
      }
    };
    const isOver = () => acknowledged >= scale.messages;
    const load = Promise.all(Array.from({ length: 12 }, visitor));
    const reading = readUntil(isOver);

    for (let kill = 1; kill <= scale.kills; kill += 1) {
      const mark = Math.floor((scale.messages * kill) / (scale.kills + 2));
      await until(`${mark} messages`, () => (acknowledged >= mark ? true : undefined), patienceMs);
      const dying = servers.shift() as BuiltServer;
      await dying.kill('SIGKILL');
      // It joins under load, with migrations and leftovers of the dead one before its eyes.
      const added = await startOne();
      servers.push(added);
      await balancer.balance(servers);
    }
    await load;
    messages = acknowledged;
    const reads = await reading;

    const { rows } = await database.query<{ message: string; times: number }>(
      'select message, count(*)::int as times from contact_messages group by message',
    );
    expect(rows.length).toBe(scale.messages);
    expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
    expect(reads.failed).toEqual([]);
    // No balancer can ask another for the rest of an answer whose beginning is with the reader already.
    expect(reads.cut).toBeLessThanOrEqual(4 * scale.kills);
    const requests = (await balancer.requests()).slice(requestsBefore);
    // What was in its hands was asked of another, messages too: they carry their own number.
    expectUnbroken(broken, scale.kills);
    expect(requests.filter(({ status }) => status >= 500)).toEqual([]);
    // The session lives on, whoever answered for it before.
    expect((await fetch(`${site}/admin`, { headers: { cookie }, redirect: 'manual' })).status).toBe(200);
    if (full)
      report({
        answers: requests.length,
        askedTwice: requests.filter(({ asked }) => asked.length > 1).length,
        messagesAskedTwice: requests.filter(({ asked, method }) => method === 'POST' && asked.length > 1).length,
      });
  });

  it('Restarted one after the other under load, they fail no request at all', {
    timeout: patienceMs * 2,
    retry: 0,
  }, async () => {
    const requestsBefore = (await balancer.requests()).length;
    let isOver = false;
    const broken: (number | string)[] = [];
    const visitor = async () => {
      while (!isOver) {
        messages += 1;
        broken.push(...(await sendMessage(balancer.url, messages)));
      }
    };
    const load = Promise.all([visitor(), visitor()]);
    const reading = readUntil(() => isOver);
    for (let restart = 1; restart <= scale.restarts; restart += 1) {
      // The balancer is told of the new one, not that the old one goes: that it finds out by itself.
      const leaving = servers.shift() as BuiltServer;
      expect(await leaving.stop()).toEqual({ code: 0, signal: null });
      servers.push(await startOne());
      await balancer.balance(servers);
    }
    isOver = true;
    await load;
    const reads = await reading;
    expectUnbroken(broken, scale.restarts);
    expect([reads.failed, reads.cut]).toEqual([[], 0]);
    const requests = (await balancer.requests()).slice(requestsBefore);
    expect(requests.filter(({ status }) => status >= 400)).toEqual([]);
    if (full) report({ restarts: scale.restarts, answers: requests.length });
  });

  it(
    'What is saved at one is soon on the pages of all',
    async () => {
      const cookie = await signInAt(balancer.url);
      const [one] = servers as [BuiltServer];
      expect(await saveInsight(one.url, cookie, 'new', 'Version 0 behind the balancer')).toBe(302);
      const { rows } = await database.query<{ id: string }>(
        `select id from insights where title like 'Version 0 behind%'`,
      );
      const shows = async (server: BuiltServer, version: number) => {
        const text = await (await fetch(`${server.url}/insights/version-0-behind-the-balancer`)).text();
        return text.includes(`Version ${version} behind`) || undefined;
      };
      const times: number[] = [];
      for (let version = 1; version <= scale.saves; version += 1) {
        const saver = servers[version % servers.length] as BuiltServer;
        const began = performance.now();
        expect(await saveInsight(saver.url, cookie, rows[0]?.id ?? '', `Version ${version} behind the balancer`)).toBe(
          302,
        );
        // Its own pages are new at once, not soon.
        expect(await shows(saver, version)).toBe(true);
        // Asked for without a pause, which would be measured too.
        for (const server of servers) while (!(await shows(server, version)));
        // The first saves of processes that were just started meet code that never ran.
        if (version > 2 * servers.length) times.push(performance.now() - began);
      }
      if (full) report({ saves: times.length, ...percentiles(times) });
    },
    patienceMs,
  );

  it(
    'Every message was notified, though processes died that were sending',
    async () => {
      const notified = () => {
        const numbers = mails.mails
          .filter(({ to }) => to.includes('team@quzones.test'))
          .flatMap(({ email }) => /submission-(\d+)-/.exec(email.text ?? '')?.[1] ?? []);
        return { all: numbers.length, different: new Set(numbers).size };
      };
      // What a killed process had in its hands is free again after a minute.
      await until('All notifications', () => (notified().different >= messages ? true : undefined), patienceMs);
      expect(notified().all - notified().different).toBeLessThanOrEqual(scale.kills);
    },
    patienceMs,
  );
});

/**
 * Each time the balancer is told of other servers it may close a connection that it has accepted and not read from; what
 * a server left unanswered has a status of its own.
 */
function expectUnbroken(outcomes: (number | string)[], timesTold: number): void {
  const isClosed = (outcome: number | string) => /other side closed|ECONNRESET/.test(String(outcome));
  expect(outcomes.filter((outcome) => !isClosed(outcome))).toEqual([]);
  expect(outcomes.filter(isClosed).length).toBeLessThanOrEqual(timesTold);
}

const paths = ['/', '/insights', '/blog', '/about', '/services/quantum-computing', '/contact', '/search?q=quantum'];

/** Reads through the balancer, four pages at once. */
async function readUntil(isOver: () => boolean): Promise<{ cut: number; failed: string[] }> {
  const reads = { cut: 0, failed: [] as string[] };
  const reader = async (start: number) => {
    for (let turn = start; !isOver(); turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const outcome = await readWhole(balancer.url + path);
      if (outcome === 'cut') reads.cut += 1;
      else if (outcome !== 200) reads.failed.push(`${path}: ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, (_, start) => reader(start)));
  return reads;
}

const closedConnection = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);

/**
 * The status of an answer that came whole, 'cut' when its connection broke after its head, or why there was none. A balancer
 * that is told of other servers may close a connection that it has accepted and not read from: readers ask once more
 * then, as browsers do. What a server left unanswered is in the balancer's log, with a status of its own.
 */
async function readWhole(address: string, isSecondTry = false): Promise<number | string> {
  let answer: Response;
  try {
    // A balancer that is told of other servers ends its kept connections, also under a request that is on its way.
    answer = await fetch(address, { headers: { connection: 'close' } });
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (!isSecondTry && closedConnection.has(cause?.code ?? '')) return readWhole(address, true);
    return `${String(error)}: ${cause?.code}`;
  }
  try {
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 'cut';
  }
}

function percentiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`;
  return { p50: at(0.5), p99: at(0.99) };
}

function report(facts: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(facts)}\n`);
}
