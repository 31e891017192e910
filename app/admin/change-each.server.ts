import type { Toast } from '~/lib/toast';
import type { Refused } from './change-outcome.server';
import type { Tally } from './change-summary';

/**
 * What became of one of several. `unchanged` when it stood like this before; `waitsUntil`, an ISO instant, when visitors see
 * it only from then on; `unseenAs` is how it stands that keeps it from them.
 */
export type OneOutcome =
  | { ok: true; unchanged?: boolean; toast?: Toast; waitsUntil?: string; unseenAs?: string }
  | Refused;

/** `ok` when anything was done, or nothing had to be; `changed` are the ids of what was. */
export type ChangesOutcome = { ok: true; toast: Toast; changed: string[] } | Refused;

/**
 * Changes several, one after the other, each by its own write with its own audit row: what can't be done to one does not
 * keep the others from it. `say` puts what became of all of them into one toast; `last` is what became of the last one.
 */
export async function changeEach(
  ids: readonly string[],
  change: (id: string) => Promise<OneOutcome>,
  say: (tally: Tally, last: OneOutcome | undefined) => Toast,
): Promise<ChangesOutcome> {
  const tally: Tally = { done: 0, already: 0, failures: [], waiting: [], unseen: [] };
  const changed: string[] = [];
  let last: OneOutcome | undefined;
  for (const id of ids) {
    last = await change(id);
    if (last.ok && last.waitsUntil) tally.waiting.push(last.waitsUntil);
    if (last.ok && last.unseenAs) tally.unseen.push(last.unseenAs);
    if (!last.ok) tally.failures.push(last.toast.description ?? '');
    else if (last.unchanged) tally.already += 1;
    else {
      tally.done += 1;
      changed.push(id);
    }
  }
  const toast = say(tally, last);
  if (last && !last.ok && tally.done + tally.already === 0) return { ok: false, status: last.status, toast };
  return { ok: true, toast, changed };
}
