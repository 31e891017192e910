import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { secretSettings } from '~/server/settings-sources.server';
import { serveArguments, serveCommand, serveSettings } from '../../scripts/lib/serve-command.mjs';
import { newBareDirectory, newSiteDirectory } from './clusters.ts';
import { createDatabase } from './postgres.ts';

/** The administrator that every server for tests starts with. */
export const testAdmin = { email: 'admin@quzones.test', password: 'correct horse battery staple' };

export interface BuiltServerOptions {
  /** Added to the environment; an empty string takes a setting away. */
  env?: Record<string, string>;
  /** Runs on PostgreSQL instead of the embedded database. Without it, QUZONES_E2E_DATABASE decides. */
  databaseUrl?: string | undefined;
  /** Kept afterwards; without it a temporary folder is made, as a first start leaves it, and removed by stop and kill. */
  dataDirectory?: string;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface BuiltServer {
  /** Without a slash at the end. */
  url: string;
  pid: number;
  dataDirectory: string;
  /** Everything it wrote so far, to standard output and standard error. */
  logs(): string;
  /** Asks it to stop (SIGTERM) and waits; after 15 s it is killed. */
  stop(): Promise<Exit>;
  /** Sends a signal and waits for the end. */
  kill(signal: NodeJS.Signals): Promise<Exit>;
}

const READY_WITHIN_MS = 110_000;
const STOPPED_WITHIN_MS = 15_000;

/** Set to nothing, so that neither the shell of the person nor a .env file of the project reaches a test. */
const unset = {
  DATABASE_URL: '',
  ORIGIN: '',
  AUTH_SECRET: '',
  TRUST_PROXY: '',
  HOST: '',
  REQUIRE_SECOND_FACTOR: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  MAIL_TO: '',
  PROOF_OF_WORK: '',
  CDN_MAX_AGE: '',
  PURGE_URL: '',
  PURGE_SECRET: '',
  S3_BUCKET: '',
  S3_ENDPOINT: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  METRICS_TOKEN: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  DRAIN_SECONDS: '',
  BACKUP_DIR: '',
  BACKUP_AT: '',
  BACKUP_KEEP: '',
  BACKUP_BEFORE_UPGRADE: '',
  ...Object.fromEntries(secretSettings.map((name) => [`${name}_FILE`, ''])),
};

/** The environment of a server for tests: nothing of the person's own settings is in it. */
export function serverEnvironment(dataDirectory: string, added: Record<string, string> = {}): Record<string, string> {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    ...serveSettings,
    ...unset,
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDirectory,
    ADMIN_EMAIL: testAdmin.email,
    ADMIN_PASSWORD: testAdmin.password,
    ...added,
  };
}

/**
 * Starts the built site under the project's Node on a free port of 127.0.0.1 and waits until it is ready.
 * It ends with the test process however that ends; call stop to remove its files too.
 * @throws Error with everything the server wrote, when it ends or is not ready within two minutes
 */
export async function startBuiltServer(options: BuiltServerOptions = {}): Promise<BuiltServer> {
  const databaseUrl = options.databaseUrl ?? (await chosenDatabase(options));
  const newDirectory = databaseUrl === undefined ? newSiteDirectory : newBareDirectory;
  const dataDirectory = options.dataDirectory ?? (await newDirectory());
  const database: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const child = spawn(serveCommand, serveArguments, {
    env: serverEnvironment(dataDirectory, { ...database, ...options.env }),
    // serve.mjs stops when the channel closes, which it does however this process ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const logs = collectOutput(child);
  const kill = async (signal: NodeJS.Signals): Promise<Exit> => {
    const exit = await endProcess(child, signal);
    if (options.dataDirectory === undefined) await rm(dataDirectory, { recursive: true, force: true });
    return exit;
  };
  try {
    const url = await untilReady(child, logs);
    return { url, pid: child.pid ?? 0, dataDirectory, logs, kill, stop: () => kill('SIGTERM') };
  } catch (error) {
    await kill('SIGKILL');
    throw error;
  }
}

/** A new one, as a first start leaves it, where the run is to be on PostgreSQL. Who brings a data directory means the embedded one in it. */
async function chosenDatabase({ dataDirectory }: BuiltServerOptions): Promise<string | undefined> {
  const server = process.env.QUZONES_E2E_POSTGRES;
  if (server === undefined || dataDirectory !== undefined) return undefined;
  return createDatabase(server, 'site');
}

/** Collects what a process writes; the answer is all of it so far. */
export function collectOutput(child: ChildProcess): () => string {
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return () => text;
}

/** Waits until `condition` answers something other than undefined, asking again and again. */
export async function until<Value>(
  what: string,
  condition: () => Value | undefined | Promise<Value | undefined>,
  withinMs = READY_WITHIN_MS,
): Promise<Value> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const value = await condition();
    if (value !== undefined) return value;
    await pause(20);
  }
  throw new Error(`${what} did not happen within ${withinMs / 1000} s.`);
}

function untilReady(child: ChildProcess, logs: () => string): Promise<string> {
  return until('The server being ready', async () => {
    if (hasEnded(child)) throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}:\n${logs()}`);
    const url = /"msg":"Quzones is ready at (http:\S+) /.exec(logs())?.[1];
    return url !== undefined && (await isReady(url)) ? url : undefined;
  }).catch((error: unknown) => {
    throw new Error(`The server did not become ready. It wrote:\n${logs()}`, { cause: error });
  });
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Sends a signal and waits for the end, with SIGKILL when it takes longer than 15 s. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<Exit> {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit');
    const last = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
    child.kill(signal);
    await ended;
    clearTimeout(last);
  }
  return { code: child.exitCode, signal: child.signalCode };
}
