import { data, redirect } from 'react-router';
import { placingOf } from '~/collections/collection';
import type { BoundCollection } from '~/collections/record-binding.server';
import { textOf } from '~/lib/form-values';
import type { Staff } from '~/lib/roles';
import { errorToast, type Toast, type ToastAction } from '~/lib/toast';
import { flash } from '~/server/flash.server';
import { readForm } from '~/server/read-form.server';
import { isSentByPage } from '~/server/request-info.server';
import { barred, isPermitted } from './authorise';
import { chosenIds } from './chosen-ids';
import { countPublicLinks, ifKnown } from './links-to.server';
import { listPath } from './list-address';
import { type Confirmation, type ListAnswer, moveButtonId, statusValue, ways } from './list-answer';
import { offerSignIn } from './offer-sign-in';
import { changeRecords, type RecordChange } from './record-changes.server';
import { type MoveRequest, moveRecord } from './record-place.server';

interface ListAction {
  request: Request;
  collection: BoundCollection;
  staff: Staff | null;
  requestId: string;
  /** Of the list or the bin, with its search: where the way leads back to. */
  address: string;
}

type PlaceChange = Pick<MoveRequest, 'way' | 'placing'>;

/** Of the form that takes an unpublishing back. */
const keepDatesField = 'keepDates';

/**
 * Answers the forms of a list and of a bin. The field `do` names the change (`delete` when it is not sent), `recordId`
 * one or more records, comma separated or sent several times. What can't be undone by one click asks first.
 */
export async function answerListAction(asked: ListAction) {
  const { request, collection, staff, requestId, address } = asked;
  const refusal = barred(staff, 'read', collection.declaration);
  if (refusal) {
    const { toast, status } = offerSignIn(refusal, address);
    return data<ListAnswer>({ toast, confirm: null }, { status });
  }
  const form = await readForm(request);
  const change = changeOf(textOf(form, 'do') || 'delete', collection);
  const isAsked = form?.has('recordId') || form?.has('do');
  if (!form || !isAsked || change === null) return refused(400, 'This request could not be read.');
  const chosen = chosenIds(form, 'record');
  if (!chosen.ok) return refused(chosen.status, chosen.sentence);
  const { ids } = chosen;
  if (typeof change === 'object' && 'placing' in change) return answerMove(asked, change, ids);
  if ((change === 'delete' || change === 'purge') && form.get('confirmed') !== 'yes') {
    const title = ids.length === 1 ? textOf(form, 'recordTitle').slice(0, 200) : '';
    const linkedFrom = change === 'delete' ? await linksLost(asked, ids) : 0;
    const confirm: Confirmation = { change, ids, title, linkedFrom };
    return data<ListAnswer>({ toast: null, confirm }, { status: 409 });
  }
  const keepDates = form.get(keepDatesField) === 'yes';
  const outcome = await changeRecords({ collection, staff, requestId, ids, change, keepDates });
  if (!outcome.ok) return data<ListAnswer>({ toast: outcome.toast, confirm: null }, { status: outcome.status });
  const undo = outcome.werePublic ? undoOf(change, collection) : null;
  const toast = undo ? withUndo(outcome.toast, outcome.changed, { path: address, fields: undo }) : outcome.toast;
  return redirect(address, { headers: { 'set-cookie': await flash(toast) } });
}

/** Leads to the record, on whichever page of the list it is now. */
async function answerMove({ request, ...asked }: ListAction, place: PlaceChange, [id = '', ...others]: string[]) {
  if (others.length > 0) return refused(422, 'Move one record at a time.');
  const outcome = await moveRecord({ ...asked, ...place, id });
  if (!outcome.ok) return data<ListAnswer>({ toast: outcome.toast, confirm: null }, { status: outcome.status });
  const list = listPath(asked.collection.declaration, { sort: place.placing.key, page: outcome.page });
  // A browser gives the focus to what the address names; with scripts the list does, and the page stays where it is.
  const address = isSentByPage(request) ? `${list}#${moveButtonId(place.way, id)}` : list;
  return redirect(address, { headers: { 'set-cookie': await flash(outcome.toast) } });
}

/** How many public texts link to the one record that is to be deleted; of several, how many are linked to from any. */
async function linksLost({ collection, staff, requestId }: ListAction, ids: string[]): Promise<number> {
  if (!isPermitted(staff, 'delete', collection.declaration)) return 0;
  const counts = await ifKnown(countPublicLinks(collection, ids), new Map<string, number>(), requestId);
  return ids.length > 1 ? counts.size : (counts.get(ids[0] ?? '') ?? 0);
}

function refused(status: number, sentence: string) {
  return data<ListAnswer>({ toast: errorToast(sentence), confirm: null }, { status });
}

function changeOf(value: string, { declaration }: BoundCollection): RecordChange | PlaceChange | null {
  if (value === 'delete' || value === 'restore' || value === 'purge') return value;
  const [way, placing] = [ways.find((each) => each === value), placingOf(declaration)];
  if (way && placing) return { way, placing };
  return declaration.moves.find(({ to }) => statusValue(to) === value) ?? null;
}

/** The fields of the form that takes a change back, where one click does: what was deleted, and what is public no more. */
function undoOf(change: RecordChange, { declaration }: BoundCollection): Record<string, string> | null {
  if (change === 'delete') return { do: 'restore' };
  const { publicStatus } = declaration;
  const canBePublished = declaration.moves.some(({ to }) => to === publicStatus);
  if (typeof change === 'string' || change.to === publicStatus || !canBePublished) return null;
  return { do: statusValue(publicStatus), [keepDatesField]: 'yes' };
}

function withUndo(toast: Toast, ids: string[], { path, fields }: Omit<ToastAction, 'label'>): Toast {
  if (ids.length === 0) return toast;
  return { ...toast, action: { label: 'Undo', path, fields: { ...fields, recordId: ids.join() } } };
}
