import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '~/db/client.server';
import { auditLog } from '../audit/audit.table.server';
import { contactMessages } from '../inbox/contact_messages.table.server';
import { demoMeetings, demoSlots } from '../inbox/demo_meetings.table.server';
import { demoRequests } from '../inbox/demo_requests.table.server';
import { inquiryNotes } from '../inbox/inquiry_notes.table.server';
import { inquiryReplies } from '../inbox/inquiry_replies.table.server';
import { outboxMails } from '../mail/outbox_mails.table.server';
import { newsletterSubscribers } from '../newsletter/newsletter.table.server';

/** Everything that is stored about one address, by table. */
export type PersonalData = Record<string, Record<string, unknown>[]>;

/** Which rows of which table speak of one address. */
export async function rowsAbout(executor: Executor, email: string) {
  const address = email.toLowerCase();
  const isTheirs = (column: SQL | Parameters<typeof eq>[0]) => eq(sql`lower(${column})`, address);
  const idsOf = async (table: typeof contactMessages | typeof demoRequests) =>
    (await executor.select({ id: table.id }).from(table).where(isTheirs(table.email))).map(({ id }) => id);
  const messages = await idsOf(contactMessages);
  const demos = await idsOf(demoRequests);
  const aboutThem = or(
    inArray(inquiryNotes.messageId, messages.length > 0 ? messages : [nobody]),
    inArray(inquiryNotes.demoId, demos.length > 0 ? demos : [nobody]),
  );
  const repliesToThem = or(
    isTheirs(inquiryReplies.toEmail),
    inArray(inquiryReplies.messageId, messages.length > 0 ? messages : [nobody]),
    inArray(inquiryReplies.demoId, demos.length > 0 ? demos : [nobody]),
  );
  const mails = or(
    isTheirs(outboxMails.recipient),
    isTheirs(outboxMails.replyTo),
    and(eq(outboxMails.aboutTable, 'contact_messages'), inArray(outboxMails.aboutId, [nobody, ...messages])),
    and(eq(outboxMails.aboutTable, 'demo_requests'), inArray(outboxMails.aboutId, [nobody, ...demos])),
  );
  return {
    messages: isTheirs(contactMessages.email),
    demos: isTheirs(demoRequests.email),
    meetings: inArray(demoMeetings.demoId, [nobody, ...demos]),
    slots: inArray(demoSlots.demoId, [nobody, ...demos]),
    notes: aboutThem,
    replies: repliesToThem,
    subscriptions: isTheirs(newsletterSubscribers.email),
    mails,
    history: sql`${auditLog.changes}::text ~* ${addressPattern(address)}`,
  };
}

/** No row has this id. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The address as a whole word: `asha@a.example` is not part of `masha@a.example`. For PostgreSQL's `~*` over JSON, where the
 * letter before it may be the end of a line break (`\n`).
 */
export function addressPattern(email: string): string {
  const literal = email.replace(/[^a-z0-9@]/gi, (character) => `\\${character}`);
  return `(?:(?<![[:alnum:]._%+-])|(?<=\\\\[bfnrt]))${literal}(?![[:alnum:]-]|\\.[[:alnum:]])`;
}

/** Reads all of it, as it is stored; without what only protects it. */
export async function readPersonalData(executor: Executor, email: string): Promise<PersonalData> {
  const where = await rowsAbout(executor, email);
  const data: PersonalData = {
    contact_messages: await executor.select().from(contactMessages).where(where.messages),
    demo_requests: await executor.select().from(demoRequests).where(where.demos),
    demo_meetings: await executor.select().from(demoMeetings).where(where.meetings),
    demo_slots: await executor.select().from(demoSlots).where(where.slots),
    inquiry_notes: await executor.select().from(inquiryNotes).where(where.notes),
    inquiry_replies: await executor.select().from(inquiryReplies).where(where.replies),
    newsletter_subscribers: await executor.select().from(newsletterSubscribers).where(where.subscriptions),
    outbox_mails: await executor.select().from(outboxMails).where(where.mails),
    audit_log: await executor.select().from(auditLog).where(where.history),
  };
  return Object.fromEntries(Object.entries(data).map(([table, rows]) => [table, rows.map(withoutKeys)]));
}

const withheld = /token|hash|^(?:submissionKey|formKey|leaseMark|searchVector|searchText)$/i;

function withoutKeys(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !withheld.test(name)));
}
