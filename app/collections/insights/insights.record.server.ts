import { keptReadTime } from '~/server/html/text.server';
import { publishDateOf, publishTimeColumns, publishTimeForm } from '../publish-time';
import { bindCollection } from '../record-binding.server';
import { datedState } from '../record-card';
import { datedFilters } from '../record-filters.server';
import { generalCategory, insights } from './insights';
import { insightsTable } from './insights.table.server';

export const insightsRecords = bindCollection({
  declaration: insights,
  table: insightsTable,
  schedule: [insightsTable.publishDate],
  filters: datedFilters(insightsTable),
  derivedFields: publishTimeColumns,
  toRow({ publishWhen, publishAt, ...values }, context) {
    return {
      ...values,
      readTime: keptReadTime(values, context.existing),
      publishDate: publishDateOf({ publishWhen, publishAt }, context),
    };
  },
  blankForm() {
    return { status: 'draft', difficulty: 'intermediate', ...publishTimeForm() };
  },
  toForm(row) {
    return {
      title: row.title,
      author: row.author,
      excerpt: row.excerpt,
      content: row.content,
      status: row.status,
      tags: row.tags.join(', '),
      metaTitle: row.metaTitle ?? '',
      metaDescription: row.metaDescription ?? '',
      researchCategory: row.researchCategory ?? '',
      difficulty: row.difficulty,
      researchKeywords: row.researchKeywords.join(', '),
      readTime: row.readTime ?? '',
      featuredImage: row.featuredImage ?? '',
      ...publishTimeForm(row.publishDate),
    };
  },
  toCard(row, now) {
    return {
      id: row.id,
      title: row.title,
      excerpt: row.excerpt,
      ...datedState(row, now),
      updatedAt: row.updatedAt.toISOString(),
      facts: [row.author, row.researchCategory ?? generalCategory, row.difficulty, row.readTime ?? ''],
      tags: row.tags,
      featuredImage: row.featuredImage,
      publicPath: `/insights/${row.slug}`,
    };
  },
});
