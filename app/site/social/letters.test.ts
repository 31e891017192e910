import { describe, expect, it } from 'vitest';
import { breakLines, canSet, fitText, lineGlyphs, widthOf } from './letters';

describe('Letters as outlines', () => {
  it('stand beside each other, with kerning', () => {
    expect(widthOf('TA')).toBeLessThan(widthOf('T') + widthOf('A') - 0.05);
    const [first, second] = lineGlyphs('Qu');
    expect(first).toMatchObject({ x: 0, d: expect.stringMatching(/^M[\d,. LQCHVZM-]+$/) });
    expect(second?.x).toBeGreaterThan(400);
  });

  it('fall back to the plain letter, and know what they can not set', () => {
    expect(canSet('Ranchí–Tallinn, Łódź')).toBe(true);
    expect(widthOf('ṩ')).toBe(widthOf('s'));
    expect(canSet('हिन्दी शीर्षक')).toBe(false);
    expect(canSet('')).toBe(false);
  });

  it('break between words, in the width given', () => {
    const lines = breakLines('Quantum annealers for optimization problems', 8);
    expect(lines.join(' ')).toBe('Quantum annealers for optimization problems');
    for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(8);
  });

  it('are as large as fits, and cut where nothing does', () => {
    const box = { width: 600, height: 330, sizes: [80, 40], leading: 1 };
    expect(fitText('Contact', box)).toEqual({ size: 80, lines: ['Contact'] });
    const { size, lines } = fitText('Very many words about it '.repeat(40), box);
    expect(size).toBe(40);
    expect(lines).toHaveLength(8);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(widthOf(lines.at(-1) ?? '') * size).toBeLessThanOrEqual(600);
    expect(fitText('x'.repeat(200), box).lines).toHaveLength(1);
  });
});
