import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { innermostOf, isDiskFull } from '../lib/error-reason.ts';
import { DatabaseUnreachableError, DataDirectoryError } from './database-errors.server.ts';
import { makeDirectory } from './make-directory.server.ts';

/** Enough to tell a full disk from one with room for the first steps. */
const PROBE_BYTES = 64 * 1024;

/**
 * Creates the data directory if need be and makes sure that it and the database in it can be written.
 * Answers the number of the user that owns what this process makes there, which some network file systems choose.
 * @throws DataDirectoryError if not.
 */
export function prepareDataDirectory(dataDirectory: string): number {
  let user: number;
  const probe = join(dataDirectory, `.probe-${randomUUID()}`);
  try {
    makeDirectory(dataDirectory, 0o750);
    try {
      writeFileSync(probe, Buffer.alloc(PROBE_BYTES), { flush: true });
      user = statSync(probe).uid;
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw dataDirectoryError(dataDirectory, error);
  }
  const database = join(dataDirectory, 'database');
  try {
    if (existsSync(database)) accessSync(database, constants.R_OK | constants.W_OK | constants.X_OK);
    const control = join(database, 'global', 'pg_control');
    if (existsSync(control)) accessSync(control, constants.R_OK | constants.W_OK);
  } catch (error) {
    throw dataDirectoryError(database, error);
  }
  return user;
}

/**
 * Makes sure that a database belongs to the user that `prepareDataDirectory` answered. Root may write everywhere, and the user
 * of the site could not open a file any more that root made in its database.
 * @throws DataDirectoryError if not.
 */
export function assertOwnDatabase(database: string, user: number): void {
  const { uid } = statSync(database);
  if (uid === user) return;
  const message = `The database in ${database} belongs to user ${uid}, and this process is user ${user}: what it writes there, the other could not read any more. Run this as the user of the site.`;
  throw new DataDirectoryError('DATA_DIRECTORY_OF_ANOTHER_USER', message);
}

/** Puts what the operating system said about `path` into words that say what to do. */
export function dataDirectoryError(path: string, cause: unknown): DataDirectoryError {
  if (isDiskFull(cause)) return fullError(path, cause);
  const reason = REASONS[codeOf(cause)] ?? (cause instanceof Error ? cause.message : String(cause));
  const message = `The data directory ${path} can't be written: ${reason}. Make it writable or set DATA_DIR.`;
  return new DataDirectoryError('DATA_DIRECTORY_NOT_WRITABLE', message, cause);
}

/**
 * An error in words for the operator where a full disk is behind it, whatever failed for want of room; otherwise as it is.
 * @param databaseUrl of PostgreSQL, whose disk may be another machine's
 */
export function orFullDisk(error: unknown, dataDirectory: string, databaseUrl?: string): unknown {
  if (!isDiskFull(error) || error instanceof DataDirectoryError) return error;
  if (databaseUrl !== undefined && codeOf(innermostOf(error)) === '53100') {
    return new DatabaseUnreachableError('The disk of PostgreSQL is full. Free some space there and try again.', {
      cause: error,
    });
  }
  return fullError(dataDirectory, error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function fullError(path: string, cause: unknown): DataDirectoryError {
  const message = `The data directory ${path} can't be written: the disk is full. Free some space or set DATA_DIR.`;
  return new DataDirectoryError('DATA_DIRECTORY_FULL', message, cause);
}

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'it is a file',
  EIO: 'the disk reports an error',
  ENOENT: 'its file system takes no folders',
};
