import { and, desc, lt } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { csvRow } from '~/lib/csv';
import type { Staff } from '~/lib/roles';
import { type Changes, writeAudit } from '~/server/audit/audit.server';
import { auditLog } from '~/server/audit/audit.table.server';
import { streamedFile } from '../streamed-file.server';
import type { AuditState } from './audit-entry';
import { auditColumns, auditConditions } from './audit-log.server';
import { changesInWords } from './audit-values.server';
import { fieldWordsOf } from './audited.server';

const rowsAtOnce = 500;
const header = ['entry', 'at', 'person', 'person_id', 'action', 'kind', 'record', 'field', 'before', 'after'];

/**
 * Everything that the filters find, newest first, one line for each changed field, read from the database while it is
 * sent. Notes the export in the log before it begins. Authorise first.
 */
export async function exportAudit(state: AuditState, staff: Staff): Promise<Response> {
  const asked = Object.entries(state).filter(([, value]) => value);
  await writeAudit(orm(), {
    staff,
    action: 'export',
    collection: 'audit_log',
    recordId: 'csv',
    changes: Object.fromEntries(asked.map(([name, value]) => [name, { after: value }])),
  });
  return streamedFile('audit-log', 'csv', lines(state));
}

async function* lines(state: AuditState) {
  yield `\ufeff${csvRow(header)}`;
  let before: number | null = null;
  do {
    const rows = await readRows(state, before);
    for (const row of rows) {
      const { id, at, actorName, actorId, action, collection, recordId } = row;
      const entry = [id, at, actorName, actorId, action, collection, recordId];
      const changes = changesInWords(row.changes as Changes, fieldWordsOf(collection));
      if (changes.length === 0) yield csvRow([...entry, null, null, null]);
      for (const change of changes) yield csvRow([...entry, change.label, change.before, change.after]);
    }
    before = rows.length === rowsAtOnce ? (rows.at(-1)?.id ?? null) : null;
  } while (before !== null);
}

function readRows(state: AuditState, before: number | null) {
  return orm()
    .select(auditColumns)
    .from(auditLog)
    .where(and(...auditConditions(state), before === null ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(rowsAtOnce);
}
