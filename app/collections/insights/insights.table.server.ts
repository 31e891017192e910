import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../../db/table-parts.ts';
import {
  linkedPathsColumn,
  publishedColumns,
  publishedConstraints,
  recordColumns,
  required,
  searchTextColumn,
  uploadStemsColumn,
} from '../columns.server.ts';
import { searchVectorIndexes, searchVectors } from '../search-vectors.server.ts';
import { difficulties, insights } from './insights.ts';

/** Whether an insight stands in the group that a list begins with. As it is written here it is an index. */
export function isFeatured(table: Record<'researchCategory', SQLWrapper>): SQL {
  return sql`(coalesce(trim(${table.researchCategory}) = 'Featured', false))`;
}

/** What an insight counts as: without a category General. As it is written here it is an index. */
export function categoryOf(table: Record<'researchCategory', SQLWrapper>): SQL<string> {
  return sql<string>`(coalesce(nullif(trim(${table.researchCategory}), ''), 'General'))`;
}

export const insightsTable = pgTable(
  'insights',
  {
    ...recordColumns(),
    ...publishedColumns(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    author: text('author').notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    researchCategory: text('research_category'),
    difficulty: text('difficulty', { enum: difficulties }).notNull().default('intermediate'),
    researchKeywords: text('research_keywords').array().notNull().default(sql`'{}'`),
    readTime: text('read_time'),
    featuredImage: text('featured_image'),
    searchText: searchTextColumn({ plain: ['title', 'excerpt'], html: ['content'] }),
    uploadStems: uploadStemsColumn([
      'title',
      'excerpt',
      'content',
      'author',
      'meta_title',
      'meta_description',
      'research_category',
      'read_time',
      'featured_image',
    ]),
    linkedPaths: linkedPathsColumn(['content']),
    ...searchVectors({
      title: 'title',
      about: ['excerpt'],
      lists: ['tags', 'research_keywords'],
      long: ['content'],
    }),
  },
  (table) => [
    ...publishedConstraints('insights', table, insights),
    ...required('insights', {
      title: table.title,
      excerpt: table.excerpt,
      content: table.content,
      author: table.author,
    }),
    check('insights_difficulty_check', oneOf(table.difficulty, difficulties)),
    index('insights_public_in_category_idx')
      .on(categoryOf(table), table.publishDate, table.createdAt, table.id)
      .where(sql`status = 'published' and deleted_at is null`),
    index('insights_featured_first_idx')
      .on(isFeatured(table), table.publishDate, table.createdAt, table.id)
      .where(sql`status = 'published' and deleted_at is null`),
    ...searchVectorIndexes('insights', table),
  ],
);
