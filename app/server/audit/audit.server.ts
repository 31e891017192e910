import { sql } from 'drizzle-orm';
import type { Executor, Orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { comparableHtml } from '../html/comparable.server';
import { auditLog } from './audit.table.server';
import type { AuditAction } from './audit-actions';

export type Changes = Record<string, { before?: unknown; after?: unknown }>;

/** Fields that the database or the engine sets by itself: they say nothing about what a person did. */
const bookkeeping = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'revision',
  'deletedAt',
  'deletedBy',
  'searchText',
  'searchVector',
  'headlineVector',
  'uploadStems',
  'linkedPaths',
]);

/** The fields that differ, with both values. Those with HTML do when it would read or look otherwise. */
export function changesBetween(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  htmlColumns: readonly string[] = [],
): Changes {
  const changes: Changes = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const isHtml = htmlColumns.includes(field);
    if (bookkeeping.has(field) || settled(before[field], isHtml) === settled(after[field], isHtml)) continue;
    changes[field] = { before: before[field], after: after[field] };
  }
  return changes;
}

function settled(value: unknown, isHtml: boolean): unknown {
  return isHtml && typeof value === 'string' ? comparableHtml(value) : JSON.stringify(value);
}

/**
 * Lets this transaction change what the log holds, for erasing what it says about a person who asked for that. Nothing
 * else may: the database refuses it.
 */
export async function allowErasing(transaction: Pick<Orm, 'execute'>): Promise<void> {
  await transaction.execute(sql`select set_config('quzones.erasing', 'yes', true)`);
}

/**
 * Writes the audit row; call it inside the transaction of the change it speaks of. `collection` is the table that
 * `recordId` is in, or `sessions` for who signed in and out. Passwords, tokens and their hashes never go into `changes`.
 */
export async function writeAudit(
  executor: Executor,
  entry: {
    /** Without an id it was no person, but what the name says. */
    staff: Pick<Staff, 'name'> & { id: string | null };
    action: AuditAction;
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
