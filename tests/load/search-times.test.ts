import { beforeAll, it } from 'vitest';
import { searchSite } from '~/site/search/search.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { addManyInsights } from '../support/many-insights.ts';
import { printTimes } from '../support/timed.ts';

/** `npm run bench:search`: prints how long a search takes among 10,000 records. The times are looked at, never tested. */
const records = 10_000;
const rounds = 30;
const queries = [
  ['a word of one record', '"number 4711"'],
  ['a word of every record', 'annealing'],
  ['two words, a quarter of them', 'study imaging'],
  ['the beginning of a word', 'tari'],
  ['a misspelt word', 'tarrifs'],
  ['a word of no record', 'zyzzyva'],
  ['three words, of which no record has all', 'study imaging hospital'],
] as const;

eachDriver(`search among ${records} records`, (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeAll(async () => {
    await addManyInsights(handle, records);
  });

  it.each(queries)('%s', (words, query) =>
    printTimes(`${kit.driver}, ${words} (${query})`, rounds, () => searchSite({ query, kind: null, page: 1 })),
  );
});
