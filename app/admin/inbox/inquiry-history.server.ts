import { and, desc, eq } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import type { Changes } from '~/server/audit/audit.server';
import { auditLog } from '~/server/audit/audit.table.server';
import type { InboxDeclaration } from './inbox';
import type { HistoryEntry } from './inquiry-view';

const longestHistory = 100;

/** What was done with one that came in, newest first, in words. */
export async function historyOf(inbox: InboxDeclaration, id: string): Promise<HistoryEntry[]> {
  const rows = await orm()
    .select({ id: auditLog.id, actor: auditLog.actorName, at: auditLog.at, changes: auditLog.changes })
    .from(auditLog)
    .where(and(eq(auditLog.collection, inbox.name), eq(auditLog.recordId, id)))
    .orderBy(desc(auditLog.id))
    .limit(longestHistory);
  return rows.map((row) => ({
    id: row.id,
    actor: row.actor,
    at: row.at.toISOString(),
    sentences: Object.entries(row.changes as Changes).map(([field, change]) => sentenceOf(inbox, field, change)),
  }));
}

function sentenceOf(inbox: InboxDeclaration, field: string, { before, after }: Changes[string]): string {
  const status = (key: unknown) => inbox.statuses.find((known) => known.key === key)?.label ?? words(key);
  if (field === 'status') return `${status(before)} → ${status(after)}`;
  if (field === 'spamReason') return after === null ? 'Marked as not spam' : 'Marked as spam';
  if (field === 'assignedTo') {
    return typeof after === 'string' ? `Assigned to ${after}` : `No longer assigned to ${words(before)}`;
  }
  if (field === 'note') return 'Added a note';
  if (field === 'reply') return 'Answered by e-mail';
  return words(after) || field;
}

function words(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
