import { and, desc, getTableColumns, sql } from 'drizzle-orm';
import { fieldOfColumn } from '~/collections/field-names';
import { orm } from '~/db/client.server';
import { type CsvValue, csvRow } from '~/lib/csv';
import { writeAudit } from '~/server/audit/audit.server';
import { streamedFile } from '../streamed-file.server';
import type { BoundInbox } from './bound-inboxes.server';
import type { InboxState } from './inbox';
import { type InboxViewer, listedIn } from './inbox-list.server';

const rowsAtOnce = 500;

export type ExportFormat = 'csv' | 'json';

/** What stays inside: it says nothing about the person that the other columns don't. */
const withheld = new Set(['submissionKey', 'searchText']);

/**
 * Everything that a list's filter and search find, newest first, as one file that is read from the database while it is
 * sent. Notes the export in the audit log before it begins. Authorise first.
 */
export async function exportInbox(inbox: BoundInbox, format: ExportFormat, state: InboxState, viewer: InboxViewer) {
  const { declaration } = inbox;
  await writeAudit(orm(), {
    staff: viewer.staff,
    action: 'export',
    collection: declaration.name,
    recordId: format,
    changes: { show: { after: state.show }, search: { after: state.query } },
  });
  const lines = format === 'csv' ? asCsv(inbox, state, viewer) : asJson(inbox, state, viewer);
  return streamedFile(`${declaration.tab.path}-${state.show}`, format, lines);
}

function columnsOf({ table }: BoundInbox): string[] {
  return Object.keys(getTableColumns(table)).filter((name) => !withheld.has(name));
}

async function* asCsv(inbox: BoundInbox, state: InboxState, viewer: InboxViewer) {
  const columns = columnsOf(inbox);
  yield `\ufeff${csvRow(columns.map(fieldOfColumn))}`;
  for await (const row of rowsOf(inbox, state, viewer)) yield csvRow(columns.map((name) => row[name] as CsvValue));
}

async function* asJson(inbox: BoundInbox, state: InboxState, viewer: InboxViewer) {
  const columns = columnsOf(inbox);
  yield '[';
  let separator = '\n';
  for await (const row of rowsOf(inbox, state, viewer)) {
    yield separator + JSON.stringify(Object.fromEntries(columns.map((name) => [fieldOfColumn(name), row[name]])));
    separator = ',\n';
  }
  yield '\n]\n';
}

/** Page by page from where the last one ended: what comes in meanwhile shifts nothing. */
async function* rowsOf(inbox: BoundInbox, state: InboxState, viewer: InboxViewer) {
  const { table } = inbox;
  let last: Record<string, unknown> | undefined;
  do {
    const after =
      last && sql`(${table.createdAt}, ${table.id}) < (${last['exactly']}::timestamptz, ${last['id']}::uuid)`;
    const rows: Record<string, unknown>[] = await orm()
      // A Date knows thousandths of a second only, and the database millionths: several can be of the same thousandth.
      .select({ ...getTableColumns(table), exactly: sql<string>`${table.createdAt}::text` })
      .from(table)
      .where(and(listedIn(inbox, state, viewer), after))
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(rowsAtOnce);
    yield* rows;
    last = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (last);
}
