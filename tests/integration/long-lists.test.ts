import { beforeAll, expect, it } from 'vitest';
import { listRecords, readListState } from '~/admin/record-list.server';
import { insightsRecords } from '~/collections/insights/insights.record.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { addManyInsights } from '../support/many-insights';

/** More than a search counts to its end, and not a whole number of pages. */
const records = 1_047;

eachDriver('a list that is too long to be counted', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeAll(() => addManyInsights(handle, records));

  const list = async (search: string) => {
    const { page, more, cards } = await listRecords(
      insightsRecords,
      readListState(new URLSearchParams(search), insightsRecords),
    );
    return { page, more, titles: cards.map(({ title }) => title) };
  };

  it.each(['title', 'newest', 'oldest', 'published', 'edited'])(
    'A page behind the last, by %s, is the last one, in the same order',
    async (sort) => {
      const last = await list(`q=annealing&sort=${sort}&page=53`);
      expect(last.titles).toHaveLength(7);
      expect(await list(`q=annealing&sort=${sort}&page=900`)).toEqual({ ...last, more: true });
    },
  );
});
