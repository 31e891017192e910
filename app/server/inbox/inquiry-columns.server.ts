import { type SQL, sql } from 'drizzle-orm';
import { check, type ExtraConfigColumn, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type SpamReason, spamReasons } from './inquiry-options.ts';

/** What both tables have, so that the rules can't drift apart. */
export function inquiryColumns() {
  return {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Null for what looks honest. */
    spamReason: text('spam_reason').$type<SpamReason>(),
    /** The same form sent twice with the same words has the same key, and is stored once. */
    submissionKey: text('submission_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  };
}

type Columns = Record<
  'name' | 'company' | 'email' | 'message' | 'status' | 'spamReason' | 'submissionKey' | 'createdAt' | 'id',
  ExtraConfigColumn
>;

export function inquiryConstraints(name: string, table: Columns, statuses: readonly string[]) {
  return [
    uniqueIndex(`${name}_submission_key`).on(table.submissionKey),
    index(`${name}_created_at_idx`).on(table.createdAt.desc(), table.id.desc()),
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

/** A check constraint lets null pass, so this holds for columns that may be empty too. */
export function oneOf(column: ExtraConfigColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
