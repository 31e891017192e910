import { describe, expect, it } from 'vitest';
import { inPeople, positivePredictiveValue } from './predictive-value';
import { meanWait, readInOrder } from './worklist';

describe('Predictive value', () => {
  const quality = { sensitivity: 0.8, specificity: 0.99 };

  it('counts the found among all who are flagged', () => {
    expect(positivePredictiveValue(0.01, quality)).toBeCloseTo(80 / (80 + 99), 12);
    expect(inPeople(10_000, 0.01, quality)).toMatchObject({ ill: 100, found: 80, missed: 20, falseAlarms: 99 });
  });

  it('rises with how common the disease is', () => {
    expect(positivePredictiveValue(0.05, quality)).toBeGreaterThan(positivePredictiveValue(0.005, quality));
  });

  it('is the prevalence itself when the test is a coin', () => {
    expect(positivePredictiveValue(0.03, { sensitivity: 0.5, specificity: 0.5 })).toBeCloseTo(0.03, 12);
  });
});

describe('A worklist', () => {
  const studies = [
    { name: 'a', arrives: 0, urgent: false },
    { name: 'b', arrives: 1, urgent: false },
    { name: 'c', arrives: 2, urgent: true },
    { name: 'd', arrives: 60, urgent: false },
  ];

  it('reads by arrival, and waits for a study that is not there yet', () => {
    expect(readInOrder(studies, 10, false).map(({ name, wait }) => [name, wait])).toEqual([
      ['a', 0],
      ['b', 9],
      ['c', 18],
      ['d', 0],
    ]);
  });

  it('takes a marked study first, without interrupting the one that is being read', () => {
    expect(readInOrder(studies, 10, true).map(({ name, wait }) => [name, wait])).toEqual([
      ['a', 0],
      ['c', 8],
      ['b', 19],
      ['d', 0],
    ]);
  });

  it('moves the waiting without removing any', () => {
    const [before, after] = [readInOrder(studies, 10, false), readInOrder(studies, 10, true)];
    expect(meanWait(after)).toBe(meanWait(before));
    expect(after.at(1)?.wait).toBeLessThan(before.at(2)?.wait ?? 0);
  });
});
