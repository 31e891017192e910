import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { careersTable } from '~/collections/careers/careers.table.server';
import { caseStudiesTable } from '~/collections/case_studies/case_studies.table.server';
import { documentationTable } from '~/collections/documentation/documentation.table.server';
import { insightsTable } from '~/collections/insights/insights.table.server';
import {
  similarTitlesStatement,
  someWordsStatement,
  wordsOfRecords,
  wordsStatement,
} from '~/collections/record-search.server';
import { searchSite } from '~/site/search/search.server';
import type { SearchState } from '~/site/search/search-address';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { addManyInsights } from '../support/many-insights.ts';

const tables = [insightsTable, blogPostsTable, documentationTable, caseStudiesTable, careersTable];
const date = new Date('2025-06-01T00:00:00Z');

/** A record that no page of the site resembles, unless told. */
function insight(slug: string, more: Partial<typeof insightsTable.$inferInsert> = {}) {
  return {
    slug,
    title: `Zyzzyva ${slug}`,
    excerpt: 'Nothing in particular',
    content: '<p>Nothing more</p>',
    author: 'Research team',
    status: 'published' as const,
    publishDate: date,
    ...more,
  };
}

function opening(slug: string, more: Partial<typeof careersTable.$inferInsert> = {}) {
  return {
    slug,
    title: `Zyzzyva ${slug}`,
    department: 'Applied AI',
    location: 'Ranchi',
    description: 'Work',
    responsibilities: 'Work',
    requirements: 'Care',
    ...more,
  };
}

const ask = (query: string, more: Partial<SearchState> = {}) => searchSite({ query, kind: null, page: 1, ...more });
const pathsOf = async (query: string, more: Partial<SearchState> = {}) =>
  (await ask(query, more)).results.map(({ path }) => path);
/** The same without what only resembles the words. */
const foundPathsOf = async (query: string, more: Partial<SearchState> = {}) => {
  const { fit, results } = await ask(query, more);
  return fit !== 'all' ? [] : results.map(({ path }) => path);
};
const marked = (pieces: { text: string; isMatch: boolean }[]) =>
  pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);

eachDriver('the search of the site', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeEach(async () => {
    for (const table of tables) await handle.orm.delete(table);
  });

  const addInsights = (...records: (typeof insightsTable.$inferInsert)[]) =>
    handle.orm.insert(insightsTable).values(records);

  describe('finds', () => {
    it('the title before the excerpt or a tag, and those before the text; the newest first among equals', async () => {
      await addInsights(
        insight('text', { content: '<p>All about a <b>wombat</b></p>' }),
        insight('excerpt', { excerpt: 'With a wombat' }),
        insight('title', { title: 'The wombat' }),
        insight('newer-title', { title: 'The wombat', publishDate: new Date('2025-07-01T00:00:00Z') }),
        insight('tag', { tags: ['wombat'], publishDate: new Date('2025-05-01T00:00:00Z') }),
      );
      expect(await pathsOf('wombat')).toEqual([
        '/insights/newer-title',
        '/insights/title',
        '/insights/excerpt',
        '/insights/tag',
        '/insights/text',
      ]);
    });

    it('other forms of a word, and the beginning of the last one', async () => {
      await addInsights(insight('one', { title: 'Wombats digging' }));
      for (const query of ['wombat', 'WOMBATS', 'wombat dig', 'digs', 'womb']) {
        expect(await foundPathsOf(query), query).toEqual(['/insights/one']);
      }
      // Only the last one may be unfinished; the whole is then a guess.
      expect((await ask('womb digging')).fit).toBe('similar');
    });

    it('with and without accents', async () => {
      await addInsights(insight('city', { title: 'Zürich, Ranchí and Łódź' }));
      for (const query of ['Ranchi', 'ránchí', 'zurich', 'ZÜRICH', 'lodz']) {
        expect(await foundPathsOf(query, { kind: 'insights' }), query).toEqual(['/insights/city']);
      }
    });

    it('what has the word before what only has longer ones, unless these are in its title', async () => {
      await addInsights(
        insight('longer', { content: '<p>A wombatish idea</p>', publishDate: new Date('2025-07-01T00:00:00Z') }),
        insight('word', { content: '<p>One wombat</p>' }),
        insight('longer-title', { title: 'Wombatology' }),
        insight('letter', { title: 'Zones and zoos' }),
      );
      expect(await foundPathsOf('wombat', { kind: 'insights' })).toEqual([
        '/insights/longer-title',
        '/insights/word',
        '/insights/longer',
      ]);
      // One or two letters begin too much.
      expect(await foundPathsOf('zo', { kind: 'insights' })).toEqual([]);
    });

    it('every kind of record, and says of each how many there are', async () => {
      const { publishDate: _date, ...undated } = insight('same', { title: 'Wombat' });
      await addInsights(insight('same', { title: 'Wombat' }));
      await handle.orm.insert(blogPostsTable).values(insight('same', { title: 'Wombat' }));
      await handle.orm.insert(documentationTable).values([undated, { ...undated, slug: 'other' }]);
      await handle.orm
        .insert(caseStudiesTable)
        .values({ ...insight('same', { title: 'Wombat' }), industry: 'Energy' as const });
      await handle.orm.insert(careersTable).values(opening('same', { title: 'Wombat' }));
      const { counts, total } = await ask('wombat');
      expect(total).toBe(6);
      expect(Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))).toEqual({
        documentation: 2,
        insights: 1,
        blog: 1,
        'case-studies': 1,
        careers: 1,
      });
      const documents = await ask('wombat', { kind: 'documentation' });
      expect(documents.total).toBe(2);
      expect(documents.counts).toEqual(counts);
      expect(documents.results.map(({ kind }) => kind)).toEqual(['documentation', 'documentation']);
    });

    it('the pages of the site by what they say', async () => {
      expect(await pathsOf('annealers')).toContain('/services/quantum-computing/annealers');
      expect((await pathsOf('privacy policy'))[0]).toBe('/privacy-policy');
      expect((await pathsOf('contact'))[0]).toBe('/contact');
    });

    it('nothing for nothing, and for what only looks like a query', async () => {
      for (const query of ['', '   ', '!!!', "'", '\\', ':*', '&|!()', '"', '<->', '%']) {
        expect(await ask(query), query).toMatchObject({ results: [], total: 0 });
      }
    });

    it('does not fail over any characters between words', async () => {
      await addInsights(insight('one', { title: 'A wombat' }));
      for (const query of [
        "wombat'",
        'wombat\\',
        'wombat:*',
        '"wombat',
        'wombat & | !',
        'wombat <script>',
        'ʼn wombat',
      ]) {
        expect((await ask(query)).total, query).toBeGreaterThanOrEqual(0);
      }
      expect(await pathsOf("wombat'")).toEqual(['/insights/one']);
    });
  });

  describe('forgives', () => {
    it('the spelling of the other side of the ocean, in pages, texts, phrases and beside other words', async () => {
      await addInsights(
        insight('british', { title: 'Wombat optimisation', content: '<p>Their behaviour in a centre</p>' }),
        insight('american', { title: 'Wombat optimization', content: '<p>Their behavior in a center</p>' }),
      );
      for (const word of ['optimisation', 'optimization', 'behaviour', 'behavior', '"wombat optimisation"']) {
        const { fit, total, results } = await ask(word, { kind: 'insights' });
        expect([fit, total], word).toEqual(['all', 2]);
        expect(results.flatMap(({ title, snippet }) => marked([...title, ...snippet])).length, word).toBeGreaterThan(1);
      }
      for (const query of ['behaviour wombat', 'optimisation wom', 'behaviour -zebra', 'centres behaviour']) {
        expect((await foundPathsOf(query, { kind: 'insights' })).toSorted(), query).toEqual([
          '/insights/american',
          '/insights/british',
        ]);
      }
      expect(await wordsOfRecords(['behaviours', 'colour'])).toEqual(['behaviours']);
      expect(await foundPathsOf('colour optimisation', { kind: 'insights' })).toEqual([]);
      expect(await pathsOf('quantum optimisation', { kind: 'pages' })).toEqual(
        await pathsOf('quantum optimization', { kind: 'pages' }),
      );
    });

    it('a misspelt word, and says that it guessed', async () => {
      await addInsights(insight('annealing', { title: 'Wombat optimisation of quantum circuits' }));
      for (const query of ['wombatt', 'wmobat optimisation', 'wonbat']) {
        const { results, fit } = await ask(query, { kind: 'insights' });
        expect(
          results.map(({ path }) => path),
          query,
        ).toEqual(['/insights/annealing']);
        expect(fit, query).toBe('similar');
      }
      expect(await pathsOf('qantum circiuts')).toContain('/insights/annealing');
      expect((await ask('wombat')).fit).toBe('all');
    });

    it('a misspelt word that stands in texts only, when pages of the site have it', async () => {
      await addInsights(insight('sphere', { content: '<p>Every qubit is a point on a wombat.</p>' }));
      const { results, fit } = await ask('qbit wombat', { kind: 'insights' });
      expect([fit, results.map(({ path }) => path)]).toEqual(['similar', ['/insights/sphere']]);
      expect(marked(results[0]?.snippet ?? [])).toEqual(['qubit', 'wombat']);
      expect((await ask('qbit "wombat"', { kind: 'insights' })).fit).toBe('similar');
    });

    it('a word too many: what has most of the words comes when nothing has them all', async () => {
      await addInsights(
        insight('one', { title: 'Wombat', content: '<p>Nothing</p>' }),
        insight('two', { content: '<p>A wombat and a quokka</p>', publishDate: new Date('2025-01-01T00:00:00Z') }),
        insight('other', { content: '<p>About numbats</p>' }),
      );
      const { results, fit, total } = await ask('wombat quokka numbat', { kind: 'insights' });
      expect(fit).toBe('some');
      expect([results.map(({ path }) => path), total]).toEqual([['/insights/two'], 1]);
      const equals = await ask('numbat quokka', { kind: 'insights' });
      expect(equals.results.map(({ path }) => path)).toEqual(['/insights/other', '/insights/two']);
      // Who says which words must be there gets nothing else.
      expect((await ask('"wombat" quokka numbat', { kind: 'insights' })).total).toBe(0);
      expect((await ask('wombat quokka', { kind: 'insights' })).fit).toBe('all');
    });

    it('a misspelt page', async () => {
      expect(await pathsOf('anealers')).toContain('/services/quantum-computing/annealers');
    });
  });

  describe('shows', () => {
    it('where the words are, in the excerpt or in the text, without its tags', async () => {
      const long = 'Filler words come first. '.repeat(40);
      await addInsights(
        insight('text', { content: `<p>${long}</p><p>Then a <em>wombat</em> &amp; a friend.</p>` }),
        insight('excerpt', { excerpt: 'Has wombats.' }),
      );
      const { results } = await ask('wombat');
      expect(marked(results[0]?.snippet ?? [])).toEqual(['wombats']);
      const text = results[1]?.snippet.map((piece) => piece.text).join('');
      expect(text).toMatch(/^….*Then a wombat & a friend\.$/);
      expect(marked(results[1]?.snippet ?? [])).toEqual(['wombat']);
    });

    it('pages of ten, and where they end', async () => {
      await addInsights(...Array.from({ length: 23 }, (_, index) => insight(`n-${index}`, { title: 'Wombat' })));
      const pages = await Promise.all([1, 2, 3, 4].map((page) => ask('wombat', { page })));
      expect(pages.map(({ results }) => results.length)).toEqual([10, 10, 3, 0]);
      expect(pages.map(({ pageCount }) => pageCount)).toEqual([3, 3, 3, 3]);
      const all = pages.flatMap(({ results }) => results.map(({ path }) => path));
      expect(new Set(all).size).toBe(23);
    });
  });

  describe('never shows', () => {
    it('drafts, what is scheduled, and closed openings, not even in a count', async () => {
      const { publishDate: _date, ...undated } = insight('draft', { title: 'Wombat', status: 'draft' });
      await addInsights(
        insight('draft', { title: 'Wombat', status: 'draft' }),
        insight('later', { title: 'Wombat', publishDate: new Date(Date.now() + 3_600_000) }),
      );
      await handle.orm.insert(documentationTable).values(undated);
      await handle.orm
        .insert(careersTable)
        .values([
          opening('paused', { title: 'Wombat', status: 'paused' }),
          opening('closed', { title: 'Wombat', status: 'closed' }),
          opening('over', { title: 'Wombat', applicationDeadline: '2020-01-01' }),
        ]);
      for (const query of ['wombat', 'wombatt']) {
        expect(await ask(query), query).toMatchObject({ results: [], counts: [], total: 0 });
      }
    });
  });
});

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
