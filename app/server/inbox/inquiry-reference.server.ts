import { type SQL, sql } from 'drizzle-orm';
import { check, type ExtraConfigColumn, index, uuid } from 'drizzle-orm/pg-core';
import { contactMessages } from './contact_messages.table.server.ts';
import { demoRequests } from './demo_requests.table.server.ts';

/** What speaks of one message or one demo request, and goes with it. */
export function inquiryReference() {
  return {
    messageId: uuid('message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    demoId: uuid('demo_id').references(() => demoRequests.id, { onDelete: 'cascade' }),
  };
}

export function referenceConstraints(name: string, table: Record<'messageId' | 'demoId', ExtraConfigColumn>) {
  return [
    check(`${name}_reference_check`, sql`num_nonnulls(${table.messageId}, ${table.demoId}) = 1`),
    index(`${name}_message_id_idx`).on(table.messageId),
    index(`${name}_demo_id_idx`).on(table.demoId),
  ];
}

/** Not blank, and at most so many characters. */
export function textOfAtMost(column: ExtraConfigColumn, characters: number): SQL {
  return sql`${column} ~ '\\S' and char_length(${column}) <= ${sql.raw(String(characters))}`;
}
