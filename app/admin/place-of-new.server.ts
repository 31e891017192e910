import { and, eq, sql } from 'drizzle-orm';
import type { CollectionDeclaration } from '~/collections/collection';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { Executor } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { auditLog } from '~/server/audit/audit.table.server';
import { uuidOf } from '~/server/stable-uuid.server';

/** Where a new record goes. */
interface Place {
  /** What the same form has stored already: its answer was lost on the way, and it was sent again. */
  existing: Record<string, unknown> | null;
  /** The id to store it under; without one the database chooses. */
  newId?: string;
}

/**
 * A form that is sent again, with whatever was typed since, goes on with the record that it made, and makes no second one: the
 * id of a new record follows from the key of its form. Not once somebody else has changed that record or it lies in the bin.
 * `draft` is empty for a form without a key.
 */
export async function placeOfNew(
  executor: Executor,
  { collection: { table, declaration }, staff, draft }: { collection: BoundCollection; staff: Staff; draft: string },
): Promise<Place> {
  if (draft === '') return { existing: null };
  const newId = idOfNew(declaration, staff, draft);
  // Locked, so that of several that come at once each goes on where the one before ended.
  const [row] = await executor.select().from(table).where(eq(table.id, newId)).for('update');
  if (!row) return { existing: null, newId };
  const isOwn = row.deletedAt === null && !(await othersChanged(executor, declaration.name, newId, staff));
  return { existing: isOwn ? row : null };
}

/** Under which id a form stores its new record. `draft` is the key of the form. */
export function idOfNew(
  { name }: Pick<CollectionDeclaration, 'name'>,
  staff: Pick<Staff, 'id'>,
  draft: string,
): string {
  return uuidOf(`${staff.id} ${name} ${draft}`);
}

async function othersChanged(executor: Executor, collection: string, recordId: string, staff: Staff): Promise<boolean> {
  const [entry] = await executor
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.collection, collection),
        eq(auditLog.recordId, recordId),
        sql`${auditLog.actorId} is distinct from ${staff.id}`,
      ),
    )
    .limit(1);
  return entry !== undefined;
}
