import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataDirectoryError } from './data-directory.server.ts';
import { DatabaseLockedError, DataDirectoryError, type LockHolder } from './database-errors.server.ts';

/** SQLITE_BUSY: somebody else has the lock. */
const SQLITE_BUSY = 5;

/** Between taking the lock and writing its name a holder needs microseconds; a loser looks again for this long. */
const HOLDER_WAIT_MS = 500;

/** In memory, so that a killed holder leaves no journal behind. */
const exclusively = 'PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE';

export interface DirectoryLock {
  /** Lets go. May be called any number of times. */
  release(): void;
}

interface HolderRecord {
  pid: number;
  host: string;
  startedAt: string;
  /** Tells this very process from another one with the same pid and host name (containers). */
  process: string;
}

const thisProcess = randomUUID();

/** Keeps the lock's connection from being garbage-collected, which would let go of the lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes the exclusive lock on `<dataDirectory>/database`, at once or not at all.
 *
 * Node has no file locks of its own, but its SQLite has: an exclusive transaction on the empty file `database.lock` holds
 * the operating system's lock on it (fcntl; LockFileEx on Windows). The kernel grants it to exactly one process, also
 * across containers that share the directory, and takes it back when the process ends, however it ends. So nothing is
 * ever stale and no pid is ever trusted: `database.holder.json` only serves the error message.
 *
 * Nothing in this process may open `database.lock`: closing any descriptor of a file drops a process' fcntl locks on it.
 * @throws DatabaseLockedError if this or another process holds it, DataDirectoryError if the lock can't be made.
 */
export async function lockDataDirectory(dataDirectory: string): Promise<DirectoryLock> {
  const holderFile = join(dataDirectory, 'database.holder.json');
  const connection = takeLock(dataDirectory, exclusively);
  if (!connection) throw await lockedError(dataDirectory, holderFile);
  held.add(connection);
  const release = () => {
    if (!held.delete(connection)) return;
    rmSync(holderFile, { force: true });
    connection.close();
  };
  try {
    writeHolder(holderFile);
  } catch (error) {
    release();
    throw dataDirectoryError(dataDirectory, error);
  }
  return { release };
}

/**
 * The same for who only reads, also where nothing can be written (a snapshot, a disk mounted to be read): there the lock is
 * one that readers share. It finds a process that has the database open by another way to the same files, and keeps others
 * out. Where there is no lock file, nobody opened these files.
 * @throws DatabaseLockedError if another process holds it, DataDirectoryError if it can't even be read
 */
export async function lockForReading(dataDirectory: string): Promise<DirectoryLock> {
  try {
    return await lockDataDirectory(dataDirectory);
  } catch (error) {
    if (!(error instanceof DataDirectoryError) || error.code !== 'DATA_DIRECTORY_NOT_WRITABLE') throw error;
  }
  if (!existsSync(join(dataDirectory, lockFile))) return { release: () => undefined };
  const connection = takeLock(dataDirectory, 'BEGIN; SELECT count(*) FROM sqlite_master', { readOnly: true });
  if (!connection) throw await lockedError(dataDirectory, join(dataDirectory, 'database.holder.json'));
  held.add(connection);
  return {
    release: () => {
      if (held.delete(connection)) connection.close();
    },
  };
}

const lockFile = 'database.lock';

/** Null when somebody else has it. */
function takeLock(dataDirectory: string, begin: string, options: { readOnly?: boolean } = {}): DatabaseSync | null {
  try {
    return lockFileAt(join(dataDirectory, lockFile), begin, options);
  } catch (error) {
    throw dataDirectoryError(dataDirectory, error);
  }
}

function lockFileAt(path: string, begin: string, options: { readOnly?: boolean } = {}): DatabaseSync | null {
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path, { timeout: 0, ...options });
    connection.exec(begin);
    return connection;
  } catch (error) {
    connection?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
}

/** The same on a file of its own, for who has to be alone with something else. Null while somebody has it. */
export function tryLock(path: string): DirectoryLock | null {
  const connection = lockFileAt(path, exclusively);
  if (!connection) return null;
  held.add(connection);
  return {
    release: () => {
      if (held.delete(connection)) connection.close();
    },
  };
}

function writeHolder(holderFile: string): void {
  const record: HolderRecord = {
    pid: process.pid,
    host: hostname(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    process: thisProcess,
  };
  // Renamed into place, so that nobody reads half of it.
  const draft = `${holderFile}.${thisProcess}`;
  writeFileSync(draft, JSON.stringify(record));
  renameSync(draft, holderFile);
}

async function lockedError(dataDirectory: string, holderFile: string): Promise<DatabaseLockedError> {
  const record = await readHolder(holderFile);
  const database = join(dataDirectory, 'database');
  const advice = 'Stop it first, or give this one another DATA_DIR.';
  if (!record)
    return new DatabaseLockedError(`The database in ${database} is in use by another process.`, advice, null);
  const holder: LockHolder = { pid: record.pid, host: record.host, startedAt: new Date(record.startedAt) };
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`;
  const started = `started ${localTime(holder.startedAt)}`;
  if (record.process === thisProcess) {
    const fact = `The database in ${database} is already open in this process (${holder.pid}, ${started}).`;
    return new DatabaseLockedError(fact, 'Use that handle or close it first.', holder);
  }
  const fact = `The database in ${database} is in use by process ${holder.pid}${where} (${started}).`;
  return new DatabaseLockedError(fact, advice, holder);
}

/** The record of the living holder: one that a killed process left behind is about to be replaced, so look again. */
async function readHolder(holderFile: string): Promise<HolderRecord | null> {
  const deadline = Date.now() + HOLDER_WAIT_MS;
  for (;;) {
    const record = parseHolder(holderFile);
    if (record && (record.host !== hostname() || isRunning(record.pid))) return record;
    if (Date.now() > deadline) return null;
    await sleep(20);
  }
}

function parseHolder(holderFile: string): HolderRecord | null {
  try {
    const record: unknown = JSON.parse(readFileSync(holderFile, 'utf8'));
    return isHolderRecord(record) ? record : null;
  } catch {
    return null;
  }
}

function isHolderRecord(value: unknown): value is HolderRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, host, startedAt, process } = value as Partial<Record<keyof HolderRecord, unknown>>;
  return (
    Number.isInteger(pid) &&
    typeof host === 'string' &&
    typeof process === 'string' &&
    typeof startedAt === 'string' &&
    !Number.isNaN(Date.parse(startedAt))
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** `2026-11-21 10:05:03` in the time zone of this process. */
function localTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
