import { describe, expect, it } from 'vitest';
import { histogramSamples, writeFamilies } from './exposition.ts';
import { countInto, createCounts, durationBounds, readCounts } from './request-counts.ts';

describe('Counts of requests', () => {
  it('of all threads are added up, each thread writing its own part', () => {
    const counts = createCounts(3);
    const [main, one, two] = [0, 1, 2].map((thread) => countInto(counts, thread));
    main?.('page', 200, 0.03);
    one?.('cached', 200, 0.0002);
    two?.('cached', 304, 0.0002);
    two?.('cached', 200, 99);
    main?.('page', 503, 12);
    const of = (kind: string) => readCounts(counts).find((candidate) => candidate.kind === kind);
    expect(of('cached')).toMatchObject({ statuses: [2, 1, 0, 0], seconds: expect.closeTo(99.0004) as number });
    expect(of('cached')?.buckets).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(of('page')?.statuses).toEqual([1, 0, 0, 1]);
    expect(of('admin')?.statuses).toEqual([0, 0, 0, 0]);
  });

  it('put a duration on a bound into the bucket of that bound', () => {
    const counts = createCounts(1);
    countInto(counts, 0)('form', 303, 0.1);
    const buckets = readCounts(counts).find(({ kind }) => kind === 'form')?.buckets;
    expect(buckets?.indexOf(1)).toBe(durationBounds.indexOf(0.1));
  });
});

describe('The text that Prometheus reads', () => {
  it('has help, type, escaped labels, and buckets that add up', () => {
    const text = writeFamilies([
      { name: 'a_total', help: 'Things.', type: 'counter', samples: [{ labels: { of: 'a "b" \\ c\n' }, value: 3 }] },
      {
        name: 'b_seconds',
        help: 'Time.',
        type: 'histogram',
        samples: histogramSamples([0.1, 1], [2, 1, 4], 9.5, { kind: 'page' }),
      },
    ]);
    expect(text).toBe(
      [
        '# HELP a_total Things.',
        '# TYPE a_total counter',
        'a_total{of="a \\"b\\" \\\\ c\\n"} 3',
        '# HELP b_seconds Time.',
        '# TYPE b_seconds histogram',
        'b_seconds_bucket{kind="page",le="0.1"} 2',
        'b_seconds_bucket{kind="page",le="1"} 3',
        'b_seconds_bucket{kind="page",le="+Inf"} 7',
        'b_seconds_sum{kind="page"} 9.5',
        'b_seconds_count{kind="page"} 7',
        '',
      ].join('\n'),
    );
  });
});
