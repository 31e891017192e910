import { and, eq } from 'drizzle-orm';
import { stands } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { Executor } from '~/db/client.server';
import { isUuid } from '~/lib/uuid';

/** The stored row, or null; an id that is no uuid, or of a record in the bin, finds nothing. */
export async function findRow(
  executor: Executor,
  collection: BoundCollection,
  id: string,
): Promise<Record<string, unknown> | null> {
  if (!isUuid(id)) return null;
  const { table } = collection;
  const [row] = await executor
    .select()
    .from(table)
    .where(and(eq(table.id, id), stands(table)))
    .limit(1);
  return row ?? null;
}
