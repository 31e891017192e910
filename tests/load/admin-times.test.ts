import { beforeAll, expect, it } from 'vitest';
import { listBin } from '~/admin/bin-list.server';
import { listRecords, readListState } from '~/admin/record-list.server';
import { offeredTerms, readTermsState, reportTerms } from '~/admin/terms/terms.server';
import { insightsRecords } from '~/collections/insights/insights.record.server';
import { bumpContentVersion } from '~/server/content-version.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { explained } from '../support/explained.ts';
import { addVariedInsights } from '../support/many-insights.ts';
import { printTimes } from '../support/timed.ts';

/**
 * `npm run bench:admin`: prints how long a page of a tab takes among 100,000 records, with its counts, and how the
 * database found it. The times are looked at, never tested: they are those of the machine.
 */
const records = 100_000;
const rounds = 40;
const searches = [
  'first page:',
  'page 500: page=500',
  'page 2,500: page=2500',
  'last page: page=5000',
  'a page behind the last: page=6000',
  'oldest first: sort=oldest',
  'by publish date, page 500: sort=published&page=500',
  'last edited, page 500: sort=edited&page=500',
  'by title: sort=title',
  'by title, last page: sort=title&page=5000',
  'drafts: status=draft',
  'drafts by title, page 200: status=draft&sort=title&page=200',
  'published: status=published',
  'published by title, page 4,000: status=published&sort=title&page=4000',
  'scheduled: status=scheduled',
  'scheduled by title: status=scheduled&sort=title',
  'a word of every record: q=annealing',
  'a word of a quarter: q=imaging&sort=title',
  'a word of a quarter, drafts: q=imaging&status=draft',
  'a word of a few: q=series 4711',
  'words of one: q=study number 47110',
  'a word of none: q=zyzzyva',
].map((line) => line.split(/: ?/) as [string, string]);

eachDriver(`a tab of ${records.toLocaleString('en-US')} records`, (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeAll(async () => {
    await addVariedInsights(handle, records);
  }, 900_000);

  const timed = (what: string, read: () => Promise<unknown>) => printTimes(`${kit.driver}, ${what}`, rounds, read);

  it.each(searches)('%s (%s)', async (what, search) => {
    const state = readListState(new URLSearchParams(search), insightsRecords);
    const read = () => listRecords(insightsRecords, state);
    const { total, more, cards } = await read();
    expect(cards.length > 0).toBe(total > 0);
    await timed(`${what} (${total}${more ? '+' : ''})`, read);
    process.stdout.write(await explained(handle, read));
  });

  // Both are kept in memory until the next save.
  it('what is offered to who writes', () =>
    timed('what is offered', () => {
      bumpContentVersion();
      return offeredTerms(insightsRecords);
    }));

  it('tags and names', () =>
    timed('tags and names', () => {
      bumpContentVersion();
      return reportTerms(readTermsState(new URLSearchParams('field=tags')), null);
    }));

  it('an empty bin', () => timed('the bin', () => listBin(insightsRecords, { query: '', page: 1, list: '' })));
});
