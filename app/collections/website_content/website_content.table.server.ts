import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../../db/table-parts.ts';
import {
  contentStatuses,
  listConstraints,
  recordColumns,
  required,
  searchTextColumn,
  statusColumn,
  uploadStemsColumn,
} from '../columns.server.ts';
import { websiteContent, websitePages } from './website_content.ts';

export const websiteContentTable = pgTable(
  'website_content',
  {
    ...recordColumns(),
    pageName: text('page_name', { enum: websitePages }).notNull(),
    sectionKey: text('section_key').notNull(),
    title: text('title'),
    content: text('content'),
    status: statusColumn('published'),
    sectionOrder: integer('section_order').notNull().default(0),
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
    searchText: searchTextColumn({ plain: ['page_name', 'section_key', 'title', 'content'], html: [] }),
    uploadStems: uploadStemsColumn(['section_key', 'title', 'content', 'metadata']),
  },
  (table) => [
    ...listConstraints('website_content', table, websiteContent),
    ...required('website_content', { section_key: table.sectionKey }),
    check('website_content_page_name_check', oneOf(table.pageName, websitePages)),
    check('website_content_status_check', oneOf(table.status, contentStatuses)),
    check('website_content_metadata_check', sql`jsonb_typeof(${table.metadata}) = 'object'`),
  ],
);
