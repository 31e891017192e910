import { eq, sql } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import { allowErasing } from '../audit/audit.server';
import { auditLog } from '../audit/audit.table.server';
import { contactMessages } from '../inbox/contact_messages.table.server';
import { demoRequests } from '../inbox/demo_requests.table.server';
import { inquiryNotes } from '../inbox/inquiry_notes.table.server';
import { inquiryReplies } from '../inbox/inquiry_replies.table.server';
import { outboxMails } from '../mail/outbox_mails.table.server';
import { newsletterSubscribers } from '../newsletter/newsletter.table.server';
import { addressPattern, rowsAbout } from './personal-data.server';

/**
 * Erases everything that is stored about one address, in the caller's transaction. The history of what staff did stays,
 * with the address taken out of it. Answers how many rows of which table, and the mails among them: their files, where
 * there are any, are the caller's to remove once it has committed.
 */
export async function erasePersonalData(
  tx: Orm,
  email: string,
): Promise<{ counts: Record<string, number>; mails: string[] }> {
  await lockWhatIsTheirs(tx, email);
  const where = await rowsAbout(tx, email);
  const mails = await tx.delete(outboxMails).where(where.mails).returning({ id: outboxMails.id });
  const notes = await tx.delete(inquiryNotes).where(where.notes).returning({ id: inquiryNotes.id });
  const replies = await tx.delete(inquiryReplies).where(where.replies).returning({ id: inquiryReplies.id });
  // What was arranged goes with the request.
  const messages = await tx.delete(contactMessages).where(where.messages).returning({ id: contactMessages.id });
  const demos = await tx.delete(demoRequests).where(where.demos).returning({ id: demoRequests.id });
  const subscribers = await tx
    .delete(newsletterSubscribers)
    .where(where.subscriptions)
    .returning({ id: newsletterSubscribers.id });
  await allowErasing(tx);
  const pattern = addressPattern(email.toLowerCase());
  const history = await tx
    .update(auditLog)
    .set({ changes: sql`regexp_replace(${auditLog.changes}::text, ${pattern}, '[erased]', 'gi')::jsonb` })
    .where(where.history)
    .returning({ id: auditLog.id });
  const counts = {
    contact_messages: messages.length,
    demo_requests: demos.length,
    inquiry_notes: notes.length,
    inquiry_replies: replies.length,
    newsletter_subscribers: subscribers.length,
    outbox_mails: mails.length,
    audit_log: history.length,
  };
  return { counts, mails: mails.map(({ id }) => id) };
}

/** What is being stored about them at this moment, such as an answer with its mail, is there before anything is looked for. */
async function lockWhatIsTheirs(tx: Orm, email: string): Promise<void> {
  for (const table of [contactMessages, demoRequests, newsletterSubscribers]) {
    const isTheirs = eq(sql`lower(${table.email})`, email.toLowerCase());
    await tx.select({ id: table.id }).from(table).where(isTheirs).orderBy(table.id).for('update');
  }
}
