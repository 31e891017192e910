import { expect, it } from 'vitest';
import { aroundNow } from './backup-times';

const around = (times: string[], now: string) => {
  const { last, next } = aroundNow(times, new Date(now));
  return [last.toISOString(), next.toISOString()];
};

it.each([
  [['03:30'], '2026-11-22T03:29:59.999Z', '2026-11-21T03:30:00.000Z', '2026-11-22T03:30:00.000Z'],
  [['03:30'], '2026-11-22T03:30:00.000Z', '2026-11-22T03:30:00.000Z', '2026-11-23T03:30:00.000Z'],
  [['15:00', '03:30'], '2026-11-22T14:00:00.000Z', '2026-11-22T03:30:00.000Z', '2026-11-22T15:00:00.000Z'],
  [['00:00'], '2026-12-31T23:59:59.000Z', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  [['23:59'], '2028-02-29T00:00:00.000Z', '2028-02-28T23:59:00.000Z', '2028-02-29T23:59:00.000Z'],
])('Of %s at %s the last was %s, and the next is %s', (times, now, last, next) => {
  expect(around(times, now)).toEqual([last, next]);
});

it('No time of day is no schedule', () => {
  expect(() => aroundNow([], new Date())).toThrow(RangeError);
});
