import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Drawn } from './drawn';
import { motifNames } from './motif-for';

describe.each(motifNames)('The motif %s', (motif) => {
  /** In characters. The prism was there before anybody counted. */
  const most = motif === 'prism' ? 9600 : 8500;
  const draw = (seed: string) =>
    renderToStaticMarkup(
      createElement('svg', null, createElement(Drawn, { drawing: { kind: 'illustration', motif, seed } })),
    );

  it('is a few kilobytes of places on the sheet, whatever the seed, and shares a page with others', () => {
    for (let n = 0; n < 24; n++) {
      const markup = draw(`seed ${n}`);
      expect(markup.length).toBeLessThan(most);
      expect(markup).not.toMatch(/NaN|Infinity|undefined|\sid=|\sstyle=/);
    }
  });

  it('is the same for the same seed, and another for another', () => {
    expect(draw('a-slug')).toBe(draw('a-slug'));
    expect(draw('a-slug')).not.toBe(draw('another'));
  });
});
