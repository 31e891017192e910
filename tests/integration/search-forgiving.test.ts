import { describe, expect, it } from 'vitest';
import { wordsOfRecords } from '~/collections/record-search.server';
import { eachDriver } from '../support/drivers';
import { addInsights, ask, foundPathsOf, insight, marked, pathsOf, useSearch } from './search-kit';

eachDriver('the search of the site', (kit) => {
  useSearch(kit);

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
});
