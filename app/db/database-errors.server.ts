/** Who has the database open. `startedAt` is when that process started. */
export interface LockHolder {
  pid: number;
  host: string;
  startedAt: Date;
}

/** Another process, or this one, has the embedded database open already. */
export class DatabaseLockedError extends Error {
  readonly code = 'DATABASE_LOCKED';
  override readonly name = 'DatabaseLockedError';
  /** Null if the holder could not be made out. */
  readonly holder: LockHolder | null;
  /** Who has it, in a sentence: the message without what to do. */
  readonly fact: string;

  constructor(fact: string, advice: string, holder: LockHolder | null) {
    super(`${fact} ${advice}`);
    this.fact = fact;
    this.holder = holder;
  }
}

export type DataDirectoryErrorCode =
  | 'DATA_DIRECTORY_NOT_WRITABLE'
  | 'DATA_DIRECTORY_FULL'
  | 'DATA_DIRECTORY_NOT_A_DATABASE'
  | 'DATA_DIRECTORY_OF_ANOTHER_USER';

/** The data directory cannot be used. The message says why and what to do, in one or two sentences. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
  readonly code: DataDirectoryErrorCode;

  constructor(code: DataDirectoryErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** The embedded database failed under this query. It is opened again by itself, which recovers it from its log. */
export class DatabaseFailedError extends Error {
  readonly code = 'DATABASE_FAILED';
  override readonly name = 'DatabaseFailedError';
}

/** The PostgreSQL server cannot be reached or refuses us. The message never contains the password. */
export class DatabaseUnreachableError extends Error {
  readonly code = 'DATABASE_UNREACHABLE';
  override readonly name = 'DatabaseUnreachableError';
}

/** The PostgreSQL database can't hold every letter. */
export class DatabaseEncodingError extends Error {
  readonly code = 'DATABASE_ENCODING';
  override readonly name = 'DatabaseEncodingError';
}

/** The migrations in the folder and those in the database do not go together, or one of them failed. */
export class MigrationError extends Error {
  readonly code = 'MIGRATION_FAILED';
  override readonly name = 'MigrationError';
}

/** A query outside of the transaction was sent from inside of it. */
export class NestedQueryError extends Error {
  readonly code = 'QUERY_OUTSIDE_TRANSACTION';
  override readonly name = 'NestedQueryError';
}
