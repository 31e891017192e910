import { eq, sql } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { successToast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { writeAudit } from '~/server/audit/audit.server';
import { findArrangedDemo } from '~/server/demos/arranged-demo.server';
import { findDemoId } from '~/server/demos/demo-link.server';
import type { OutboxMail } from '~/server/mail/delivery';
import { sendsMail } from '~/server/mail/mail-settings.server';
import type { MailStatus } from '~/server/mail/mail-status';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { announceMail } from '~/server/mail/queue-mail.server';
import { newsletterSubscribers } from '~/server/newsletter/newsletter.table.server';
import { authorise } from '../authorise';
import { type ChangeOutcome, refused, refusedOrFailed } from '../change-outcome.server';
import { mailGuard, mailMessages, mailMoves } from './mail-words';

export interface MoveMailRequest {
  staff: Staff | null;
  requestId: string;
  id: string;
  /** A key of `mailMoves`. */
  move: string;
}

/** From where a mail may be sent again: with a mail server, what was kept for want of one, too. */
export function canBeSentAgain(status: MailStatus): boolean {
  return mailMoves.again.from.includes(status) || (status === 'kept' && sendsMail());
}

/** Stops a mail that waits, or sends one again: who -> may they -> can it be -> the change -> audit row -> message. */
export async function moveMail({ staff, requestId, id, move }: MoveMailRequest): Promise<ChangeOutcome> {
  try {
    const actor = authorise(staff, 'update', mailGuard);
    if (move !== 'again' && move !== 'cancel') return refused(400, mailMessages.unreadable);
    if (!isUuid(id)) return refused(404, mailMessages.gone);
    return await orm().transaction(async (tx) => {
      const [mail] = await tx.select().from(outboxMails).where(eq(outboxMails.id, id)).for('update');
      if (!mail) return refused(404, mailMessages.gone);
      const allowed = move === 'again' ? canBeSentAgain(mail.status) : mailMoves.cancel.from.includes(mail.status);
      if (!allowed) return refused(409, mailMessages.overtaken);
      if (move === 'again' && (await isToWhoLeft(tx, mail))) return refused(409, mailMessages.left);
      const objection = move === 'again' ? await whyWrongByNow(tx, mail) : null;
      if (objection) return refused(409, objection);
      const after = move === 'again' ? 'queued' : 'cancelled';
      await tx
        .update(outboxMails)
        .set({ status: after, ...(move === 'again' ? anewAfter(mail) : { lastError: null, finishedAt: sql`now()` }) })
        .where(eq(outboxMails.id, id));
      const changes = { status: { before: mail.status, after } };
      await writeAudit(tx, { staff: actor, action: 'update', collection: 'outbox_mails', recordId: id, changes });
      await announceMail(tx);
      return { ok: true, toast: successToast(mailMoves[move].done) };
    });
  } catch (error) {
    return refusedOrFailed(error, requestId, mailMessages.failed);
  }
}

/** It has three days again, but for what would be wrong later. */
function anewAfter({ lapses }: OutboxMail) {
  const anew = { finishedAt: null, nextAttemptAt: sql`now()` };
  return lapses ? anew : { ...anew, giveUpAt: sql`now() + interval '3 days'` };
}

/** What speaks against sending a mail of a demo again: it was moved or called off, or other times were proposed. */
async function whyWrongByNow(tx: Orm, { id, lapses, giveUpAt, aboutTable, aboutId, text }: OutboxMail) {
  if (lapses && giveUpAt <= new Date()) return mailMessages.past;
  if (aboutTable !== 'demo_requests' || aboutId === null) return null;
  const demo = await findArrangedDemo(tx, aboutId);
  if (lapses && demo?.meeting.reminderMailId !== id) return mailMessages.past;
  const [, token] = text.match(/\/demo\/([\w-]{43})/) ?? [];
  return token !== undefined && (await findDemoId(tx, token)) === null ? mailMessages.deadLink : null;
}

/** Whether it is a mail of the newsletter to somebody who is on it no more: leaving takes back what waits, for good. */
async function isToWhoLeft(tx: Orm, { aboutTable, aboutId }: Pick<OutboxMail, 'aboutTable' | 'aboutId'>) {
  if (aboutTable !== 'newsletter_subscribers' || aboutId === null) return false;
  const [subscriber] = await tx
    .select({ status: newsletterSubscribers.status })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, aboutId))
    .for('share');
  return !subscriber || subscriber.status === 'unsubscribed' || subscriber.status === 'complained';
}
