import { slugOfWords } from '~/lib/slug';
import { bindCollection } from '../record-binding.server';
import { undatedState } from '../record-card';
import { undatedFilters } from '../record-filters.server';
import { documentation, firstVersion, untitled } from './documentation';
import { documentationTable } from './documentation.table.server';
import { documentationCategoryLabels } from './documentation-categories';

export const documentationRecords = bindCollection({
  declaration: documentation,
  table: documentationTable,
  schedule: [],
  filters: undatedFilters(documentationTable),
  derivedFields: {},
  toRow({ slug: _slug, ...values }, { staff }) {
    return {
      ...values,
      title: values.title || untitled,
      version: values.version || firstVersion,
      createdBy: staff.id,
    };
  },
  slugFrom({ title }) {
    return slugOfWords(title || untitled);
  },
  blankForm() {
    return { status: 'draft', category: 'getting-started', orderIndex: '0', version: firstVersion };
  },
  toForm(row) {
    return {
      title: row.title,
      slug: row.slug,
      excerpt: row.excerpt,
      content: row.content,
      category: row.category,
      orderIndex: String(row.orderIndex),
      status: row.status,
      featured: row.featured ? 'on' : '',
      author: row.author,
      version: row.version,
      tags: row.tags.join(', '),
      metaTitle: row.metaTitle ?? '',
      metaDescription: row.metaDescription ?? '',
    };
  },
  toCard(row) {
    return {
      id: row.id,
      title: row.title,
      excerpt: row.excerpt,
      ...undatedState(row),
      updatedAt: row.updatedAt.toISOString(),
      facts: [
        documentationCategoryLabels[row.category],
        row.featured ? 'Featured' : '',
        `Order ${row.orderIndex}`,
        `Version ${row.version}`,
        row.author,
      ],
      tags: row.tags,
      featuredImage: null,
      group: documentationCategoryLabels[row.category],
      publicPath: `/documentation/${row.slug}`,
    };
  },
});
