import { arrayOverlaps, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { boundCollections } from '~/collections/registry.server';
import { type Executor, orm } from '~/db/client.server';
import { writtenColumns } from '~/db/written-columns.server';
import { formerUploads, uploads } from '~/server/uploads/uploads.table.server';
import { fieldLabel } from '../field-label';
import { type RecordUse, type RecordUses, recordUse } from '../record-use';

const mostShown = 100;

/**
 * Where pictures are used. Every collection's table has `upload_stems`, the names of pictures that a record mentions,
 * kept by the database and indexed: what is asked here can't differ from what the records say. Records in the bin count.
 */

/** By what a picture is found in records: its own name, and the names of what it took the place of. */
export async function namesOf(executor: Executor, uploadId: string): Promise<{ stem: string; path: string }[]> {
  const own = await executor
    .select({ stem: uploads.stem, path: uploads.path })
    .from(uploads)
    .where(eq(uploads.id, uploadId));
  const former = await executor
    .select({ stem: formerUploads.stem, path: formerUploads.path })
    .from(formerUploads)
    .where(eq(formerUploads.uploadId, uploadId));
  return [...own, ...former];
}

export async function stemsOf(executor: Executor, uploadId: string): Promise<string[]> {
  return (await namesOf(executor, uploadId)).map(({ stem }) => stem);
}

/** The records that mention one of the stems, those that visitors see first. */
export async function usesOf(executor: Executor, stems: string[]): Promise<RecordUses> {
  const now = new Date();
  let total = 0;
  const shown: RecordUse[] = [];
  if (stems.length === 0) return { total, shown };
  for (const collection of boundCollections) {
    const { table } = collection;
    const mentions = arrayOverlaps(table.uploadStems, stems);
    const count = await executor.$count(table, mentions);
    total += count;
    if (count === 0) continue;
    const fields = writtenColumns(table)
      .map(([name]) => name)
      .filter((name) => name !== 'slug');
    const rows: Record<string, unknown>[] = await executor
      .select()
      .from(table)
      .where(mentions)
      .orderBy(sql`${table.deletedAt} nulls first`, sql`${table.updatedAt} desc`)
      .limit(mostShown);
    shown.push(
      ...rows.map((row) =>
        recordUse(collection.declaration, collection.toCard(row, now), {
          fields: fields.filter((field) => mentionsOne(row[field], stems)).map(fieldLabel),
          inBin: row.deletedAt !== null,
        }),
      ),
    );
  }
  return { total, shown };
}

function mentionsOne(value: unknown, stems: string[]): boolean {
  if (value === null || (typeof value !== 'string' && typeof value !== 'object')) return false;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return stems.some((stem) => text.includes(stem));
}

/** In how many records each of these pictures is used, by id; one that is used nowhere is missing. */
export async function countUses(ids: string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  if (ids.length === 0) return counts;
  const stems = [
    ...(await orm().select({ id: uploads.id, stem: uploads.stem }).from(uploads).where(inArray(uploads.id, ids))),
    ...(await orm()
      .select({ id: formerUploads.uploadId, stem: formerUploads.stem })
      .from(formerUploads)
      .where(inArray(formerUploads.uploadId, ids))),
  ];
  const idOf = new Map(stems.map(({ id, stem }) => [stem, id ?? '']));
  const wanted = [...idOf.keys()];
  for (const { table } of boundCollections) {
    const rows = await orm()
      .select({ stem: sql<string>`unnest(${table.uploadStems})`.as('stem'), records: sql<number>`count(*)::int` })
      .from(table)
      .where(arrayOverlaps(table.uploadStems, wanted))
      .groupBy(sql`1`);
    for (const { stem, records } of rows) {
      const id = idOf.get(stem);
      if (id) counts.set(id, (counts.get(id) ?? 0) + records);
    }
  }
  return counts;
}

/** The condition for a row of `uploads` that no record mentions. */
export function isUnused(): SQL {
  const mentioned = sql.join(
    boundCollections.map(({ table }) => sql`select unnest(${table.uploadStems}) as stem from ${table}`),
    sql` union all `,
  );
  return sql`(not exists (select 1 from (${mentioned}) as mentioned where mentioned.stem = ${uploads.stem})
    and not exists (
      select 1 from ${formerUploads} join (${mentioned}) as mentioned on mentioned.stem = ${formerUploads.stem}
      where ${formerUploads.uploadId} = ${uploads.id}))`;
}
