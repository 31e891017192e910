import { asc, eq, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { inquiryReplies } from '~/server/inbox/inquiry_replies.table.server';
import type { MailStatus } from '~/server/mail/mail-status';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import type { BoundInbox } from './bound-inboxes.server';
import type { ConversationEntry, Delivery } from './inquiry-view';

/** Every answer to one that came in, oldest first, with how far its mail has come. */
export async function repliesTo(inbox: BoundInbox, id: string): Promise<ConversationEntry[]> {
  const rows = await orm()
    .select({ reply: inquiryReplies, status: outboxMails.status, lastError: outboxMails.lastError })
    .from(inquiryReplies)
    .leftJoin(outboxMails, eq(outboxMails.id, sql`nullif(${inquiryReplies.mailId}, '')::uuid`))
    .where(eq(inquiryReplies[inbox.reference], id))
    .orderBy(asc(inquiryReplies.createdAt));
  return rows.map(({ reply, status, lastError }) => ({
    id: reply.id,
    formKey: reply.formKey,
    kind: 'reply',
    author: reply.authorName,
    at: reply.createdAt.toISOString(),
    text: reply.body,
    mail: { to: reply.toEmail, subject: reply.subject, delivery: deliveryOf(status, lastError) },
  }));
}

const deliveries: Record<MailStatus, Omit<Delivery, 'problem'>> = {
  queued: { label: 'Queued', tone: 'info' },
  sending: { label: 'Sending', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  kept: { label: 'Kept as a file', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

/** A mail that was cleared away after its time had been sent. */
function deliveryOf(status: MailStatus | null, lastError: string | null): Delivery {
  const delivery = deliveries[status ?? 'sent'];
  const failing = status === 'failed' || status === 'queued';
  return { ...delivery, problem: failing && lastError ? `It has not arrived: ${lastError}` : null };
}
