import { describe, expect, it } from 'vitest';
import { defineCopy } from './page-copy';
import { definePlainCopy, layOver } from './plain-copy';

const copy = defineCopy({
  hero: { title: 'Numbers', content: 'It costs {{relative-cost}} of the rest.', motif: 'lattice', href: '/somewhere' },
  proof: { title: 'Proof', note: 'Measured', claims: ['model-count'], items: [{ title: 'One', claim: 'founded' }] },
});

const published = (
  key: string,
  rest: Partial<{ title: string; content: string; metadata: Record<string, unknown> }>,
) => ({
  key,
  title: null,
  content: null,
  metadata: {},
  ...rest,
});

describe('The words of a page', () => {
  it('show the figure of the register where a sentence names the claim', () => {
    expect(copy.sections.hero.content).toBe('It costs One quarter of the rest.');
  });

  it('know every claim that the page shows', () => {
    expect([...copy.claims].sort()).toEqual(['founded', 'model-count', 'relative-cost']);
  });

  it('fail at once over a claim that nobody registered', () => {
    expect(() => defineCopy({ hero: { title: 'About {{made-up}}' } })).toThrow('No claim is registered as made-up');
  });

  it('of a page without figures can name none', () => {
    for (const hero of [{ title: 'It costs {{relative-cost}}' }, { claim: 'founded' }, { claims: ['founded'] }]) {
      expect(() => definePlainCopy({ hero })).toThrow('Not a plain copy: ');
    }
  });

  it('offer their sentences to the search, without addresses and names of drawings', () => {
    expect(copy.words).toContain('It costs One quarter of the rest.');
    expect(copy.words).not.toContain('lattice');
    expect(copy.words).not.toContain('/somewhere');
  });
});

describe('Published sections', () => {
  it('replace the title and the content of the section with their key, and nothing else', () => {
    const { copy: laid, added } = layOver(copy, [published('hero', { title: 'New', content: 'Text' })]);
    expect(laid.hero).toEqual({ title: 'New', content: 'Text', motif: 'lattice', href: '/somewhere' });
    expect(laid.proof).toBe(copy.sections.proof);
    expect(added).toEqual([]);
  });

  it('keep the built-in text where they are empty', () => {
    const { copy: laid } = layOver(copy, [published('hero', { title: 'New' })]);
    expect(laid.hero.content).toBe('It costs One quarter of the rest.');
  });

  it('apply in their order, a later one over an earlier one', () => {
    const sections = [published('hero', { title: 'First', content: 'Kept' }), published('hero', { title: 'Second' })];
    expect(layOver(copy, sections).copy.hero).toMatchObject({ title: 'Second', content: 'Kept' });
  });

  it('may replace another text of the section by metadata, but never an address, a list or a claim', () => {
    const metadata = { note: 'Counted', items: 'gone', motif: 'waves', unknown: 'text' };
    const { copy: laid } = layOver(copy, [published('proof', { metadata }), published('hero', { metadata })]);
    expect(laid.proof).toEqual({ ...copy.sections.proof, note: 'Counted' });
    expect(laid.hero).toEqual(copy.sections.hero);
  });

  it('lie over each other where they are added too: a later one keeps what it leaves empty', () => {
    const { added } = layOver(copy, [
      published('news', { title: 'First', content: 'Kept.' }),
      published('news', { title: 'Second' }),
    ]);
    expect(added).toEqual([{ key: 'news', title: 'Second', paragraphs: ['Kept.'] }]);
  });

  it('are added under a key whose section is a list alone, which has no text that they could replace', () => {
    const listed = definePlainCopy({ questions: { items: [{ title: 'Why?', content: 'Because.' }] } });
    const { copy: laid, added } = layOver(listed, [published('questions', { title: 'Asked often', content: 'Text' })]);
    expect(laid.questions).toBe(listed.sections.questions);
    expect(added).toEqual([{ key: 'questions', title: 'Asked often', paragraphs: ['Text'] }]);
  });

  it('are added to the page when it has no section of that key', () => {
    const { added } = layOver(copy, [published('news', { title: 'News', content: 'One.\n\nTwo.' })]);
    expect(added).toEqual([{ key: 'news', title: 'News', paragraphs: ['One.', 'Two.'] }]);
  });
});
