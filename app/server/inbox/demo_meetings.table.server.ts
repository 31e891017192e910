import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../auth/auth.table.server.ts';
import { demoRequests } from './demo_requests.table.server.ts';
import { demoMinutes } from './inquiry-options.ts';

/** What was arranged with whoever asked for a demo: the link they choose a time by, and the time they chose. */
export const demoMeetings = pgTable(
  'demo_meetings',
  {
    demoId: uuid('demo_id')
      .primaryKey()
      .references(() => demoRequests.id, { onDelete: 'cascade' }),
    /** Of what the link carries; null once it was revoked. */
    tokenHash: text('token_hash').unique(),
    /** The link opens nothing after this. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    minutes: integer('minutes').notNull(),
    /** Address of the video call. */
    place: text('place'),
    /** The time that was chosen; null while none is. */
    startsAt: timestamp('starts_at', { withTimezone: true }),
    /** When it was chosen; null with those that were before this was noted. */
    arrangedAt: timestamp('arranged_at', { withTimezone: true }),
    /** The visitor's own time zone, as an IANA name. */
    timeZone: text('time_zone'),
    /** How many calendar messages were sent: the next one carries this number, so that calendars know which holds. */
    sequence: integer('sequence').notNull().default(0),
    /** The reminder in the outbox. */
    reminderMailId: text('reminder_mail_id'),
    proposedBy: text('proposed_by').references(() => profiles.id, { onDelete: 'set null' }),
    proposedAt: timestamp('proposed_at', { withTimezone: true }).notNull().defaultNow(),
    /** Of the form the times were proposed in: sent twice, they are proposed once. None with those from before there were keys. */
    formKey: uuid('form_key'),
  },
  (table) => [
    check('demo_meetings_minutes_check', sql`${table.minutes} in (${sql.raw(demoMinutes.join(', '))})`),
    check('demo_meetings_place_check', sql`${table.place} ~ '^https://\\S+$' and char_length(${table.place}) <= 500`),
    index('demo_meetings_starts_at_idx').on(table.startsAt),
  ],
);

/** The times that are offered for a demo. */
export const demoSlots = pgTable(
  'demo_slots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    demoId: uuid('demo_id')
      .notNull()
      .references(() => demoMeetings.demoId, { onDelete: 'cascade' }),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('demo_slots_demo_start_key').on(table.demoId, table.startsAt)],
);
