import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isInBin, stands } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import { boundCollections } from '~/collections/registry.server';
import { type Orm, orm } from '~/db/client.server';
import { errorToast, successToast, type Toast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { type Changes, changesBetween, writeAudit } from '~/server/audit/audit.server';
import { announceContentChange, bumpContentVersion } from '~/server/content-version.server';
import { hourlyWork } from '~/server/hourly-work.server';
import { log } from '~/server/log.server';
import { requireTrustedClock } from '~/server/privacy/trusted-clock.server';
import { authorise } from './authorise';
import { binDays } from './bin';
import { type ChangeOutcome, refusedOrFailed } from './change-outcome.server';
import { goneToast, type WriteRequest } from './records.server';
import { forgetFormerSlugs } from './slugs.server';

/**
 * Into the bin, out of it again, and away for good. A record in the bin keeps everything, its address included, so that
 * bringing it back always works; nobody but staff can see it. Whoever may delete may do all three.
 */
export type BinMove = 'delete' | 'restore' | 'purge';

type Row = Record<string, unknown>;

interface Move {
  /** Which records it takes; of the others it finds none. */
  from: (collection: BoundCollection) => SQL;
  take: (tx: Orm, collection: BoundCollection, where: SQL | undefined, by: string) => Promise<Row[]>;
  changes: (row: Row) => Changes;
  said: (collection: BoundCollection) => { done: string; failed: string; gone: Toast };
}

function notInBinToast(singular: string): Toast {
  return errorToast(`This ${singular} is no longer in the bin. Somebody may have restored it or deleted it for good.`);
}

const moves: Record<BinMove, Move> = {
  delete: {
    from: ({ table }) => stands(table),
    // Nothing of the record changes, so neither does the time of its last change.
    take: (tx, { table }, where, by) =>
      tx
        .update(table)
        .set({ deletedAt: sql`now()`, deletedBy: by, updatedAt: sql`${table.updatedAt}` })
        .where(where)
        .returning(),
    changes: (row) => changesBetween(row, {}),
    said: ({ declaration: { messages, singular } }) => ({
      done: messages.deleted,
      failed: messages.deleteFailed,
      gone: goneToast(singular),
    }),
  },
  restore: {
    from: ({ table }) => isInBin(table),
    take: (tx, { table }, where) =>
      tx
        .update(table)
        .set({ deletedAt: null, deletedBy: null, updatedAt: sql`${table.updatedAt}` })
        .where(where)
        .returning(),
    changes: (row) => changesBetween({}, row),
    said: ({ declaration: { messages, singular } }) => ({
      done: messages.restored,
      failed: messages.saveFailed,
      gone: notInBinToast(singular),
    }),
  },
  purge: {
    from: ({ table }) => isInBin(table),
    take: (tx, { table }, where) => tx.delete(table).where(where).returning(),
    // What it was stands in the audit row of its way into the bin.
    changes: (row) => changesBetween({ title: row.title }, {}),
    said: ({ declaration: { messages, singular } }) => ({
      done: messages.deletedForGood,
      failed: messages.deleteFailed,
      gone: notInBinToast(singular),
    }),
  },
};

/** Moves one record. Its last state stays in the audit log. */
export async function moveThroughBin(move: BinMove, request: WriteRequest & { id: string }): Promise<ChangeOutcome> {
  const { collection, id } = request;
  const { from, take, changes, said } = moves[move];
  const { done, failed, gone } = said(collection);
  try {
    const staff = authorise(request.staff, 'delete', collection.declaration);
    if (!isUuid(id)) return { ok: false, status: 404, toast: gone };
    const isMoved = await orm().transaction(async (tx) => {
      const [row] = await take(tx, collection, and(eq(collection.table.id, id), from(collection)), staff.name);
      if (!row) return false;
      if (move === 'purge') await forgetFormerSlugs(tx, collection, id);
      const entry = { collection: collection.declaration.name, recordId: id, changes: changes(row) };
      await writeAudit(tx, { ...entry, staff, action: move });
      await announceContentChange(tx);
      return true;
    });
    if (!isMoved) return { ok: false, status: 404, toast: gone };
    bumpContentVersion();
    return { ok: true, toast: successToast(done) };
  } catch (error) {
    return refusedOrFailed(error, request.requestId, failed);
  }
}

/** So many at a time, so that no transaction grows without end. */
const emptiedAtOnce = 500;

/**
 * Takes away for good what has been in a bin for more than 30 days, by the database's clock, with an audit row for each.
 * Any number of processes may do so at once. Answers how many there were.
 */
export async function emptyBins(): Promise<number> {
  let emptied = 0;
  for (const collection of boundCollections) {
    for (;;) {
      const gone = await orm().transaction((tx) => emptySome(tx, collection));
      emptied += gone;
      if (gone < emptiedAtOnce) break;
    }
  }
  return emptied;
}

async function emptySome(tx: Orm, collection: BoundCollection): Promise<number> {
  const { table, declaration } = collection;
  const due = tx
    .select({ id: table.id })
    .from(table)
    .where(sql`${table.deletedAt} < now() - ${`${binDays} days`}::interval`)
    .limit(emptiedAtOnce)
    .for('update', { skipLocked: true });
  const rows = await moves.purge.take(tx, collection, inArray(table.id, due), '');
  for (const row of rows) {
    const recordId = String(row.id);
    await forgetFormerSlugs(tx, collection, recordId);
    const entry = { collection: declaration.name, recordId, changes: moves.purge.changes(row) };
    await writeAudit(tx, { ...entry, staff: { id: null, name: `The bin, after ${binDays} days` }, action: 'purge' });
  }
  return rows.length;
}

export const emptyingBins = hourlyWork(async () => {
  await requireTrustedClock(orm());
  const emptied = await emptyBins();
  if (emptied > 0) log.info({ emptied }, `records that were in a bin for ${binDays} days are gone`);
}, 'the bins were not emptied');
