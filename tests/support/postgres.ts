import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { findBinaries, serverAccount, temporaryParent } from './postgres-place.ts';

/**
 * What a database begins with: nothing, the tables of the product, or what the first start of a site left (where there is a built one).
 * The last two are copied from the cluster that `clusters.ts` makes for a run of tests.
 */
export type Contents = 'nothing' | 'tables' | 'site';

/** A PostgreSQL server of its own for one test file. */
export interface TestPostgres {
  /** Of an empty database, for a superuser. */
  url: string;
  /** Of its files; they can be copied after `goAway`. */
  cluster: string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
  /** Stops the server, which drops every connection, and starts it again on the same port with the same data. */
  restart(): Promise<void>;
  /** Stops the server and keeps its data; resolves when nobody answers any more. */
  goAway(): Promise<void>;
  /** Starts it again after `goAway`. */
  comeBack(): Promise<void>;
  /** Answers the URL of a new database; it is empty unless told. */
  createDatabase(contents?: Contents): Promise<string>;
}

export interface TestPostgresOptions {
  /** Off by default, for speed; switch it on where a test is about durability. */
  fsync?: boolean;
  /** Added to the server's environment. */
  env?: Record<string, string>;
}

const READY_WITHIN_MS = 30_000;
/** For who asks again and again. */
const atOnceMs = 2_000;

/**
 * Looks after the server: obeys the lines on its standard input, and when that ends (this process is gone, however it
 * went) it stops the server and removes its files. It runs in a process group of its own, out of reach of Ctrl+C.
 */
const SUPERVISOR = `
  folder=$1; shift
  "$@" & server=$!
  trap '' INT TERM HUP
  while read -r order; do
    if [ "$order" = restart ]; then
      kill -INT $server; wait $server
      "$@" & server=$!
    elif [ "$order" = away ]; then
      kill -INT $server; wait $server
    elif [ "$order" = back ]; then
      "$@" & server=$!
    fi
  done
  kill -QUIT $server; wait $server
  rm -rf "$folder"
`;

/** Names the cluster of a run of tests: each server starts from a copy, which takes a tenth of what a new one does. */
export const clusterOfTheRun = 'QUZONES_TEST_POSTGRES_CLUSTER';

/**
 * Starts a throw-away PostgreSQL server on a free port of 127.0.0.1, never as root.
 * @throws Error with one sentence if no PostgreSQL binaries are found: QUZONES_PG_BIN may name their folder.
 */
export async function startPostgres({ fsync = false, env = {} }: TestPostgresOptions = {}): Promise<TestPostgres> {
  const binaries = findBinaries();
  const owner = serverAccount();
  const folder = mkdtempSync(join(temporaryParent(owner), 'quzones-pg-'));
  const data = join(folder, 'data');
  const socket = join(folder, 'socket');
  for (const path of [data, socket]) mkdirSync(path, { mode: 0o700 });
  if (owner) for (const path of [folder, data, socket]) chownSync(path, owner.uid, owner.gid);
  const asAccount = { cwd: folder, env: { PATH: binaries, LC_ALL: 'C', TZ: 'UTC' }, ...owner };
  try {
    const source = process.env[clusterOfTheRun];
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    if (source === undefined) execFileSync(join(binaries, 'initdb'), initdb, { ...asAccount, stdio: 'pipe' });
    // With its owner, which `cp` of Node does not keep.
    else execFileSync('cp', ['-a', `${source}/.`, data]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const settings = [
    `fsync=${fsync ? 'on' : 'off'}`,
    'synchronous_commit=on',
    'shared_buffers=32MB',
    'max_connections=60',
  ];
  const server = [join(binaries, 'postgres'), '-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', socket];
  const supervisor = spawn(
    '/bin/sh',
    ['-c', SUPERVISOR, 'supervisor', folder, ...server, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...asAccount,
      env: { ...asAccount.env, ...env, PATH: '/usr/bin:/bin' },
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const stop = () => stopSupervisor(supervisor, folder);
  try {
    await untilStarted(url('postgres'), null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url('postgres'), cluster: data, stop, ...controls(supervisor, url, data) };
}

function controls(
  supervisor: ChildProcess,
  url: (database: string) => string,
  data: string,
): Pick<TestPostgres, 'restart' | 'goAway' | 'comeBack' | 'createDatabase'> {
  return {
    restart: async () => {
      const before = await untilStarted(url('postgres'), null);
      supervisor.stdin?.write('restart\n');
      await untilStarted(url('postgres'), before);
    },
    goAway: async () => {
      supervisor.stdin?.write('away\n');
      const answers = () =>
        query(url('postgres'), 'select 1 as value', atOnceMs).then(
          () => true,
          () => false,
        );
      // Its last work is to remove this file.
      const isThere = () => existsSync(join(data, 'postmaster.pid'));
      while (isThere() || (await answers())) await sleep(25);
    },
    comeBack: async () => {
      supervisor.stdin?.write('back\n');
      await untilStarted(url('postgres'), null);
    },
    createDatabase: (contents) => createDatabase(url('postgres'), contents),
  };
}

/** Makes a database on a server of tests, and answers its URL. */
export async function createDatabase(
  server: string,
  contents: Contents = 'nothing',
  name = `test_${randomBytes(6).toString('hex')}`,
): Promise<string> {
  await query(server, `create database "${name}" template ${contents === 'nothing' ? 'template0' : contents}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

async function stopSupervisor(supervisor: ChildProcess, folder: string): Promise<void> {
  if (supervisor.exitCode === null && supervisor.signalCode === null) {
    const ended = once(supervisor, 'exit');
    supervisor.stdin?.end();
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Waits for a server that started at another time than `before`, and answers when it started. */
async function untilStarted(url: string, before: string | null): Promise<string> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let cause: unknown;
  while (Date.now() < deadline) {
    try {
      const started = await query(url, 'select pg_postmaster_start_time()::text as value', atOnceMs);
      if (started !== before) return started;
    } catch (error) {
      cause = error;
    }
    await sleep(25);
  }
  throw new Error('PostgreSQL did not start in time.', { cause });
}

async function query(url: string, text: string, withinMs = READY_WITHIN_MS): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: withinMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ value: string }>(text);
    return rows[0]?.value ?? '';
  } finally {
    await client.end();
  }
}
