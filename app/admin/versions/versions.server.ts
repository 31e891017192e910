import { and, asc, desc, eq, getTableColumns, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { readUnstored } from '~/collections/one-record.server';
import { keepingPublishTime } from '~/collections/publish-time';
import type { BoundCollection, FormValues } from '~/collections/record-binding.server';
import { orm } from '~/db/client.server';
import type { Changes } from '~/server/audit/audit.server';
import { auditLog } from '~/server/audit/audit.table.server';
import type { AuditDifference } from '../audit-log/audit-entry';
import { differencesInWords, wordsOf } from '../audit-log/audit-values.server';
import { fieldLabel } from '../field-label';
import { originVersion, type Saved, type Version, type VersionPage } from './version';

const versionsPerPage = 30;

/** What leaves another version of a record behind. */
const versionActions = ['create', 'update'];

const entriesOf = ({ declaration }: BoundCollection, id: string): SQL | undefined =>
  and(eq(auditLog.collection, declaration.name), eq(auditLog.recordId, id), inArray(auditLog.action, versionActions));

/** The saves of a record, newest first, from the one before `before` on. Authorise first. */
export async function listVersions(
  collection: BoundCollection,
  id: string,
  { before, shown }: { before: number | null; shown: number | null },
): Promise<VersionPage> {
  const rows = await orm()
    .select({
      id: auditLog.id,
      at: auditLog.at,
      by: auditLog.actorName,
      action: auditLog.action,
      fields: sql<string[]>`array(select jsonb_object_keys(${auditLog.changes}))`,
    })
    .from(auditLog)
    .where(and(entriesOf(collection, id), before === null ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(versionsPerPage + 1);
  const versions = rows.slice(0, versionsPerPage).map(
    ({ at, action, fields, ...row }, index): Version => ({
      ...row,
      at: at.toISOString(),
      changed: action === 'create' ? null : fields.map((field) => collection.labels.get(field) ?? fieldLabel(field)),
      isCurrent: before === null && index === 0,
    }),
  );
  const older = rows.length > versionsPerPage ? (versions.at(-1)?.id ?? null) : null;
  const differences = shown === null ? null : { of: shown, fields: await differencesOf(collection, id, shown) };
  const hasOrigin = older === null && versions.length > 0 && versions.at(-1)?.changed !== null;
  return { versions, hasOrigin, older, differences };
}

async function differencesOf(collection: BoundCollection, id: string, version: number): Promise<AuditDifference[]> {
  const [entry] = await orm()
    .select({ changes: auditLog.changes })
    .from(auditLog)
    .where(and(entriesOf(collection, id), eq(auditLog.id, version)));
  return differencesInWords((entry?.changes ?? {}) as Changes, wordsOf(collection));
}

/** A record as it was saved once. */
interface SavedVersion {
  row: Record<string, unknown>;
  saved: Saved;
}

/**
 * A record, given as it stands, as one of its saves left it, or null where there is no such save. A field has the value that the first later
 * change of it found, and today's where nothing changed it; so entries that were taken away by their age are not missed.
 */
export async function findVersion(
  collection: BoundCollection,
  current: Record<string, unknown>,
  version: number,
): Promise<SavedVersion | null> {
  const id = String(current['id']);
  const isOrigin = version === originVersion;
  const [entry] = await orm()
    .select({ at: auditLog.at, by: auditLog.actorName, action: auditLog.action })
    .from(auditLog)
    .where(and(entriesOf(collection, id), isOrigin ? undefined : eq(auditLog.id, version)))
    .orderBy(asc(auditLog.id))
    .limit(1);
  // Before it was created there was nothing.
  if (!entry || (isOrigin && entry.action === 'create')) return null;
  const { rows } = await orm().execute<{ field: string; value: unknown }>(sql`
    select distinct on (field) field, change -> 'before' as value
    from ${auditLog}, jsonb_each(${auditLog.changes}) as changed(field, change)
    where ${entriesOf(collection, id)} and ${auditLog.id} > ${version}
    order by field, ${auditLog.id}`);
  const former = { ...current, ...Object.fromEntries(rows.map(({ field, value }) => [field, value])) };
  const { table } = collection;
  // Read by the database, so that every value has its column's type again.
  const row = await readUnstored(table, former, (from) => orm().select(getTableColumns(table)).from(from));
  return row && { row, saved: isOrigin ? null : { at: entry.at.toISOString(), by: entry.by } };
}

/** What the form of a record starts with when a former version is brought back: its words, published as it is today. */
export function formOfVersion(collection: BoundCollection, former: SavedVersion['row'], now: FormValues): FormValues {
  const kept = Object.fromEntries(Object.entries(now).filter(([field]) => collection.ownFields.includes(field)));
  // The date of every save, which editing proposes, would put an old text on top of the list.
  return { ...collection.toForm(former), ...keepingPublishTime(kept) };
}
