import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../../db/table-parts.ts';
import {
  contentStatuses,
  linkedPathsColumn,
  listConstraints,
  recordColumns,
  required,
  searchTextColumn,
  slugConstraints,
  statusColumn,
  uploadStemsColumn,
} from '../columns.server.ts';
import { searchVectorIndexes, searchVectors } from '../search-vectors.server.ts';
import { documentation, firstVersion } from './documentation.ts';
import { documentationCategories } from './documentation-categories.ts';

export const documentationTable = pgTable(
  'documentation',
  {
    ...recordColumns(),
    slug: text('slug').notNull(),
    status: statusColumn('draft'),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    category: text('category', { enum: documentationCategories }).notNull().default('getting-started'),
    orderIndex: integer('order_index').notNull().default(0),
    featured: boolean('featured').notNull().default(false),
    author: text('author').notNull(),
    version: text('version').notNull().default(firstVersion),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    /** The profile that saved it last; no foreign key, so that a page survives its author's account. */
    createdBy: text('created_by'),
    searchText: searchTextColumn({ plain: ['title'], html: ['content'] }),
    uploadStems: uploadStemsColumn([
      'title',
      'excerpt',
      'content',
      'author',
      'version',
      'meta_title',
      'meta_description',
    ]),
    linkedPaths: linkedPathsColumn(['content']),
    ...searchVectors({ title: 'title', about: ['excerpt', 'category'], lists: ['tags'], long: ['content'] }),
  },
  (table) => [
    ...slugConstraints('documentation', table.slug),
    ...listConstraints('documentation', table, documentation),
    ...required('documentation', { title: table.title, version: table.version }),
    check('documentation_status_check', oneOf(table.status, contentStatuses)),
    check('documentation_category_check', oneOf(table.category, documentationCategories)),
    ...searchVectorIndexes('documentation', table),
  ],
);
