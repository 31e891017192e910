import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import {
  linkedPathsColumn,
  publishedColumns,
  publishedConstraints,
  recordColumns,
  searchTextColumn,
  uploadStemsColumn,
} from '../columns.server.ts';
import { searchVectorIndexes, searchVectors } from '../search-vectors.server.ts';
import { blogPosts } from './blog_posts.ts';

export const blogPostsTable = pgTable(
  'blog_posts',
  {
    ...recordColumns(),
    ...publishedColumns(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    author: text('author').notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    readTime: text('read_time'),
    featuredImage: text('featured_image'),
    socialImage: text('social_image'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    canonicalUrl: text('canonical_url'),
    /** The profile that saved it last; no foreign key, so that a post survives its author's account. */
    createdBy: text('created_by'),
    searchText: searchTextColumn({ plain: ['title', 'excerpt'], html: ['content'] }),
    uploadStems: uploadStemsColumn([
      'title',
      'excerpt',
      'content',
      'author',
      'read_time',
      'featured_image',
      'social_image',
      'meta_title',
      'meta_description',
      'canonical_url',
    ]),
    linkedPaths: linkedPathsColumn(['content']),
    ...searchVectors({ title: 'title', about: ['excerpt'], lists: ['tags'], long: ['content'] }),
  },
  (table) => [...publishedConstraints('blog_posts', table, blogPosts), ...searchVectorIndexes('blog_posts', table)],
);
