import { bindCollection } from '../record-binding.server';
import { type RecordCard, undatedState } from '../record-card';
import { undatedFilters } from '../record-filters.server';
import { addressOf, websiteContent } from './website_content';
import { displacedAmong } from './website_content.queries.server';
import { websiteContentTable } from './website_content.table.server';

const displacedState: RecordCard['state'] = { label: 'Displaced', tone: 'neutral', isPublic: false };

export const websiteContentRecords = bindCollection({
  declaration: websiteContent,
  table: websiteContentTable,
  schedule: [],
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
      group: row.pageName,
      publicPath: addressOf(row.pageName),
    };
  },
  async amongOthers(cards) {
    const displaced = await displacedAmong(cards.filter(({ state }) => state.isPublic).map(({ id }) => id));
    return cards.map((card): RecordCard => {
      const displacedBy = displaced.get(card.id);
      if (!displacedBy) return card;
      return { ...card, displacedBy, state: displacedBy.isWhole ? displacedState : card.state };
    });
  },
});
