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
  const aboutThem = or(inArray(inquiryNotes.messageId, messages), inArray(inquiryNotes.demoId, demos));
  const repliesToThem = or(
    isTheirs(inquiryReplies.toEmail),
    inArray(inquiryReplies.messageId, messages),
    inArray(inquiryReplies.demoId, demos),
  );
  const mails = or(
    isTheirs(outboxMails.recipient),
    isTheirs(outboxMails.replyTo),
    and(eq(outboxMails.aboutTable, 'contact_messages'), inArray(outboxMails.aboutId, messages)),
    and(eq(outboxMails.aboutTable, 'demo_requests'), inArray(outboxMails.aboutId, demos)),
  );
  return {
    messages: isTheirs(contactMessages.email),
    demos: isTheirs(demoRequests.email),
    meetings: inArray(demoMeetings.demoId, demos),
    slots: inArray(demoSlots.demoId, demos),
    notes: aboutThem,
    replies: repliesToThem,
    subscriptions: isTheirs(newsletterSubscribers.email),
    mails,
    history: historyOf([address]),
  };
}

/**
 * The entries of the history in which one of the addresses stands as a whole word. It reads all of it: what is cheap to
 * find out comes first, so that the pattern is tried on hardly any of the long texts of articles.
 */
export function historyOf(emails: readonly string[]): SQL {
  const text = sql`${auditLog.changes}::text`;
  const anywhere = sql.join(
    emails.map((email) => sql`${`%${email.toLowerCase()}%`}`),
    sql`, `,
  );
  // A planner may change the order of conditions, but not within a case.
  return sql`case when strpos(${text}, '@') > 0 and lower(${text} collate "C") like any (array[${anywhere}]::text[])
    and ${text} ~* ${emails.map(addressPattern).join('|')} then true else false end`;
}

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
