import { sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { hourMs } from '~/lib/durations';
import { type Bucket, buckets } from '~/lib/pictures';
import { log } from '../log.server';
import { removeFormerFiles } from './former-uploads.server';
import type { ListedFile } from './kept-files.server';
import { uploadStore } from './upload-store.server';
import { uploads } from './uploads.table.server';

/** Younger files may belong to an upload that another process is just about to finish. */
const oldEnoughMs = hourMs;
const ownFile = /^(\d{13}-[a-z0-9]{12}-\d{1,4}x\d{1,4})(?:\.w\d{1,4})?(?:\.moving)?\.(?:avif|webp|jpg|png|gif)$/;

export interface Leftover {
  bucket: Bucket;
  stem: string;
  files: ListedFile[];
}

/** What nothing refers to, found without touching it. */
export interface Leftovers {
  /** Pictures without a row that no record mentions, older than an hour. */
  pictures: Leftover[];
  /** Half-written files. */
  unfinished: number;
  /**
   * Most pictures are unknown. Crashes leave one or two, so this is the wrong database, and nothing may be lost by that.
   */
  areMostUnknown: boolean;
}

export async function findLeftovers(now = Date.now()): Promise<Leftovers> {
  const store = await uploadStore();
  const unfinished = await store.countUnfinished(now - oldEnoughMs);
  const known = new Set((await orm().select({ path: uploads.path }).from(uploads)).map((row) => stemOf(row.path)));
  let pictures = 0;
  const unknown: Leftover[] = [];
  for (const bucket of buckets) {
    const groups = groupFiles(await store.list(bucket));
    pictures += groups.size;
    for (const [stem, files] of groups) {
      if (!known.has(stem) && (await areOld(files, now))) unknown.push({ bucket, stem, files });
    }
  }
  if (unknown.length * 2 > pictures) return { pictures: unknown, unfinished, areMostUnknown: true };
  const mentioned = await findMentioned(unknown.map(({ stem }) => stem));
  return { pictures: unknown.filter(({ stem }) => !mentioned.has(stem)), unfinished, areMostUnknown: false };
}

/**
 * Removes what interrupted uploads, replacements and deletions left behind: half-written files, files of pictures that
 * are gone for certain, and pictures that have no row and that no record mentions, once they are an hour old. Files that
 * it does not know are left alone.
 * @returns how many files of interrupted uploads were removed
 */
export async function mendUploads(now = Date.now()): Promise<number> {
  await removeFormerFiles();
  const store = await uploadStore();
  let removed = await store.removeUnfinished(now - oldEnoughMs);
  const { pictures, areMostUnknown } = await findLeftovers(now);
  if (areMostUnknown) {
    log.warn({ unknown: pictures.length }, 'most uploaded pictures are unknown to this database; all are kept');
    return removed;
  }
  for (const { bucket, files } of pictures) {
    await store.remove(
      bucket,
      files.map(({ name }) => name),
    );
    removed += files.length;
  }
  if (removed > 0) log.info({ removed }, 'removed files of interrupted uploads');
  return removed;
}

function groupFiles(files: ListedFile[]): Map<string, ListedFile[]> {
  return Map.groupBy(
    files.filter(({ name }) => ownFile.test(name)),
    ({ name }) => stemOf(name),
  );
}

function stemOf(path: string): string {
  return ownFile.exec(path.slice(path.lastIndexOf('/') + 1))?.[1] ?? path;
}

async function areOld(files: ListedFile[], now: number): Promise<boolean> {
  for (const file of files) {
    const putAt = await file.putAtMs();
    if (putAt === null || now - putAt <= oldEnoughMs) return false;
  }
  return true;
}

/** Which of the names occur anywhere in any table: a whole row is looked at as text, so no column can be forgotten. */
async function findMentioned(stems: string[]): Promise<Set<string>> {
  const mentioned = new Set<string>();
  if (stems.length === 0) return mentioned;
  const tables = await orm().execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema = current_schema()`,
  );
  const names = sql`(select jsonb_array_elements_text(${JSON.stringify(stems)}::jsonb) as stem) as names`;
  for (const { name } of tables.rows) {
    const { rows } = await orm().execute<{ stem: string }>(
      sql`select names.stem from ${names} where exists (
            select 1 from ${sql.raw(name)} as record where strpos(record::text, names.stem) > 0)`,
    );
    for (const { stem } of rows) mentioned.add(stem);
  }
  return mentioned;
}
