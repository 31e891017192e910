import { eq, sql } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { successToast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { writeAudit } from '~/server/audit/audit.server';
import { believe, prepareToBelieve } from '~/server/newsletter/newsletter.server';
import { newsletterSubscribers } from '~/server/newsletter/newsletter.table.server';
import { withdrawIssues } from '~/server/newsletter/newsletter-issues.server';
import type { SubscriberStatus } from '~/server/newsletter/subscriber-status';
import { authorise } from '../authorise';
import { type ChangeOutcome, refused, refusedOrFailed } from '../change-outcome.server';
import { movesFrom, subscriberGuard, subscriberMessages, subscriberMoves } from './subscriber-words';

export interface SubscriberRequest {
  staff: Staff | null;
  requestId: string;
  id: string;
  /** A status to mark, or `delete`. */
  to: string;
}

/** Marks a subscriber by hand or deletes one: who -> may they -> can it be -> the change -> audit row -> message. */
export async function changeSubscriber(request: SubscriberRequest): Promise<ChangeOutcome> {
  const { id, to, requestId } = request;
  try {
    const staff = authorise(request.staff, to === 'delete' ? 'delete' : 'update', subscriberGuard);
    const move = subscriberMoves.find((known) => known.to === to);
    if (!move && to !== 'delete') return refused(400, subscriberMessages.unreadable);
    if (!isUuid(id)) return refused(404, subscriberMessages.gone);
    const link = move?.to === 'pending' ? await prepareToBelieve() : null;
    return await orm().transaction(async (tx) => {
      const [found] = await tx
        .select()
        .from(newsletterSubscribers)
        .where(eq(newsletterSubscribers.id, id))
        .for('update');
      if (!found) return refused(404, subscriberMessages.gone);
      if (!move) return remove(tx, staff, id);
      if (!movesFrom(found.status).includes(move)) return refused(409, subscriberMessages.overtaken);
      await writeAudit(tx, {
        staff,
        action: 'update',
        ...about(id),
        changes: { status: { before: found.status, after: move.to } },
      });
      if (link) {
        await believe(tx, found, link);
        return { ok: true, toast: successToast(subscriberMessages.believed) };
      }
      await mark(tx, id, move.to);
      return { ok: true, toast: successToast(subscriberMessages.updated) };
    });
  } catch (error) {
    return refusedOrFailed(error, requestId, subscriberMessages.failed);
  }
}

const about = (id: string) => ({ collection: 'newsletter_subscribers', recordId: id });

/** The link that confirms works no more, or one click in an old mail would undo what was marked. */
async function mark(tx: Orm, id: string, to: SubscriberStatus): Promise<void> {
  const left = to === 'unsubscribed' ? { unsubscribedAt: sql`now()` } : {};
  await tx
    .update(newsletterSubscribers)
    .set({ status: to, confirmTokenHash: null, confirmUntil: null, ...left })
    .where(eq(newsletterSubscribers.id, id));
  await withdrawIssues(tx, id);
}

/** The audit row does not name the address: it would outlive a deletion that was asked for. */
async function remove(tx: Orm, staff: Staff, id: string): Promise<ChangeOutcome> {
  await withdrawIssues(tx, id);
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
  await writeAudit(tx, { staff, action: 'delete', ...about(id), changes: {} });
  return { ok: true, toast: successToast(subscriberMessages.deleted) };
}
