import { bindCollection } from '../record-binding.server';
import { undatedState } from '../record-card';
import { undatedFilters } from '../record-filters.server';
import { addressOf, websiteContent } from './website_content';
import { websiteContentTable } from './website_content.table.server';

export const websiteContentRecords = bindCollection({
  declaration: websiteContent,
  table: websiteContentTable,
  schedule: null,
  filters: undatedFilters(websiteContentTable),
  derivedFields: {},
  toRow(values) {
    return values;
  },
  blankForm() {
    return { pageName: 'homepage', status: 'published', sectionOrder: '0' };
  },
  toForm(row) {
    return {
      pageName: row.pageName,
      sectionKey: row.sectionKey,
      title: row.title ?? '',
      content: row.content ?? '',
      status: row.status,
      sectionOrder: String(row.sectionOrder),
      metadata: Object.keys(row.metadata).length === 0 ? '' : JSON.stringify(row.metadata, null, 2),
    };
  },
  toCard(row) {
    return {
      id: row.id,
      title: row.title ?? row.sectionKey,
      excerpt: row.content ?? '',
      ...undatedState(row),
      updatedAt: row.updatedAt.toISOString(),
      facts: [row.pageName, row.sectionKey, `Order ${row.sectionOrder}`],
      tags: [],
      featuredImage: null,
      publicPath: addressOf(row.pageName),
    };
  },
});
