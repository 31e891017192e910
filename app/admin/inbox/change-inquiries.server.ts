import { authorise } from '../authorise';
import { type ChangesOutcome, changeEach } from '../change-each.server';
import { refused, refusedOrFailed } from '../change-outcome.server';
import { type Spoken, summaryToast } from '../change-summary';
import { assignInquiry } from './assign-inquiry.server';
import type { InquiryRequest } from './change-inquiry.server';
import { colleaguesOf } from './colleagues.server';
import { assign, markSpam, notSpam, spokenOfSpam, takeBack, unchosen } from './inbox';
import { moveInquiry } from './move-inquiry.server';
import { takeStepBack, wayBackOf } from './take-back.server';

export interface InquiriesRequest extends Omit<InquiryRequest, 'id'> {
  ids: readonly string[];
  /** A status, `markSpam`, `notSpam`, `takeBack`, or `assign`. */
  to: string;
  /** Who answers them, for `assign`, or who answers each, comma separated; empty for nobody. */
  assignee: string;
  /** Where the list is, for the form that takes the change back. */
  address: string;
}

/** Does the same to several of those that came in, each as by its own button. One toast says what became of them. */
export async function changeInquiries({ ids, address, ...request }: InquiriesRequest): Promise<ChangesOutcome> {
  const { declaration } = request.inbox;
  const assignees = request.assignee.split(',');
  const assigneeOf = (id: string) => assignees[assignees.length === 1 ? 0 : ids.indexOf(id)] ?? '';
  const formers = new Map<string, string>();
  try {
    authorise(request.staff, 'update', declaration);
    if (request.to === assign && request.assignee === unchosen) return refused(422, 'Choose who answers, or Nobody.');
    const isReadable = assignees.length === 1 || assignees.length === ids.length;
    const spoken = isReadable ? await spokenOf(request, assignees) : null;
    if (!spoken) return refused(400, 'This request could not be read.');
    const change = async (id: string) => {
      if (request.to === takeBack) return takeStepBack({ ...request, id, amongOthers: true });
      if (request.to !== assign) return moveInquiry({ ...request, id, amongOthers: true });
      const { former, ...outcome } = await assignInquiry({ ...request, id, assignee: assigneeOf(id) });
      formers.set(id, former);
      return outcome;
    };
    const outcome = await changeEach(ids, change, (tally) => summaryToast(declaration, spoken, tally));
    if (!outcome.ok || outcome.changed.length === 0) return outcome;
    const fields = wayBack(request, outcome.changed, formers);
    if (!fields) return outcome;
    const action = { label: 'Undo', path: address, fields: { ...fields, recordId: outcome.changed.join() } };
    return { ...outcome, toast: { ...outcome.toast, action } };
  } catch (error) {
    return refusedOrFailed(error, request.requestId, declaration.messages.updateFailed);
  }
}

/** The fields of the form that takes a change back, where nothing in the list does. */
function wayBack(
  { inbox, to }: Pick<InquiriesRequest, 'inbox' | 'to'>,
  changed: readonly string[],
  formers: ReadonlyMap<string, string>,
): Record<string, string> | null {
  if (to !== assign) {
    const back = wayBackOf(inbox, to);
    return back ? { to: back } : null;
  }
  const before = changed.map((id) => formers.get(id) ?? '');
  // Said once where it is the same for all: a toast travels in a cookie.
  return { to: assign, assignee: new Set(before).size === 1 ? (before[0] ?? '') : before.join() };
}

/** How the summary speaks of it; null when there is nothing of that name to be done. */
async function spokenOf(
  { inbox: { declaration }, to }: Pick<InquiriesRequest, 'inbox' | 'to'>,
  [assignee = '', ...others]: readonly string[],
): Promise<Spoken | null> {
  if (to === notSpam || to === markSpam) return spokenOfSpam[to];
  if (to === takeBack) return { done: 'put back', already: 'put back' };
  if (to !== assign) return declaration.moves.find((move) => move.to === to)?.several ?? null;
  if (others.length > 0) return { done: 'assigned as before', already: 'assigned as before' };
  const colleagues = assignee === '' ? [] : await colleaguesOf(declaration);
  const name = colleagues.find(({ id }) => id === assignee)?.name;
  const words = `assigned to ${assignee === '' ? 'nobody' : (name ?? 'this person')}`;
  return { done: words, already: words };
}
