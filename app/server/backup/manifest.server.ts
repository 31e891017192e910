import { z } from '../../lib/zod.ts';

/**
 * What is in an archive. It is a gzipped tar of:
 * - `quzones-backup.json`: what this is, so that a look at the first bytes tells
 * - `tables/<name>/<number>.jsonl`: rows as `readTable` gives them, in parts
 * - `uploads/…` and `mail/…`: files as they are below DATA_DIR
 * - `manifest.json`, the last entry: what should be there, with checksums
 */
export const headerEntry = 'quzones-backup.json';
export const manifestEntry = 'manifest.json';
export const archiveFormat = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const manifestSchema = z.object({
  format: z.literal('quzones-backup'),
  formatVersion: z.literal(archiveFormat),
  createdAt: z.iso.datetime(),
  /** The database it was read from. Any can take it in. */
  driver: z.enum(['embedded', 'postgres']),
  databaseVersion: z.string(),
  migrations: z.array(z.object({ when: z.number(), hash: sha256 })),
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256 })),
  sequences: z.record(z.string(), z.object({ lastValue: z.string(), isCalled: z.boolean() })),
  /** Files that rows speak of and that were not there. */
  missingFiles: z.array(z.string()),
  entries: z.record(z.string(), z.object({ bytes: z.number(), sha256 })),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The archive can't be used. The message says what is wrong with it, for the operator. */
export class ArchiveError extends Error {
  readonly code = 'ARCHIVE_UNUSABLE';
  override readonly name = 'ArchiveError';
}

/** What an archive holds, counted. */
export interface Contents {
  tables: number;
  rows: number;
  files: number;
  fileBytes: number;
}

/** Counts what a manifest names. */
export function contentsOf({ tables, entries }: Pick<Manifest, 'tables' | 'entries'>): Contents {
  const files = Object.entries(entries).filter(([name]) => isFileEntry(name));
  return {
    tables: Object.keys(tables).length,
    rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    fileBytes: files.reduce((sum, [, { bytes }]) => sum + bytes, 0),
  };
}

/** Whether an entry is a file of the installation, as opposed to rows and what describes the archive. */
export function isFileEntry(name: string): boolean {
  return name.startsWith('uploads/') || name.startsWith('mail/');
}

/** `tables/insights/00001.jsonl` → `insights`; null for other entries. */
export function tableOfEntry(name: string): string | null {
  return /^tables\/([a-z0-9_]+)\/\d+\.jsonl$/.exec(name)?.[1] ?? null;
}
