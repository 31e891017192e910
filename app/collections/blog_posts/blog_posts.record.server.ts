import { today } from '~/lib/dates';
import { keptReadTime } from '~/server/html/text.server';
import { publishDayOf } from '../publish-time';
import { bindCollection } from '../record-binding.server';
import { datedState } from '../record-card';
import { datedFilters } from '../record-filters.server';
import { blogPosts } from './blog_posts';
import { blogPostsTable } from './blog_posts.table.server';

export const blogPostsRecords = bindCollection({
  declaration: blogPosts,
  table: blogPostsTable,
  schedule: [blogPostsTable.publishDate],
  filters: datedFilters(blogPostsTable),
  derivedFields: {},
  toRow(values, context) {
    return {
      ...values,
      publishDate: publishDayOf(values.publishDate, context),
      readTime: keptReadTime(values, context.existing),
      createdBy: context.staff.id,
    };
  },
  blankForm() {
    return { status: 'draft', publishDate: today() };
  },
  toForm(row) {
    return {
      title: row.title,
      author: row.author,
      excerpt: row.excerpt,
      content: row.content,
      status: row.status,
      publishDate: row.publishDate.toISOString().slice(0, 10),
      tags: row.tags.join(', '),
      readTime: row.readTime ?? '',
      featuredImage: row.featuredImage ?? '',
      socialImage: row.socialImage ?? '',
      metaTitle: row.metaTitle ?? '',
      metaDescription: row.metaDescription ?? '',
      canonicalUrl: row.canonicalUrl ?? '',
    };
  },
  toCard(row, now) {
    return {
      id: row.id,
      title: row.title,
      excerpt: row.excerpt,
      ...datedState(row, now),
      updatedAt: row.updatedAt.toISOString(),
      facts: [row.author, row.readTime ?? ''],
      tags: row.tags,
      featuredImage: row.featuredImage,
      publicPath: `/blog/${row.slug}`,
    };
  },
});
