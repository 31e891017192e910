import { and, asc, desc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { isUuid } from '~/lib/uuid';
import { profiles } from '../auth/auth.table.server';
import { log } from '../log.server';
import { openFormsTable as table } from './open_forms.table.server';
import { countsForMs, type Other, type Presence } from './presence';

/** More are not named: nobody waits for the thirteenth. */
const mostNamed = 12;

/** A record, by the name of its collection or inbox. */
export interface Place {
  collection: string;
  recordId: string;
}

const lastCounted = sql`now() - ${`${countsForMs} milliseconds`}::interval`;

/** Notes that this form is open, and lets go those that have not said so for long. Authorise first. */
export async function noteOpen(staff: Staff, place: Place, { form, written }: Presence): Promise<void> {
  await orm().delete(table).where(lte(table.saidAt, lastCounted));
  const isWritten = written === 'yes';
  await orm()
    .insert(table)
    .values({ formKey: form, ...place, profileId: staff.id, isWritten })
    .onConflictDoUpdate({
      target: table.formKey,
      set: { ...place, isWritten, saidAt: sql`now()` },
      // Nobody speaks for somebody else's window.
      setWhere: eq(table.profileId, staff.id),
    });
}

/** Notes that this form is left. */
export async function noteLeft(staff: Staff, { form }: Presence): Promise<void> {
  await orm()
    .delete(table)
    .where(and(eq(table.formKey, form), eq(table.profileId, staff.id)));
}

/** Who has the record open beside this form, each once, those who write first. */
export function othersAt(staff: Staff, place: Place, form: string): Promise<Other[]> {
  return readOthers(staff, place, ne(table.formKey, form));
}

/**
 * The same for a page that is just asked for. The windows of the same person do not count: one of them may be the page
 * itself, as it was before it was loaded again. A page is none the worse for not knowing.
 */
export async function othersOnOpening(staff: Staff, place: Place, requestId: string): Promise<Other[]> {
  try {
    return isUuid(place.recordId) ? await readOthers(staff, place, ne(profiles.id, staff.id)) : [];
  } catch (error) {
    log.error({ id: requestId, err: error }, 'who has a record open could not be found out');
    return [];
  }
}

/** The cards of a list, each with who else has its record open. A list is none the worse for not knowing. */
export async function withPresence<Card extends { id: string }>(
  staff: Staff,
  collection: string,
  cards: Card[],
  requestId: string,
): Promise<(Card & { presence?: Other[] })[]> {
  try {
    const rows = await selectOthers(and(eq(table.collection, collection), ne(profiles.id, staff.id)));
    const byRecord = Map.groupBy(rows, ({ recordId }) => recordId);
    return cards.map((card) => {
      const presence = byRecord.get(card.id)?.map((row) => asOther(row, staff));
      return presence ? { ...card, presence } : card;
    });
  } catch (error) {
    log.error({ id: requestId, err: error }, 'who has records open could not be found out');
    return cards;
  }
}

async function readOthers(staff: Staff, { collection, recordId }: Place, beside: SQL): Promise<Other[]> {
  const rows = await selectOthers(and(eq(table.collection, collection), eq(table.recordId, recordId), beside));
  return rows.slice(0, mostNamed).map((row) => asOther(row, staff));
}

/** Everybody once for each record, those who write first. */
function selectOthers(where: SQL | undefined) {
  const isWriting = sql<boolean>`bool_or(${table.isWritten})`;
  return orm()
    .select({ recordId: table.recordId, id: profiles.id, name: profiles.name, isWriting })
    .from(table)
    .innerJoin(profiles, eq(profiles.id, table.profileId))
    .where(and(gt(table.saidAt, lastCounted), where))
    .groupBy(table.recordId, profiles.id)
    .orderBy(desc(isWriting), asc(profiles.name));
}

function asOther({ id, name, isWriting }: { id: string; name: string; isWriting: boolean }, staff: Staff): Other {
  return { name, isSelf: id === staff.id, isWriting };
}
