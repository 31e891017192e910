import { eq, type SQL, sql } from 'drizzle-orm';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { Orm } from '~/db/client.server';
import { writtenColumns } from '~/db/written-columns.server';
import type { Staff } from '~/lib/roles';
import { changesBetween, writeAudit } from '~/server/audit/audit.server';

/** Columns that say who and when, and those that addresses are made of. */
const untouched = new Set(['id', 'slug', 'createdAt', 'updatedAt', 'createdBy', 'deletedAt', 'deletedBy', 'revision']);

/**
 * The part of the one writer that changes a text wherever records say it, as replacing a picture does: every text, list
 * and JSON column of the records that `where` finds goes through `rewrite`. Counts a save and writes an audit row for
 * each record that it changes, in the caller's transaction; authorise first, and announce the change there.
 * @returns how many records were changed
 */
export async function rewriteRecords(
  tx: Orm,
  collection: BoundCollection,
  { staff, where, rewrite }: { staff: Staff; where: SQL; rewrite: (text: string) => string },
): Promise<number> {
  const { table, declaration } = collection;
  const columns = writtenColumns(table)
    .map(([name]) => name)
    .filter((name) => !untouched.has(name));
  const rows: Record<string, unknown>[] = await tx.select().from(table).where(where).for('update');
  let changed = 0;
  for (const row of rows) {
    const before = Object.fromEntries(columns.map((name) => [name, row[name]]));
    const after = Object.fromEntries(columns.map((name) => [name, rewritten(row[name], rewrite)]));
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

function rewritten(value: unknown, rewrite: (text: string) => string): unknown {
  if (typeof value === 'string') return rewrite(value);
  if (Array.isArray(value)) return value.map((entry) => rewritten(entry, rewrite));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, rewritten(entry, rewrite)]));
}
