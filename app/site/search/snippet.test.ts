import { describe, expect, it } from 'vitest';
import { markMatches, snippetOf } from './snippet';

describe('Marked text', () => {
  it('keeps every character and marks whole words only', () => {
    const text = 'Annealing: the annealer <b>anneals</b>, unannealed.';
    const pieces = markMatches(text, ['anneal']);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
      'Annealing',
      'annealer',
      'anneals',
    ]);
  });

  it('finds words with accents by their plain letters', () => {
    expect(markMatches('In Ranchí', ['ranchi'])).toEqual([
      { text: 'In ', isMatch: false },
      { text: 'Ranchí', isMatch: true },
    ]);
  });

  it('marks what was probably meant, when asked to', () => {
    expect(markMatches('quantum', ['qantum'])).toEqual([{ text: 'quantum', isMatch: false }]);
    expect(markMatches('quantum', ['qantum'], true)).toEqual([{ text: 'quantum', isMatch: true }]);
  });
});

describe('A snippet', () => {
  const filler = 'Words that matter to nobody. '.repeat(30);

  it('is the summary when a word is in it', () => {
    expect(snippetOf('About wombats.', `${filler} wombat`, ['wombat'])).toBe('About wombats.');
  });

  it('is else the place with the most different words', () => {
    const text = `${filler} a wombat alone. ${filler} A wombat with a tail. ${filler}`;
    const snippet = snippetOf('Summary', text, ['wombat', 'tail']);
    expect(snippet).toContain('A wombat with a tail.');
    expect(snippet).toMatch(/^….*…$/);
    expect(snippet.length).toBeLessThanOrEqual(222);
  });

  it('ends with a word where it is cut, not with the comma or stop behind it', () => {
    for (const sign of [',', '.', ';', ':', ' ·']) {
      const cut = snippetOf(`${'a'.repeat(209)} last${sign} ${'b'.repeat(50)}`, '', ['wombat']);
      expect(cut).toMatch(/ last…$/);
    }
  });

  it('is the shortened summary when the words are in neither', () => {
    expect(snippetOf(filler, 'Text', ['wombat']).length).toBeLessThanOrEqual(221);
  });
});
