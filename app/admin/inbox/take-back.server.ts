import { and, desc, eq, sql } from 'drizzle-orm';
import { successToast } from '~/lib/toast';
import { type Changes, changesBetween } from '~/server/audit/audit.server';
import { auditLog } from '~/server/audit/audit.table.server';
import { ChangeRefusedError } from '../change-outcome.server';
import { reasonFor } from '../change-summary';
import type { BoundInbox, InquiryRow } from './bound-inboxes.server';
import { changeInquiry, type InquiryChange, type InquiryOutcome } from './change-inquiry.server';
import { markSpam, notSpam, takeBack } from './inbox';
import { type MoveRequest, moveInquiry } from './move-inquiry.server';

export interface StepRequest extends MoveRequest {
  /** Where its Undo is sent. */
  address: string;
}

/** How long after a step its Undo works: the toast that offers it stays for as long as somebody is at it. */
const patienceMs = 10 * 60_000;

/**
 * Takes back the last step of one that came in, as long as it stands where whoever asks has just put it. It is a slip
 * that is mended, no step of its own: the audit log has both, and what else the step did is undone with it.
 */
export function takeStepBack(request: Omit<MoveRequest, 'to'>): Promise<InquiryOutcome> {
  const { table, declaration } = request.inbox;
  return changeInquiry(request, async (at) => {
    const { tx, row, audit } = at;
    const former = await beforeLastStep(request, at);
    if (former === null) {
      const sentence = 'It has changed since, or too long ago, so nothing was taken back.';
      throw new ChangeRefusedError(409, request.amongOthers ? reasonFor(row.name, sentence) : sentence);
    }
    await tx.update(table).set(former).where(eq(table.id, row.id));
    if (former.status) await request.inbox.tookBack?.(tx, row);
    await audit(changesBetween(row, { ...row, ...former }));
    return successToast(declaration.messages.updated);
  });
}

/** How it stood before the last step, if that one can be taken back by this person, now; null otherwise. */
async function beforeLastStep({ inbox }: Pick<MoveRequest, 'inbox'>, { tx, row, staff }: InquiryChange) {
  const { declaration } = inbox;
  const [last] = await tx
    .select({ actorId: auditLog.actorId, at: auditLog.at, changes: auditLog.changes })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.collection, declaration.name),
        eq(auditLog.recordId, row.id),
        sql`not ${auditLog.changes} ?| array['assignedTo', 'note']`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (!last || last.actorId !== staff.id || Date.now() - last.at.getTime() > patienceMs) return null;
  const { status, spamReason, ...others } = last.changes as Changes;
  // Whoever answers by mail changes the status along with it: the letter has left.
  if (Object.keys(others).length > 0) return null;
  if (spamReason) {
    const isBroughtBack = spamReason.after === null && row.spamReason === null;
    return isBroughtBack ? { spamReason: spamReason.before as InquiryRow['spamReason'] } : null;
  }
  const move = declaration.moves.find(({ to, hasUndo }) => hasUndo && to === status?.after);
  const from = move?.from.find((known) => known === status?.before);
  return from !== undefined && row.spamReason === null && row.status === move?.to ? { status: from } : null;
}

/** What the Undo of a step that was just taken sends; null where there is none. */
export function wayBackOf({ declaration }: BoundInbox, to: string): string | null {
  if (to === markSpam) return notSpam;
  const hasUndo = to === notSpam || declaration.moves.find((move) => move.to === to)?.hasUndo;
  return hasUndo ? takeBack : null;
}

/** A step by the button of one alone, whose toast has its Undo. `address` is where that is sent. */
export async function stepWithUndo({ address, ...request }: StepRequest): Promise<InquiryOutcome> {
  if (request.to === takeBack) return takeStepBack(request);
  const outcome = await moveInquiry(request);
  const back = outcome.ok ? wayBackOf(request.inbox, request.to) : null;
  if (!outcome.ok || back === null) return outcome;
  const action = { label: 'Undo', path: address, fields: { id: request.id, to: back } };
  return { ...outcome, toast: { ...outcome.toast, action } };
}
