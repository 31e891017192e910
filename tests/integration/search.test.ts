import { describe, expect, it } from 'vitest';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { careersTable } from '~/collections/careers/careers.table.server';
import { caseStudiesTable } from '~/collections/case_studies/case_studies.table.server';
import { documentationTable } from '~/collections/documentation/documentation.table.server';
import { eachDriver } from '../support/drivers';
import { addInsights, ask, foundPathsOf, insight, marked, opening, pathsOf, useSearch } from './search-kit';

eachDriver('the search of the site', (kit) => {
  const handle = useSearch(kit);

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

    it('the lines of a position apart from each other', async () => {
      await handle.orm
        .insert(careersTable)
        .values([
          opening('listed', { requirements: 'Lessons taught\n- Wombats at < 10 kg\n- Plain English' }),
          opening('described', { description: 'You will:\n- feed wombats\n- weigh them' }),
        ]);
      const { results } = await ask('wombats');
      const snippets = results.map(({ path, snippet }) => [path, snippet.map(({ text }) => text).join('')]);
      expect(Object.fromEntries(snippets)).toEqual({
        '/careers/listed': 'Lessons taught · Wombats at < 10 kg · Plain English',
        '/careers/described': 'You will: feed wombats · weigh them',
      });
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

  it('finds positions by their type and level', async () => {
    await handle.orm
      .insert(careersTable)
      .values([
        opening('first', { employmentType: 'internship' }),
        opening('second', { experienceLevel: 'executive' }),
      ]);
    expect(await foundPathsOf('internship')).toEqual(['/careers/first']);
    expect(await foundPathsOf('executive')).toEqual(['/careers/second']);
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
