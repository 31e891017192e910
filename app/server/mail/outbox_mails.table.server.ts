import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../../db/table-parts.ts';
import { type MailAttachment, type MailAttempt, mailStatuses } from './mail-status.ts';

/**
 * One row for each recipient of each mail, written in the transaction of what it speaks of and as it will be sent:
 * a later change of a template alters no mail.
 */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Which template it was made with. */
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    /** With its angle brackets; the same on every attempt, so that receivers can tell a duplicate. */
    messageId: text('message_id').notNull(),
    /** The same mail to the same recipient is queued once. */
    dedupeKey: text('dedupe_key'),
    /** What it speaks of: a table and the id in it. Not a foreign key: the mail outlives it. */
    aboutTable: text('about_table'),
    aboutId: text('about_id'),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    history: jsonb('history').$type<MailAttempt[]>().notNull().default([]),
    lastError: text('last_error'),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** Whether it is not sent at all after `giveUpAt`; otherwise a first attempt is made however late it is. */
    lapses: boolean('lapses').notNull().default(false),
    /** No attempt is put off beyond this. */
    giveUpAt: moment('give_up_at').notNull().default(sql`now() + interval '3 days'`),
    /** Until when the process that is sending it has it for itself, and that process' mark. */
    leaseUntil: moment('lease_until'),
    leaseMark: uuid('lease_mark'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it came to its end: sent, kept, failed or cancelled. */
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('outbox_mails_message_id_key').on(table.messageId),
    uniqueIndex('outbox_mails_dedupe_key').on(table.dedupeKey, sql`lower(${table.recipient})`),
    index('outbox_mails_due_idx').on(table.nextAttemptAt).where(sql`${table.status} = 'queued'`),
    index('outbox_mails_lease_idx').on(table.leaseUntil).where(sql`${table.status} = 'sending'`),
    index('outbox_mails_created_at_idx').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('outbox_mails_status_idx').on(table.status, table.createdAt.desc().nullsFirst()),
    index('outbox_mails_recipient_idx').on(sql`lower(${table.recipient})`),
    index('outbox_mails_about_idx').on(table.aboutTable, table.aboutId),
    check('outbox_mails_status_check', oneOf(table.status, mailStatuses)),
    check('outbox_mails_template_check', sql`${table.template} ~ '^[a-z][a-z0-9-]{0,59}$'`),
    check('outbox_mails_recipient_check', addressRule(sql`${table.recipient}`)),
    check('outbox_mails_reply_to_check', addressRule(sql`${table.replyTo}`)),
    check(
      'outbox_mails_subject_check',
      sql`${table.subject} ~ '\\S' and ${table.subject} !~ '[[:cntrl:]]' and char_length(${table.subject}) <= 500`,
    ),
    check('outbox_mails_message_id_check', sql`${table.messageId} ~ '^<[^<>@[:space:]]+@[^<>@[:space:]]+>$'`),
    check('outbox_mails_headers_check', sql`jsonb_typeof(${table.headers}) = 'object'`),
    check('outbox_mails_attachments_check', sql`jsonb_typeof(${table.attachments}) = 'array'`),
    check('outbox_mails_attempts_check', sql`${table.attempts} >= 0`),
    check('outbox_mails_about_check', sql`(${table.aboutTable} is null) = (${table.aboutId} is null)`),
    check(
      'outbox_mails_lease_check',
      sql`(${table.status} = 'sending') = (${table.leaseUntil} is not null) and (${table.leaseUntil} is null) = (${table.leaseMark} is null)`,
    ),
    check(
      'outbox_mails_finished_check',
      sql`(${table.status} in ('sent', 'failed', 'kept', 'cancelled')) = (${table.finishedAt} is not null)`,
    ),
  ],
);

/**
 * One address: no list of them, no name before it, nothing that could end a line. A semicolon is written as \\x3b,
 * because drizzle-kit would end the rule there.
 */
function addressRule(column: ReturnType<typeof sql>) {
  return sql`${column} ~ '^[^[:space:][:cntrl:]@<>,\\x3b]+@[^[:space:][:cntrl:]@<>,\\x3b]+$' and char_length(${column}) <= 320`;
}
