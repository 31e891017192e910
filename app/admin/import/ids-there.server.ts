import { inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { orm } from '~/db/client.server';

/** So many values are asked for in one query. */
export const atOnce = 1000;

/** Which of these ids a table has. Records in the bin count: somebody deleted them, and they don't come back by themselves. */
export async function idsThere(table: PgTable & { id: AnyPgColumn }, ids: readonly string[]): Promise<Set<string>> {
  const there = new Set<string>();
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    const rows = await orm().select({ id: table.id }).from(table).where(inArray(table.id, some));
    for (const { id } of rows) there.add(String(id));
  }
  return there;
}
