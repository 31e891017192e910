import type { BoundInbox, InboxClock, InquiryRow } from './bound-inboxes.server';
import type { Colleague, InquiryCard } from './inbox';

/** Rows as their cards show them, with what is arranged for them. */
export async function cardsOf(
  inbox: BoundInbox,
  rows: readonly InquiryRow[],
  clock: InboxClock,
  colleagues: readonly Colleague[],
): Promise<InquiryCard[]> {
  const appointments = await inbox.appointmentsOf?.(rows.map(({ id }) => id));
  return rows.map((row) => {
    return { ...inbox.toCard(row, clock, colleagues), appointment: appointments?.get(row.id) ?? null };
  });
}

/** A single one. */
export async function cardOf(
  inbox: BoundInbox,
  row: InquiryRow,
  clock: InboxClock,
  colleagues: readonly Colleague[],
): Promise<InquiryCard> {
  const [card] = await cardsOf(inbox, [row], clock, colleagues);
  if (!card) throw new Error('A row has a card.');
  return card;
}
