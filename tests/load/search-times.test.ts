import { beforeAll, expect, it } from 'vitest';
import { searchSite } from '~/site/search/search.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { addManyInsights } from '../support/many-insights.ts';

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
] as const;

eachDriver(`search among ${records} records`, (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeAll(async () => {
    await addManyInsights(handle, records);
  });

  it.each(queries)('%s', async (words, query) => {
    const times: number[] = [];
    for (let round = 0; round < rounds + 5; round += 1) {
      const began = performance.now();
      await searchSite({ query, kind: null, page: 1 });
      if (round >= 5) times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    expect(times).toHaveLength(rounds);
    const [p50, p95] = [times[rounds / 2], times[Math.ceil(rounds * 0.95) - 1]].map((ms) => `${ms?.toFixed(1)} ms`);
    process.stdout.write(`${kit.driver}, ${words} (${query}): p50 ${p50}, p95 ${p95}\n`);
  });
});
