import { errorToast } from '~/lib/toast';
import { authorise } from '../authorise';
import { type ChangesOutcome, changeEach } from '../change-each.server';
import { refusedOrFailed } from '../change-outcome.server';
import { type Spoken, summaryToast } from '../change-summary';
import { assignInquiry } from './assign-inquiry.server';
import type { InquiryRequest } from './change-inquiry.server';
import { colleaguesOf } from './colleagues.server';
import { assign, markSpam, notSpam, spokenOfSpam } from './inbox';
import { moveInquiry } from './move-inquiry.server';

export interface InquiriesRequest extends Omit<InquiryRequest, 'id'> {
  ids: readonly string[];
  /** A status, `markSpam`, `notSpam`, or `assign`. */
  to: string;
  /** Who answers them, for `assign`; empty for nobody. */
  assignee: string;
}

/** Does the same to several of those that came in, each as by its own button. One toast says what became of them. */
export async function changeInquiries({ ids, ...request }: InquiriesRequest): Promise<ChangesOutcome> {
  const { declaration } = request.inbox;
  try {
    authorise(request.staff, 'update', declaration);
    const spoken = await spokenOf(request);
    if (!spoken) return { ok: false, status: 400, toast: errorToast('This request could not be read.') };
    const change = (id: string) =>
      request.to === assign ? assignInquiry({ ...request, id }) : moveInquiry({ ...request, id, amongOthers: true });
    return await changeEach(ids, change, (tally) => summaryToast(declaration, spoken, tally));
  } catch (error) {
    return refusedOrFailed(error, request.requestId, declaration.messages.updateFailed);
  }
}

/** How the summary speaks of it; null when there is nothing of that name to be done. */
async function spokenOf({
  inbox: { declaration },
  to,
  assignee,
}: Omit<InquiriesRequest, 'ids'>): Promise<Spoken | null> {
  if (to === notSpam || to === markSpam) return spokenOfSpam[to];
  if (to !== assign) return declaration.moves.find((move) => move.to === to)?.several ?? null;
  const colleagues = assignee === '' ? [] : await colleaguesOf(declaration);
  const name = colleagues.find(({ id }) => id === assignee)?.name;
  const words = `assigned to ${assignee === '' ? 'nobody' : (name ?? 'this person')}`;
  return { done: words, already: words };
}
