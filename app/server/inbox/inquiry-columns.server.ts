import { type SQL, sql } from 'drizzle-orm';
import { check, type ExtraConfigColumn, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneBlank } from '../../db/one-blank.ts';
import { oneOf } from '../../db/table-parts.ts';
import { profiles } from '../auth/auth.table.server.ts';
import { type SpamReason, spamReasons } from './inquiry-options.ts';

/** Everything that is searched, in one line of lower-case letters; the database keeps it itself. */
function searchedIn(columns: readonly string[]): string {
  return columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `);
}

/** What both tables have, so that the rules can't drift apart. `searched` are columns that only one of them has. */
export function inquiryColumns(searched: readonly string[]) {
  return {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Null for what looks honest. */
    spamReason: text('spam_reason').$type<SpamReason>(),
    /** Who of the staff answers it. */
    assignedTo: text('assigned_to').references(() => profiles.id, { onDelete: 'set null' }),
    /** When it was answered from here for the first time, by a letter or by times for a demo; null while nobody did. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** The same form sent twice with the same words has the same key, and is stored once. */
    submissionKey: text('submission_key').notNull(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql.raw(oneBlank(`search_fold(${searchedIn(['name', 'email', 'company', 'message', ...searched])})`)),
      ),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  };
}

type Columns = Record<
  | 'name'
  | 'company'
  | 'email'
  | 'message'
  | 'status'
  | 'spamReason'
  | 'assignedTo'
  | 'submissionKey'
  | 'searchText'
  | 'createdAt'
  | 'id',
  ExtraConfigColumn
>;

export function inquiryConstraints(name: string, table: Columns, statuses: readonly string[]) {
  return [
    uniqueIndex(`${name}_submission_key`).on(table.submissionKey),
    // Each filter of the list has an index that gives its newest page without sorting, and counts without the rows.
    index(`${name}_honest_idx`).on(table.createdAt, table.id).where(sql`spam_reason is null`),
    index(`${name}_status_idx`).on(table.status, table.createdAt, table.id).where(sql`spam_reason is null`),
    index(`${name}_unanswered_idx`)
      .on(table.status, table.createdAt, table.id)
      .where(sql`spam_reason is null and answered_at is null`),
    index(`${name}_spam_idx`).on(table.createdAt, table.id).where(sql`spam_reason is not null`),
    index(`${name}_assigned_to_idx`).on(table.assignedTo, table.createdAt, table.id),
    index(`${name}_search_idx`).using('gin', table.searchText.op('gin_trgm_ops')),
    // Everything that one person sent is found by the address, however it was typed.
    index(`${name}_email_idx`).on(sql`lower(${table.email})`),
    check(`${name}_name_check`, oneLine(table.name, 200)),
    check(`${name}_company_check`, oneLine(table.company, 200)),
    check(
      `${name}_email_check`,
      sql`${table.email} ~ '^[^[:space:]@]+@[^[:space:]@]+$' and ${atMost(table.email, 320)}`,
    ),
    check(`${name}_message_check`, sql`${table.message} ~ '\\S' and ${atMost(table.message, 10_000)}`),
    check(`${name}_status_check`, oneOf(table.status, statuses)),
    check(`${name}_spam_reason_check`, oneOf(table.spamReason, Object.keys(spamReasons))),
  ];
}

function atMost(column: ExtraConfigColumn, characters: number): SQL {
  return sql`char_length(${column}) <= ${sql.raw(String(characters))}`;
}

function oneLine(column: ExtraConfigColumn, characters: number): SQL {
  return sql`${column} ~ '\\S' and ${column} !~ '[\\n\\r]' and ${atMost(column, characters)}`;
}
