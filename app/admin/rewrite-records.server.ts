import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { BoundCollection, RecordTable } from '~/collections/record-binding.server';
import { boundCollections } from '~/collections/registry.server';
import type { Orm } from '~/db/client.server';
import { writtenColumns } from '~/db/written-columns.server';
import type { Staff } from '~/lib/roles';
import { changesBetween, writeAudit } from '~/server/audit/audit.server';

/** Columns that say who and when, and those that addresses are made of. */
const untouched = new Set(['id', 'slug', 'createdAt', 'updatedAt', 'createdBy', 'deletedAt', 'deletedBy', 'revision']);

/** Rows that are in memory at once: a record may have a hundred thousand letters. */
const rowsAtOnce = 100;

/**
 * The part of the one writer that changes the same in many records, as replacing a picture and renaming a tag do: each
 * column of the records that `where` finds goes through `rewrite`. Counts a save and writes an audit row for
 * each record that it changes, in the caller's transaction; authorise first, and announce the change there.
 * @returns how many records were changed
 */
export async function rewriteRecords(
  tx: Orm,
  collection: BoundCollection,
  { staff, where, rewrite }: { staff: Staff; where: SQL; rewrite: (value: unknown, column: string) => unknown },
): Promise<number> {
  const { table, declaration } = collection;
  const columns = writtenColumns(table)
    .map(([name]) => name)
    .filter((name) => !untouched.has(name));
  let changed = 0;
  for await (const row of rowsOf(tx, table, where)) {
    const before = Object.fromEntries(columns.map((name) => [name, row[name]]));
    const after = Object.fromEntries(columns.map((name) => [name, rewrite(row[name], name)]));
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length === 0) continue;
    const target = Object.fromEntries(Object.keys(changes).map((name) => [name, after[name]]));
    await tx
      .update(table)
      .set({ ...target, revision: sql`${table.revision} + 1` })
      .where(eq(table.id, row.id));
    const recordId = String(row.id);
    await writeAudit(tx, { staff, action: 'update', collection: declaration.name, recordId, changes });
    changed += 1;
  }
  return changed;
}

/** The rows that `where` finds, locked, in the order of their ids. */
async function* rowsOf(tx: Orm, table: RecordTable, where: SQL): AsyncGenerator<Record<string, unknown>> {
  let last: unknown = null;
  for (;;) {
    const after = last === null ? where : and(where, gt(table.id, last));
    const rows: Record<string, unknown>[] = await tx
      .select()
      .from(table)
      .where(after)
      .orderBy(asc(table.id))
      .limit(rowsAtOnce)
      .for('update');
    yield* rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.['id'];
  }
}

/**
 * Lets nobody write a record until this transaction ends, and waits for those who are about to: what it then finds about
 * uses stays true until it is committed. Who has locked a row is about to write it: a weaker lock would let both wait for
 * each other.
 */
export async function holdRecords(tx: Orm): Promise<void> {
  const tables = sql.join(
    boundCollections.map(({ table }) => sql`${table}`),
    sql`, `,
  );
  await tx.execute(sql`lock table ${tables} in exclusive mode`);
}

/** Every text of a column, also those inside of lists and JSON. */
export function rewriteTexts(value: unknown, rewrite: (text: string) => string): unknown {
  if (typeof value === 'string') return rewrite(value);
  if (Array.isArray(value)) return value.map((entry) => rewriteTexts(entry, rewrite));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, rewriteTexts(entry, rewrite)]));
}
