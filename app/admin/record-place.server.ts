import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Placing, placingOf } from '~/collections/collection';
import { stands } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { RecordCard } from '~/collections/record-card';
import { type Orm, orm } from '~/db/client.server';
import { cutText } from '~/lib/cut-text';
import { mostWholeNumber } from '~/lib/fields';
import type { Staff } from '~/lib/roles';
import { errorToast, successToast, type Toast } from '~/lib/toast';
import { changesBetween, writeAudit } from '~/server/audit/audit.server';
import { announceContentChange, bumpContentVersion } from '~/server/content-version.server';
import { authorise } from './authorise';
import { countRows } from './capped-count.server';
import { type Refused, refusedOrFailed } from './change-outcome.server';
import type { Way } from './list-answer';
import { distinctNumbers } from './place-numbers';
import { recordsPerPage } from './record-list.server';
import type { ListState } from './record-list-view';
import { goneToast, type WriteRequest } from './records.server';
import { findRow } from './stored-row.server';

/** So many numbers are written in a moment. In a tidy group, however large, it is two. */
export const mostMoved = 200;
const longestTitle = 80;

export interface MoveRequest extends WriteRequest {
  placing: Placing;
  id: string;
  way: Way;
}

export type MoveOutcome =
  /** `page` is the one of the list, in its own order, on which the record is now. */
  { ok: true; toast: Toast; page: number } | Refused;

/** Moves a record one place up or down among those of its group. */
export async function moveRecord(request: MoveRequest): Promise<MoveOutcome> {
  const { collection, placing, id } = request;
  const { singular, nouns, messages } = collection.declaration;
  try {
    const staff = authorise(request.staff, 'update', collection.declaration);
    const moved = await orm().transaction((tx) => move(tx, request, staff));
    if (moved === 'gone') return { ok: false, status: 404, toast: goneToast(singular) };
    if (moved === 'too many') {
      const sentence = `More than ${mostMoved} ${nouns[1]} would get another number. Type one in the form of this one instead.`;
      return { ok: false, status: 422, toast: errorToast(sentence) };
    }
    if (moved.isChanged) bumpContentVersion();
    const { rows: before } = await countRows(collection.table, isBefore(collection, placing, id));
    return { ok: true, toast: successToast(moved.sentence), page: Math.floor(before / recordsPerPage) + 1 };
  } catch (error) {
    return refusedOrFailed(error, request.requestId, messages.saveFailed);
  }
}

interface Moved {
  isChanged: boolean;
  sentence: string;
}

/**
 * The group keeps its numbers, which are handed out in the new order; only equal ones are moved apart, so that each move
 * can be seen and every later one writes two records.
 */
async function move(tx: Orm, request: MoveRequest, staff: Staff): Promise<Moved | 'gone' | 'too many'> {
  const { collection, placing, id, way } = request;
  const { table } = collection;
  const record = await findRow(tx, collection, id);
  if (!record) return 'gone';
  const place = columnNamed(collection, placing.places);
  const inGroup = and(stands(table), eq(columnNamed(collection, placing.group), record[placing.group]));
  // Two who move at once come one after the other, locking in one order; what was saved until then is read after that.
  await tx.select({ id: table.id }).from(table).where(inGroup).orderBy(table.id).for('update');
  const rows = await tx
    .select({ id: sql<string>`${table.id}`, number: sql<number>`${place}` })
    .from(table)
    .where(inGroup)
    .orderBy(place, asc(table.createdAt), asc(table.id));
  const from = rows.findIndex((row) => row.id === id);
  // It was put into another group, or the bin, before it was locked.
  if (from === -1) return move(tx, request, staff);
  const to = from + (way === 'up' ? -1 : 1);
  const { title, group = '' } = collection.toCard(record, new Date());
  const name = `“${cutText(title, longestTitle)}”`;
  if (!rows[to]) {
    const end = way === 'up' ? 'first' : 'last';
    return { isChanged: false, sentence: `${name} is already the ${end} of ${rows.length} in ${group}.` };
  }
  const numbers = distinctNumbers(
    rows.map(({ number }) => number),
    mostWholeNumber,
  );
  const moved = rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
  const renumbered = moved.flatMap((row, index) => {
    const now = numbers[index] ?? row.number;
    return now === row.number ? [] : [{ ...row, now }];
  });
  if (renumbered.length > mostMoved) return 'too many';
  for (const row of renumbered) await renumber(tx, request, staff, row);
  await announceContentChange(tx);
  return { isChanged: true, sentence: `${name} is now ${to + 1} of ${rows.length} in ${group}.` };
}

/** A save like any other, but the text is as old as it was. */
async function renumber(
  tx: Orm,
  { collection, placing: { places } }: MoveRequest,
  staff: Staff,
  { id, number, now }: { id: string; number: number; now: number },
): Promise<void> {
  const { table, declaration } = collection;
  await tx
    .update(table)
    .set({ [places]: now, revision: sql`${table.revision} + 1`, updatedAt: sql`${table.updatedAt}` })
    .where(eq(table.id, id));
  const changes = changesBetween({ [places]: number }, { [places]: now });
  await writeAudit(tx, { staff, action: 'update', collection: declaration.name, recordId: id, changes });
}

function columnNamed({ table }: BoundCollection, name: string) {
  return table[name as 'id'];
}

function isBefore(collection: BoundCollection, { group, places }: Placing, id: string): SQL {
  const { table } = collection;
  const order = sql`${columnNamed(collection, group)}, ${columnNamed(collection, places)}, ${table.createdAt}, ${table.id}`;
  return sql`${stands(table)} and (${order}) < (select ${order} from ${table} where ${table.id} = ${id})`;
}

/**
 * The cards of a list with where each can be moved, if it is the whole list in the order that staff make: anywhere else one
 * place further need not be where the next card is.
 */
export async function withPlaces(
  collection: BoundCollection,
  { query, status, sort }: ListState,
  cards: RecordCard[],
): Promise<RecordCard[]> {
  const placing = placingOf(collection.declaration);
  if (!placing || placing.key !== sort || query !== '' || status !== '' || cards.length === 0) return cards;
  const { table } = collection;
  const [group, place] = [placing.group, placing.places].map((name) =>
    sql.identifier(columnNamed(collection, name).name),
  );
  const hasOther = (comparison: SQL) => sql`exists (
    select 1 from ${table} as other where other.deleted_at is null and other.${group} = own.${group}
      and (other.${place}, other.created_at, other.id) ${comparison} (own.${place}, own.created_at, own.id))`;
  const ids = `{${cards.map(({ id }) => id).join()}}`;
  const { rows } = await orm().execute<{ id: string; isFirst: boolean; isLast: boolean }>(sql`
    select own.id, not ${hasOther(sql`<`)} as "isFirst", not ${hasOther(sql`>`)} as "isLast"
    from ${table} as own where own.id = any(${ids}::uuid[])`);
  const known = new Map(rows.map(({ id, ...ends }) => [id, ends]));
  return cards.map((card) => {
    const ends = known.get(card.id);
    return ends && !(ends.isFirst && ends.isLast) ? { ...card, place: ends } : card;
  });
}
