import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One row for each stored picture. Its files can be told from its path alone; see uploads.server.ts. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Public path, e.g. `/uploads/blog-images/1763719200000-k3x9q2ab-1600x900.jpg`. */
    path: text('path').notNull().unique(),
    bucket: text('bucket', { enum: ['insight-images', 'case-study-images', 'blog-images'] }).notNull(),
    /** The name it had on the sender's computer, for people to recognise it by; never used as a path. */
    originalName: text('original_name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Size of the main file in bytes. */
    bytes: integer('bytes').notNull(),
    createdBy: text('created_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('uploads_created_at_idx').on(table.createdAt),
    check('uploads_bucket_check', sql`${table.bucket} in ('insight-images', 'case-study-images', 'blog-images')`),
    check('uploads_size_check', sql`${table.width} > 0 and ${table.height} > 0 and ${table.bytes} > 0`),
  ],
);
