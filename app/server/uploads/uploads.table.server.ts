import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneBlank } from '../../db/one-blank.ts';
import { oneOf } from '../../db/table-parts.ts';
import { buckets } from '../../lib/pictures.ts';

/** One row for each stored picture. Its files can be told from its path alone; see uploads.server.ts. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Public path, e.g. `/uploads/blog-images/1763719200000-k3x9q2ab7c1d-1600x900.jpg`. Another one after a replacement. */
    path: text('path').notNull().unique(),
    /** The part of the path that all its files have in common, and by which records are found that show it. */
    stem: text('stem').notNull().generatedAlwaysAs(sql`coalesce((upload_stems(path))[1], path)`).unique(),
    bucket: text('bucket', { enum: buckets }).notNull(),
    /** The name it had on the sender's computer, or was given since, for people to recognise it by; never used as a path. */
    originalName: text('original_name').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Size of the main file in bytes. */
    bytes: integer('bytes').notNull(),
    /** What it says to those who can't see it. Null as long as nobody has said; empty for mere decoration. */
    alt: text('alt'),
    /** What must stay in sight when it is cropped, as shares of width and height from the left top corner. */
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    createdBy: text('created_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedBy: text('updated_by'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql.raw(oneBlank(`search_fold(original_name || ' ' || coalesce(alt, ''))`))),
  },
  (table) => [
    index('uploads_created_at_idx').on(table.createdAt.desc(), table.id.desc()),
    index('uploads_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    check('uploads_bucket_check', oneOf(table.bucket, buckets)),
    check('uploads_size_check', sql`${table.width} > 0 and ${table.height} > 0 and ${table.bytes} > 0`),
    check('uploads_alt_check', sql`char_length(${table.alt}) <= 500`),
    check('uploads_focal_check', sql`${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`),
  ],
);

/**
 * Pictures that were replaced or deleted: what is left to do for their files after the change was committed, and where
 * their former address leads.
 */
export const formerUploads = pgTable(
  'former_uploads',
  {
    stem: text('stem').primaryKey(),
    path: text('path').notNull(),
    /** What took its place; null when it was deleted. */
    uploadId: uuid('upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null as long as its files are still to be removed. */
    filesRemovedAt: timestamp('files_removed_at', { withTimezone: true }),
  },
  (table) => [index('former_uploads_upload_idx').on(table.uploadId)],
);
