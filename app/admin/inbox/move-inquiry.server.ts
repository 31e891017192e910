import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { successToast } from '~/lib/toast';
import { changesBetween } from '~/server/audit/audit.server';
import { ChangeRefusedError } from '../change-outcome.server';
import { reasonFor } from '../change-summary';
import type { InquiryRow } from './bound-inboxes.server';
import { changeInquiry, type InquiryChange, type InquiryOutcome, type InquiryRequest } from './change-inquiry.server';
import { type InboxDeclaration, markSpam, notSpam } from './inbox';

export interface MoveRequest extends InquiryRequest {
  /** The status to go to, `notSpam` or `markSpam`. */
  to: string;
  /** One of several: what stands like this already is no failure, and why another can't be moved is said with its name. */
  amongOthers?: boolean;
}

/** Takes one a step further, or in or out of the spam. What is doubtful has to be brought back before it goes anywhere. */
export function moveInquiry(request: MoveRequest): Promise<InquiryOutcome> {
  const { table, declaration } = request.inbox;
  const { messages } = declaration;
  const move = async ({ tx, row, audit }: InquiryChange) => {
    const step = stepTo(request);
    if (!step) throw new ChangeRefusedError(400, 'This request could not be read.');
    const moved = await tx
      .update(table)
      .set(step.change)
      .where(and(eq(table.id, row.id), step.allowed))
      .returning({ id: table.id });
    if (moved.length === 0) {
      if (!request.amongOthers) throw new ChangeRefusedError(409, messages.overtaken);
      if (standsLike(row, step)) return successToast(step.message);
      throw new ChangeRefusedError(409, reasonFor(row.name, howItStands(row, declaration)));
    }
    if (step.change.status) await request.inbox.moved?.(tx, row, step.change.status);
    await audit(changesBetween(row, { ...row, ...step.change }));
    return successToast(step.message);
  };
  return changeInquiry(request, move, { prepare: async (row) => request.inbox.prepareMove?.(row, request.to) });
}

function standsLike(row: InquiryRow, { change: { status, spamReason } }: Step): boolean {
  if (spamReason !== undefined) return (row.spamReason === null) === (spamReason === null);
  return row.spamReason === null && row.status === status;
}

function howItStands({ status, spamReason }: InquiryRow, { statuses }: InboxDeclaration): string {
  if (spamReason !== null) return 'it looks like spam.';
  const label = statuses.find(({ key }) => key === status)?.label ?? status;
  return `it is ${label.toLowerCase()}.`;
}

interface Step {
  change: { status?: string; spamReason?: 'by_hand' | null };
  allowed: SQL | undefined;
  message: string;
}

/** What a step changes, and from where it may be taken; null when there is none of that name. */
function stepTo({ inbox: { table, declaration }, to }: MoveRequest): Step | null {
  const { messages, moves } = declaration;
  const { spamReason, status } = table;
  if (to === notSpam) {
    return { change: { spamReason: null }, allowed: isNotNull(spamReason), message: messages.notSpam };
  }
  if (to === markSpam) {
    return { change: { spamReason: 'by_hand' }, allowed: isNull(spamReason), message: messages.markedSpam };
  }
  const move = moves.find((known) => known.to === to);
  if (!move) return null;
  const allowed = and(isNull(spamReason), inArray(status, [...move.from]));
  return { change: { status: move.to }, allowed, message: messages.updated };
}
