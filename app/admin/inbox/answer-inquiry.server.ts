import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import { company } from '~/lib/company';
import { exactTime } from '~/lib/dates';
import { successToast } from '~/lib/toast';
import { changesBetween } from '~/server/audit/audit.server';
import { inquiryReplies } from '~/server/inbox/inquiry_replies.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { composeAhead, queueMail } from '~/server/mail/queue-mail.server';
import { ChangeRefusedError } from '../change-outcome.server';
import type { InquiryRow } from './bound-inboxes.server';
import { changeInquiry, type InquiryChange, type InquiryOutcome, type InquiryRequest } from './change-inquiry.server';

export interface AnswerRequest extends InquiryRequest {
  subject: string;
  body: string;
  /** Of the form it was written in: sent twice, it leaves once. */
  formKey: string;
  /** How many answers the page showed that it was written on. */
  answersSeen: number;
}

/** Answers by e-mail: the mail in the outbox, the thread, the status and the audit row, all of it or nothing. */
export async function answerInquiry(request: AnswerRequest): Promise<InquiryOutcome> {
  const { inbox, formKey, subject, body } = request;
  const { messages } = inbox.declaration;
  const answer = async (at: InquiryChange) => {
    if (at.row.spamReason !== null) throw new ChangeRefusedError(409, 'Say that this is no spam before you answer.');
    const sent = await at.tx.$count(inquiryReplies, eq(inquiryReplies.formKey, formKey));
    if (sent === 0) {
      await refuseUnseen(request, at);
      await send(request, at);
    }
    return successToast(messages.answered);
  };
  const prepare = (row: InquiryRow) => composeAhead('reply', { subject, body, quoted: quotedFrom(row) });
  return changeInquiry(request, answer, { prepare, intent: 'reply' });
}

/** Whoever answers has read what was answered before: else two people would write the same, or opposite things. */
async function refuseUnseen({ inbox, answersSeen }: AnswerRequest, { tx, staff, row }: InquiryChange): Promise<void> {
  const answers = await tx
    .select({ authorId: inquiryReplies.authorId, author: inquiryReplies.authorName, at: inquiryReplies.createdAt })
    .from(inquiryReplies)
    .where(eq(inquiryReplies[inbox.reference], row.id))
    .orderBy(desc(inquiryReplies.createdAt));
  const [latest] = answers;
  if (!latest || answers.length <= answersSeen) return;
  const who = latest.authorId === staff.id ? 'You' : latest.author;
  const sentence = `${who} answered on ${exactTime(latest.at)}, after this page was loaded. Nothing was sent: read that answer above, and send yours again if it is still needed.`;
  throw new ChangeRefusedError(409, sentence);
}

async function send({ inbox, subject, body, formKey }: AnswerRequest, { tx, staff, row, audit }: InquiryChange) {
  const { declaration, table } = inbox;
  const mail = await queueMail(tx, {
    to: row.email,
    template: 'reply',
    props: { subject, body, quoted: quotedFrom(row) },
    // What comes back belongs to everybody who answers, not to one mailbox.
    replyTo: company.emails.hello,
    headers: await threadOf(tx, declaration.name, row),
    about: { table: declaration.name, id: row.id },
  });
  const [reply] = await tx
    .insert(inquiryReplies)
    .values({
      [inbox.reference]: row.id,
      authorId: staff.id,
      authorName: staff.name,
      toEmail: row.email,
      subject,
      body,
      mailId: mail?.id ?? '',
      formKey,
    })
    .returning({ id: inquiryReplies.id });
  const status = declaration.answered ?? row.status;
  await tx
    .update(table)
    .set({ status, answeredAt: row.answeredAt ?? new Date() })
    .where(and(eq(table.id, row.id), isNull(table.spamReason)));
  await audit({ ...changesBetween({ status: row.status }, { status }), reply: { after: reply?.id } });
}

function quotedFrom({ name, createdAt, message }: InquiryRow) {
  return message === null ? null : { author: name, when: exactTime(createdAt), text: message };
}

/** So that programs show the answer below the mails that this person had about the same before. */
async function threadOf(tx: Orm, aboutTable: string, { id, email }: InquiryRow): Promise<Record<string, string>> {
  const before = await tx
    .select({ messageId: outboxMails.messageId })
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.aboutTable, aboutTable),
        eq(outboxMails.aboutId, id),
        eq(sql`lower(${outboxMails.recipient})`, email.toLowerCase()),
        inArray(outboxMails.status, ['queued', 'sending', 'sent', 'kept']),
      ),
    )
    .orderBy(asc(outboxMails.createdAt), asc(outboxMails.id));
  const ids = before.map(({ messageId }) => messageId);
  const last = ids.at(-1);
  // A header has its limit: the first one and the latest are what programs look at.
  return last ? { 'In-Reply-To': last, References: [...new Set([ids[0], ...ids.slice(-10)])].join(' ') } : {};
}
