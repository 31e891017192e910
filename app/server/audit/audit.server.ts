import type { Executor } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { auditLog } from './audit.table.server';

export type Changes = Record<string, { before?: unknown; after?: unknown }>;

/** Fields that the database or the engine sets by itself: they say nothing about what a person did. */
const bookkeeping = new Set(['id', 'createdAt', 'updatedAt']);

/** The fields that differ, with both values. */
export function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): Changes {
  const changes: Changes = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (bookkeeping.has(field) || JSON.stringify(before[field]) === JSON.stringify(after[field])) continue;
    changes[field] = { before: before[field], after: after[field] };
  }
  return changes;
}

/** Writes the audit row; call it inside the transaction of the change it speaks of. */
export async function writeAudit(
  executor: Executor,
  entry: {
    staff: Staff;
    action: 'create' | 'update' | 'delete';
    collection: string;
    recordId: string;
    changes: Changes;
  },
): Promise<void> {
  const { staff, action, collection, recordId, changes } = entry;
  await executor
    .insert(auditLog)
    .values({ actorId: staff.id, actorName: staff.name, action, collection, recordId, changes });
}
