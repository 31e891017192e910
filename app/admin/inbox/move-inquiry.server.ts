import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { errorToast, successToast, type Toast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { changesBetween, writeAudit } from '~/server/audit/audit.server';
import { log } from '~/server/log.server';
import { authorise, RefusedError } from '../authorise';
import type { BoundInbox } from './bound-inboxes.server';
import { type InboxMove, notSpam } from './inbox';

export interface MoveRequest {
  inbox: BoundInbox;
  staff: Staff | null;
  requestId: string;
  id: string;
  /** The status to go to, or `notSpam`. */
  to: string;
}

export type MoveOutcome = { ok: true; toast: Toast } | { ok: false; status: number; toast: Toast };

/**
 * The only writer of inboxes: who -> may they -> is there such a step -> a guarded update -> audit row -> message. Two
 * people who act at once can't skip a state: the second one's update finds nothing, and they are told.
 */
export async function moveInquiry(request: MoveRequest): Promise<MoveOutcome> {
  const { inbox, id, to } = request;
  const { messages, moves } = inbox.declaration;
  try {
    const staff = authorise(request.staff, 'update', inbox.declaration);
    const move = to === notSpam ? notSpam : moves.find((known) => known.to === to);
    if (!move) return refused(400, 'This request could not be read.');
    if (!isUuid(id)) return refused(404, messages.gone);
    const outcome = await orm().transaction((tx) => take(tx, inbox, staff, id, move));
    if (outcome === 'gone') return refused(404, messages.gone);
    if (outcome === 'overtaken') return refused(409, messages.overtaken);
    return { ok: true, toast: successToast(move === notSpam ? messages.notSpam : messages.updated) };
  } catch (error) {
    if (error instanceof RefusedError) return refused(error.status, error.message);
    log.error({ id: request.requestId, err: error, inbox: inbox.declaration.name }, 'inbox update failed');
    return refused(500, messages.updateFailed);
  }
}

function refused(status: number, sentence: string): MoveOutcome {
  return { ok: false, status, toast: errorToast(sentence) };
}

/** What is doubtful has to be brought back before it goes anywhere. */
async function take(
  tx: Orm,
  { table, declaration }: BoundInbox,
  staff: Staff,
  id: string,
  move: InboxMove | typeof notSpam,
): Promise<'done' | 'gone' | 'overtaken'> {
  const { status, spamReason } = table;
  const [before] = await tx.select({ status, spamReason }).from(table).where(eq(table.id, id)).for('update');
  if (!before) return 'gone';
  const change = move === notSpam ? { spamReason: null } : { status: move.to };
  const allowed = move === notSpam ? isNotNull(spamReason) : and(isNull(spamReason), inArray(status, [...move.from]));
  const moved = await tx
    .update(table)
    .set(change)
    .where(and(eq(table.id, id), allowed))
    .returning({ id: table.id });
  if (moved.length === 0) return 'overtaken';
  const changes = changesBetween(before, { ...before, ...change });
  await writeAudit(tx, { staff, action: 'update', collection: declaration.name, recordId: id, changes });
  return 'done';
}
