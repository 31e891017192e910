import { sql } from 'drizzle-orm';
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
import { caseStudies, caseStudyIndustries } from './case_studies.ts';

export const caseStudiesTable = pgTable(
  'case_studies',
  {
    ...recordColumns(),
    ...publishedColumns(),
    title: text('title').notNull(),
    industry: text('industry', { enum: caseStudyIndustries }).notNull(),
    author: text('author').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    clientName: text('client_name'),
    projectDuration: text('project_duration'),
    resultsAchieved: text('results_achieved'),
    technologiesUsed: text('technologies_used').array().notNull().default(sql`'{}'`),
    readTime: text('read_time'),
    featuredImage: text('featured_image'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    searchText: searchTextColumn({ plain: ['title', 'excerpt', 'client_name'], html: ['content'] }),
    uploadStems: uploadStemsColumn([
      'title',
      'excerpt',
      'content',
      'author',
      'client_name',
      'project_duration',
      'results_achieved',
      'read_time',
      'featured_image',
      'meta_title',
      'meta_description',
    ]),
    linkedPaths: linkedPathsColumn(['content']),
    ...searchVectors({
      title: 'title',
      about: ['excerpt', 'industry', 'client_name'],
      lists: ['tags', 'technologies_used'],
      long: ['results_achieved', 'content'],
    }),
  },
  (table) => [
    ...publishedConstraints('case_studies', table, caseStudies),
    ...required('case_studies', {
      title: table.title,
      author: table.author,
      excerpt: table.excerpt,
      content: table.content,
    }),
    check('case_studies_industry_check', oneOf(table.industry, caseStudyIndustries)),
    index('case_studies_industry_idx').on(table.industry, table.publishDate.desc()),
    ...searchVectorIndexes('case_studies', table),
  ],
);
