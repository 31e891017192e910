import { and, inArray, isNull } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { textOf } from '~/lib/form-values';
import { isUuid } from '~/lib/uuid';
import type { BoundInbox, InquiryRow } from './bound-inboxes.server';
import { callingOff, comingDemos } from './calling-off';
import type { MoveConfirmation } from './confirm-move';
import { type InboxMove, markSpam } from './inbox';
import { discardedUnsent } from './unsent-answer';

/**
 * What a form asks for and was not agreed to: a step that calls demos off by mail. Null where nothing has to be asked. A
 * demo that was arranged since the page was loaded is asked about too. Authorise first.
 */
export async function unconfirmedMove(
  inbox: BoundInbox,
  form: FormData | null,
  ids: readonly string[],
): Promise<MoveConfirmation | null> {
  const to = textOf(form, 'to');
  const move = inbox.declaration.moves.find((known) => known.to === to);
  if (!move?.callsOff || textOf(form, 'confirmed') === 'yes') return null;
  const ask = await callingOffAmong(inbox, move, ids);
  return ask && { to, ids: [...ids], ask };
}

async function callingOffAmong({ table, appointmentsOf }: BoundInbox, { from }: InboxMove, ids: readonly string[]) {
  if (!appointmentsOf) return null;
  const chosen = inArray(table.id, ids.filter(isUuid));
  const rows = await orm()
    .select()
    .from(table)
    .where(and(chosen, isNull(table.spamReason), inArray(table.status, [...from])));
  const cancelled = rows as InquiryRow[];
  const appointments = await appointmentsOf(cancelled.map(({ id }) => id));
  const demos = cancelled.map(({ id, name }) => ({ name, appointment: appointments.get(id) ?? null }));
  return callingOff(comingDemos(demos, new Date()), ids.length);
}

/** The same for a step that would lose the answer that a page without scripts sent along with it. */
export function unsentAnswer(form: FormData, id: string): MoveConfirmation | null {
  const isAgreed = textOf(form, 'to') !== markSpam || textOf(form, 'confirmed') === 'yes';
  return isAgreed || textOf(form, 'body').trim() === '' ? null : { to: markSpam, ids: [id], ask: discardedUnsent };
}
