import { chmod, mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { and, asc, gt, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { fieldOfColumn, renamed } from '~/collections/field-names';
import { stands } from '~/collections/published.server';
import { boundCollections } from '~/collections/registry.server';
import { orm } from '~/db/client.server';
import { writtenColumns } from '~/db/written-columns.server';
import { isDiskFull, reasonOf } from '~/lib/error-reason';
import { buckets } from '~/lib/pictures';
import { operator } from '~/lib/roles';
import { writeAudit } from '~/server/audit/audit.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { uploadStore } from '~/server/uploads/upload-store.server';
import { uploads } from '~/server/uploads/uploads.table.server';

/** Why nothing was exported. The sentence is for the operator. */
export class ExportError extends Error {
  readonly code = 'EXPORT_FAILED';
}

/** A table as it is written: its name, its rows, and columns that mean nothing elsewhere. */
interface Exported {
  name: string;
  table: PgTable & { id: AnyPgColumn };
  rows: SQL | undefined;
  without: readonly string[];
  /** It holds what people wrote to us: that it was exported is noted, as in the admin. */
  isPersonal?: true;
}

const ofThisDatabase = ['revision', 'deletedAt', 'deletedBy', 'createdBy'];
const ofThisInbox = ['spamReason', 'assignedTo', 'answeredAt', 'submissionKey'];
const atOnce = 500;

function tables(): Exported[] {
  return [
    ...boundCollections.map(({ declaration: { name }, table }) => ({
      name,
      table,
      rows: stands(table),
      without: ofThisDatabase,
    })),
    {
      name: 'contact_messages',
      table: contactMessages,
      rows: isNull(contactMessages.spamReason),
      without: ofThisInbox,
      isPersonal: true,
    },
    {
      name: 'demo_requests',
      table: demoRequests,
      rows: isNull(demoRequests.spamReason),
      without: ofThisInbox,
      isPersonal: true,
    },
    { name: 'uploads', table: uploads, rows: undefined, without: ['id', 'createdBy', 'updatedBy', 'updatedAt'] },
  ];
}

export interface ExportRequest {
  /** Absolute; made if it is not there, for its owner alone, since it holds what people wrote. */
  folder: string;
  /** Hears what is begun. */
  say: (sentence: string) => void;
  /** Breaks it off. */
  signal?: AbortSignal;
}

/**
 * Writes content, messages, demo requests and pictures into an empty folder, as `importContent` and other programs read
 * them: a file of JSON lines for each table, a folder for each bucket. What lies in a bin and what counts as spam stays here.
 * A run that fails takes what it wrote with it, so that the next one finds the folder as this one did.
 * @returns sentences for the operator
 * @throws ExportError when the folder holds something
 */
export async function exportContent({ folder, say, signal }: ExportRequest): Promise<string[]> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new ExportError(`No folder can be made at ${folder}: ${reasonOf(error)}. Name another place.`, {
      cause: error,
    });
  }
  if ((await readdir(folder)).length > 0) throw new ExportError(`${folder} is not empty. Name a folder that is.`);
  await chmod(folder, 0o700);
  try {
    return await writeAll({ folder, say, signal });
  } catch (error) {
    // The folder was empty: what is called like this is ours.
    const written = [...tables().map(({ name }) => `${name}.jsonl`), ...buckets];
    for (const name of written) await rm(join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

async function writeAll({ folder, say, signal }: ExportRequest): Promise<string[]> {
  const lines: string[] = [];
  for (const exported of tables()) {
    signal?.throwIfAborted();
    say(exported.name);
    if (exported.isPersonal) await noteExport(exported.name);
    lines.push(`${exported.name}: ${await writeRows(exported, join(folder, `${exported.name}.jsonl`))}`);
  }
  say('pictures');
  const missing = await writePictures(folder, signal);
  if (missing.length > 0) lines.push(`Of these pictures the files are missing: ${missing.slice(0, 10).join(', ')}`);
  return lines;
}

/** Messages leave only when it is noted that they did. */
async function noteExport(collection: string): Promise<void> {
  try {
    await writeAudit(orm(), { staff: operator, action: 'export', collection, recordId: 'jsonl', changes: {} });
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    const sentence =
      'The disk of the database is full, so it can’t be noted that messages are exported. Free some space there; `npm run backup` works meanwhile, to a BACKUP_DIR on another disk.';
    throw new ExportError(sentence, { cause: error });
  }
}

async function writeRows({ table, rows, without }: Exported, path: string): Promise<number> {
  const columns = writtenColumns(table).filter(([key]) => !without.includes(key));
  const file = await open(path, 'wx', 0o600);
  let count = 0;
  try {
    for (let after: string | null = null; ; ) {
      const page: Record<string, unknown>[] = await orm()
        .select({ ...Object.fromEntries(columns), key: table.id })
        .from(table)
        .where(and(rows, after === null ? undefined : gt(table.id, after)))
        .orderBy(asc(table.id))
        .limit(atOnce);
      for (const { key: _key, ...row } of page) await file.write(`${JSON.stringify(renamed(row, fieldOfColumn))}\n`);
      count += page.length;
      if (page.length < atOnce) return count;
      after = String(page.at(-1)?.['key']);
    }
  } finally {
    await file.close();
  }
}

/** Of each picture its largest file, from which the others can be made. Answers the paths that have none. */
async function writePictures(folder: string, signal: AbortSignal | undefined): Promise<string[]> {
  const store = await uploadStore();
  const missing: string[] = [];
  for (const bucket of buckets) await mkdir(join(folder, bucket), { mode: 0o700 });
  for (const { bucket, path } of await orm().select({ bucket: uploads.bucket, path: uploads.path }).from(uploads)) {
    signal?.throwIfAborted();
    const name = basename(path);
    const bytes = await store.get(bucket, name);
    if (bytes) await writeFile(join(folder, bucket, name), bytes, { flag: 'wx', mode: 0o600 });
    else missing.push(path);
  }
  return missing;
}
