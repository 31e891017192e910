import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { textOfAtMost } from './inquiry-reference.server.ts';

/** Answers that are written often, with placeholders such as `{{name}}`. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('reply_templates_name_key').on(sql`lower(${table.name})`),
    check('reply_templates_name_check', textOfAtMost(table.name, 100)),
    check('reply_templates_subject_check', textOfAtMost(table.subject, 200)),
    check('reply_templates_body_check', textOfAtMost(table.body, 10_000)),
  ],
);
