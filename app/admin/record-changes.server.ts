import { publicStatus, type StatusMove } from '~/collections/collection';
import { keepingPublishTime } from '~/collections/publish-time';
import type { BoundCollection } from '~/collections/record-binding.server';
import { orm } from '~/db/client.server';
import { errorToast } from '~/lib/toast';
import { authorise } from './authorise';
import { type ChangesOutcome, changeEach, type OneOutcome } from './change-each.server';
import { refusedOrFailed } from './change-outcome.server';
import { reasonFor, type Spoken, summaryToast, type Tally } from './change-summary';
import { plainEditing } from './editor/editing';
import { type BinMove, moveThroughBin } from './record-bin.server';
import { goneToast, saveRecord, type WriteRequest } from './records.server';
import { findRow } from './stored-row.server';

/** What can be asked for in a list, for one record or for many: a way through the bin, or another status. */
export type RecordChange = BinMove | StatusMove;

export interface ChangesRequest extends WriteRequest {
  ids: readonly string[];
  change: RecordChange;
  /** Whether what is published stays dated as it was: its taking back is undone. */
  keepDates?: boolean;
}

const spokenOfBin: Record<BinMove, Spoken> = {
  delete: { done: 'deleted', already: 'deleted' },
  restore: { done: 'restored', already: 'restored' },
  purge: { done: 'deleted for good', already: 'deleted for good' },
};

/** `werePublic` tells whether all that were changed had the status to be public before. */
type RecordsOutcome = (ChangesOutcome & { ok: false }) | (ChangesOutcome & { ok: true; werePublic: boolean });

/** Changes several records of a collection. The toast says what became of all of them; a single one has its own words. */
export async function changeRecords(request: ChangesRequest): Promise<RecordsOutcome> {
  const { collection, change } = request;
  const { declaration } = collection;
  try {
    authorise(request.staff, typeof change === 'string' ? 'delete' : 'update', declaration);
  } catch (error) {
    return refusedOrFailed(error, request.requestId, declaration.messages.saveFailed);
  }
  const spoken = typeof change === 'string' ? spokenOfBin[change] : change;
  let werePublic = true;
  const changeOne = async (id: string): Promise<OneOutcome> => {
    if (typeof change === 'string') return moveThroughBin(change, { ...request, id });
    const { wasPublic, ...outcome } = await moveTo(change, request, id);
    if (wasPublic === false) werePublic = false;
    return outcome;
  };
  const say = (tally: Tally, last: OneOutcome | undefined) =>
    (request.ids.length === 1 && last?.toast) || summaryToast(declaration, spoken, tally);
  const outcome = await changeEach(request.ids, changeOne, say);
  return outcome.ok ? { ...outcome, werePublic } : outcome;
}

/** `wasPublic`, where it was changed, is whether it had the status to be public before. */
type Moved = OneOutcome & { wasPublic?: boolean };

/** Somebody else may save the record between its reading and its saving: then it is read again. */
async function moveTo(move: StatusMove, request: ChangesRequest, id: string): Promise<Moved> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryToMove(move, request, id);
    if (outcome.ok || outcome.status !== 409 || attempt === 3) return outcome;
  }
}

/** Saves a record with another status, as its form would: what is missing for that is said, and nothing is stored. */
async function tryToMove(move: StatusMove, request: ChangesRequest, id: string): Promise<Moved> {
  const { collection } = request;
  const { declaration } = collection;
  try {
    const row = await findRow(orm(), collection, id);
    if (!row) return { ok: false, status: 404, toast: goneToast(declaration.singular) };
    if (row.status === move.to) return { ok: true, unchanged: true, ...hiddenBy(collection, row) };
    const form = new FormData();
    const values = collection.toForm(row);
    const isDatedNow = move.to === publicStatus && !request.keepDates;
    for (const [field, value] of Object.entries(isDatedNow ? values : keepingPublishTime(values)))
      form.set(field, value);
    form.set('status', move.to);
    const editing = { ...plainEditing, revision: Number(row.revision) };
    const saved = await saveRecord({ ...request, id, form, editing });
    if (saved.ok) {
      const stored = move.to === declaration.publicStatus ? await findRow(orm(), collection, id) : null;
      return { ok: true, wasPublic: row.status === declaration.publicStatus, ...hiddenBy(collection, stored) };
    }
    const missing = Object.values(saved.submission?.error ?? {}).flat()[0];
    const toast = missing ? errorToast(reasonFor(String(row.title), missing)) : saved.toast;
    return { ok: false, status: saved.status, toast: toast ?? errorToast(declaration.messages.saveFailed) };
  } catch (error) {
    return refusedOrFailed(error, request.requestId, declaration.messages.saveFailed);
  }
}

/** What keeps a record from visitors that has the status to be public: its time, or how it stands else. Nothing of any other. */
function hiddenBy(
  collection: BoundCollection,
  row: Record<string, unknown> | null,
): Pick<OneOutcome & { ok: true }, 'waitsUntil' | 'unseenAs'> {
  if (row?.status !== collection.declaration.publicStatus) return {};
  const { state, date } = collection.toCard(row, new Date());
  if (state.isPublic) return {};
  return date && row.status === publicStatus ? { waitsUntil: date.at } : { unseenAs: state.label };
}
