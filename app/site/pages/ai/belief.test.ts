import { describe, expect, it } from 'vitest';
import { beliefAfter } from './belief';

describe('Belief after independent reports', () => {
  it('is the prior when there is none', () => {
    expect(beliefAfter(0, 0.1, 3)).toBeCloseTo(0.1, 12);
  });

  it('follows from the odds one to nine, threefold with each origin', () => {
    expect(beliefAfter(1, 0.1, 3)).toBeCloseTo(3 / 12, 12);
    expect(beliefAfter(2, 0.1, 3)).toBeCloseTo(9 / 18, 12);
    expect(beliefAfter(3, 0.1, 3)).toBeCloseTo(27 / 36, 12);
  });

  it('does not move when a report is as likely either way', () => {
    expect(beliefAfter(5, 0.1, 1)).toBeCloseTo(0.1, 12);
  });
});
