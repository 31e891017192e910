import { keptReadTime } from '~/server/html/text.server';
import { publishDateOf, publishTimeColumns, publishTimeForm } from '../publish-time';
import { bindCollection } from '../record-binding.server';
import { datedState } from '../record-card';
import { datedFilters } from '../record-filters.server';
import { caseStudies } from './case_studies';
import { caseStudiesTable } from './case_studies.table.server';

export const caseStudiesRecords = bindCollection({
  declaration: caseStudies,
  table: caseStudiesTable,
  schedule: [caseStudiesTable.publishDate],
  filters: datedFilters(caseStudiesTable),
  derivedFields: publishTimeColumns,
  toRow({ publishWhen, publishAt, ...values }, context) {
    return {
      ...values,
      readTime: keptReadTime(values, context.existing),
      publishDate: publishDateOf({ publishWhen, publishAt }, context),
    };
  },
  blankForm() {
    return { status: 'draft', ...publishTimeForm() };
  },
  toForm(row) {
    return {
      title: row.title,
      industry: row.industry,
      author: row.author,
      excerpt: row.excerpt,
      content: row.content,
      status: row.status,
      tags: row.tags.join(', '),
      clientName: row.clientName ?? '',
      projectDuration: row.projectDuration ?? '',
      resultsAchieved: row.resultsAchieved ?? '',
      technologiesUsed: row.technologiesUsed.join(', '),
      readTime: row.readTime ?? '',
      featuredImage: row.featuredImage ?? '',
      metaTitle: row.metaTitle ?? '',
      metaDescription: row.metaDescription ?? '',
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
      facts: [row.industry, row.clientName ?? '', row.author, row.readTime ?? ''],
      tags: row.tags,
      featuredImage: row.featuredImage,
      publicPath: `/case-studies/${row.slug}`,
    };
  },
});
