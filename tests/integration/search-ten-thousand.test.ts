import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { insightsTable } from '~/collections/insights/insights.table.server';
import {
  similarTitlesStatement,
  someWordsStatement,
  wordsOfRecords,
  wordsStatement,
} from '~/collections/record-search.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { addManyInsights } from '../support/many-insights.ts';
import { ask, insight, pathsOf } from './search-kit';

eachDriver('the search of ten thousand records', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeAll(async () => {
    await handle.orm.insert(insightsTable).values(insight('needle', { title: 'The wombat theorem' }));
    await addManyInsights(handle, 10_000);
  });

  const planOf = async (statement: SQL) => {
    const { rows } = await handle.orm.execute<{ 'QUERY PLAN': unknown }>(sql`explain (format json) ${statement}`);
    return JSON.stringify(rows[0]?.['QUERY PLAN']);
  };

  it('looks words up in an index instead of reading every record', async () => {
    const plan = await planOf(wordsStatement({ query: 'wombat', words: ['wombat'], limit: 10 }));
    expect(plan).toContain('insights_search_vector_idx');
    expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name":\s*"insights"/);
    expect(await pathsOf('wombat')).toEqual(['/insights/needle']);
  });

  it('looks some of many words up in an index, and which of them are known', async () => {
    const plan = await planOf(someWordsStatement({ query: 'wombat x', words: ['wombat', 'quokka'], limit: 10 }));
    expect(plan).toContain('insights_search_vector_idx');
    expect(plan).not.toMatch(/"Seq Scan"[^}]*"Relation Name":\s*"insights"/);
    expect(await wordsOfRecords(['wombat', 'quokka', 'does'])).toEqual(['wombat', 'does']);
  });

  it('looks misspelt words up in an index as well', async () => {
    const plan = await planOf(similarTitlesStatement({ query: 'wombatt', words: ['wombatt'], limit: 10 }));
    expect(plan).toContain('insights_title_trigram_idx');
    expect(await pathsOf('wombatt')).toEqual(['/insights/needle']);
  });

  it('ranks and counts a word that is in all of them', async () => {
    const { total, results } = await ask('annealing', { kind: 'insights' });
    expect(total).toBe(10_000);
    expect(results[0]?.path).toBe('/insights/record-1');
  });
});
