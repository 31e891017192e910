import type { Bucket } from '~/lib/pictures';

/** A file as it is listed. */
export interface ListedFile {
  /** Within its bucket. */
  name: string;
  /** When it was put, in milliseconds since 1970; null when it is gone by now. */
  putAtMs(): Promise<number | null>;
}

/**
 * Where the files of pictures are kept. A name is given once and never again for other bytes, so whoever has a file may
 * keep it for ever.
 */
export interface UploadStore {
  readonly kind: 'disk' | 'object store';
  /**
   * Puts files in their order; when it resolves, all of them survive a power cut. Under its name a file is always whole.
   * A failure may leave some of them, which nothing refers to (see `mendUploads`).
   */
  put(bucket: Bucket, files: readonly { name: string; bytes: Buffer }[]): Promise<void>;
  /** The whole file, or null. */
  get(bucket: Bucket, name: string): Promise<Buffer | null>;
  /** Those that are not there are no error. */
  remove(bucket: Bucket, names: readonly string[]): Promise<void>;
  list(bucket: Bucket): Promise<ListedFile[]>;
  /** How many files interrupted puts left half-written before a moment in milliseconds. */
  countUnfinished(beforeMs: number): Promise<number>;
  /** Clears away what interrupted puts left half-written before a moment in milliseconds; answers how many files. */
  removeUnfinished(beforeMs: number): Promise<number>;
}

/** The object store did not answer, or refused. Its message is for the operator and holds no secret. */
export class ObjectStoreError extends Error {
  readonly code = 'OBJECT_STORE_FAILED';
}
