import { and, inArray, isNull } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { textOf } from '~/lib/form-values';
import { isUuid } from '~/lib/uuid';
import type { BoundInbox, InquiryRow } from './bound-inboxes.server';
import { callingOff, comingDemos } from './calling-off';
import type { MoveConfirmation } from './confirm-move';
import { markSpam } from './inbox';
import { discardedUnsent } from './unsent-answer';

/**
 * What a form asks for that calls demos off by mail and was not agreed to; null where nothing has to be asked. A demo
 * that was arranged since the page was loaded is asked about too. Authorise first.
 */
export async function unconfirmedMove(
  { declaration, table, appointmentsOf }: BoundInbox,
  form: FormData | null,
  ids: readonly string[],
): Promise<MoveConfirmation | null> {
  const to = textOf(form, 'to');
  const move = declaration.moves.find((known) => known.to === to);
  if (!move?.callsOff || !appointmentsOf || textOf(form, 'confirmed') === 'yes') return null;
  const chosen = inArray(table.id, ids.filter(isUuid));
  const rows = await orm()
    .select()
    .from(table)
    .where(and(chosen, isNull(table.spamReason), inArray(table.status, [...move.from])));
  const cancelled = rows as InquiryRow[];
  const appointments = await appointmentsOf(cancelled.map(({ id }) => id));
  const demos = cancelled.map(({ id, name }) => ({ name, appointment: appointments.get(id) ?? null }));
  const calledOff = comingDemos(demos, new Date());
  const ask = callingOff(calledOff, ids.length);
  return ask && { to, ids: [...ids], ask };
}

/** The same for a step that would lose the answer that a page without scripts sent along with it. */
export function unsentAnswer(form: FormData, id: string): MoveConfirmation | null {
  const isAgreed = textOf(form, 'to') !== markSpam || textOf(form, 'confirmed') === 'yes';
  return isAgreed || textOf(form, 'body').trim() === '' ? null : { to: markSpam, ids: [id], ask: discardedUnsent };
}
