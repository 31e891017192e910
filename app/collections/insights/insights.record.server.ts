import { fromIndiaLocal, toIndiaLocal } from '~/lib/dates';
import { readTimeOf } from '~/server/html/text.server';
import { bindCollection } from '../record-binding.server';
import { generalCategory, insights } from './insights';
import { insightsTable } from './insights.table.server';

export const insightsRecords = bindCollection({
  declaration: insights,
  table: insightsTable,
  derivedFields: ['publishWhen', 'publishAt'],
  toRow({ publishWhen, publishAt, ...values }, { existing, now }) {
    const chosen = publishWhen === 'at' && publishAt ? fromIndiaLocal(publishAt) : null;
    const kept = publishWhen === 'keep' ? existing?.publishDate : null;
    return {
      ...values,
      readTime: values.readTime ?? readTimeOf(values.content),
      publishDate: chosen ?? kept ?? now,
    };
  },
  blankForm() {
    return { status: 'draft', difficulty: 'intermediate', publishWhen: 'now', publishAt: toIndiaLocal(new Date()) };
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
      publishWhen: row.publishDate > new Date() ? 'at' : 'now',
      publishAt: toIndiaLocal(row.publishDate),
    };
  },
  toCard(row) {
    return {
      id: row.id,
      title: row.title,
      excerpt: row.excerpt,
      status: row.status,
      publishDate: row.publishDate.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      facts: [row.author, row.researchCategory ?? generalCategory, row.difficulty, row.readTime ?? ''],
      tags: row.tags,
      featuredImage: row.featuredImage,
      publicPath: `/insights/${row.slug}`,
    };
  },
});
