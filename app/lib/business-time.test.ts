import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAfterBusinessHours, dueAt, noHolidays, overdueBefore } from './business-time';

/** Indian time, as it is written on the contact page. */
const at = (local: string) => new Date(`${local}+05:30`).toISOString();

/** Wednesday, a Monday, and one that falls on a Sunday. */
const holidays = new Set(['2025-10-01', '2025-11-24', '2025-11-30']);

describe('A promise of 24 hours on business days', () => {
  it.each([
    ['within a week: the same time of the next day', '2025-11-20T11:00+05:30', '2025-11-21T11:00'],
    ['the first minute of a Monday', '2025-11-17T00:00+05:30', '2025-11-18T00:00'],
    ['the last minute of a Friday', '2025-11-14T23:59+05:30', '2025-11-17T23:59'],
    ['a weekend in between is left out', '2025-11-14T16:00+05:30', '2025-11-17T16:00'],
    ['the first minute of a Saturday', '2025-11-15T00:00+05:30', '2025-11-18T00:00'],
    ['noon of a Sunday', '2025-11-16T12:00+05:30', '2025-11-18T00:00'],
    ['a Monday that is a holiday makes the weekend longer', '2025-11-21T16:00+05:30', '2025-11-25T16:00'],
    ['written on that Monday', '2025-11-24T10:00+05:30', '2025-11-26T00:00'],
    ['a holiday in the middle of a week', '2025-09-30T09:15+05:30', '2025-10-02T09:15'],
    ['written on a holiday in the middle of a week', '2025-10-01T09:15+05:30', '2025-10-03T00:00'],
    ['a holiday on a Sunday changes nothing', '2025-11-28T16:00+05:30', '2025-12-01T16:00'],
    ['Friday evening in London is Saturday in Ranchi', '2025-11-14T19:00Z', '2025-11-18T00:00'],
    ['Friday noon in California is Saturday in Ranchi', '2025-11-14T12:00-08:00', '2025-11-18T00:00'],
    ['Monday morning in Auckland is still Sunday in Ranchi', '2025-11-17T06:00+13:00', '2025-11-18T00:00'],
    ['the night in which Europe sets its clocks back', '2025-10-26T01:30Z', '2025-10-28T00:00'],
    ['the turn of the year', '2025-12-31T18:00+05:30', '2026-01-01T18:00'],
    ['the leap day of 2028 counts', '2028-02-28T10:00+05:30', '2028-02-29T10:00'],
  ])('%s', (_case, sent, due) => {
    expect(dueAfterBusinessHours(new Date(sent), 24, holidays).toISOString()).toBe(at(due));
  });
});

const moment = fc.date({
  min: new Date('2020-01-01T00:00Z'),
  max: new Date('2040-01-01T00:00Z'),
  noInvalidDate: true,
});
const promise = fc.oneof(
  fc.record({ hours: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ businessDays: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ days: fc.integer({ min: 1, max: 40 }) }),
);
/** Around the moment, where they matter. */
const someHolidays = (around: Date) =>
  fc
    .uniqueArray(fc.integer({ min: -30, max: 30 }), { maxLength: 20 })
    .map((days) => new Set(days.map((day) => localDay(around.getTime() + day * 86_400_000))));
const momentWithHolidays = moment.chain((sent) => fc.tuple(fc.constant(sent), someHolidays(sent)));

function localDay(ms: number): string {
  return new Date(ms + 330 * 60_000).toISOString().slice(0, 10);
}

describe('The time by which an answer is due', () => {
  it('counts hours of business days, business days, or days of the calendar', () => {
    const friday = new Date('2025-11-14T16:00+05:30');
    expect(dueAt(friday, { hours: 24 }, noHolidays).toISOString()).toBe(at('2025-11-17T16:00'));
    expect(dueAt(friday, { businessDays: 5 }, noHolidays).toISOString()).toBe(at('2025-11-21T16:00'));
    expect(dueAt(friday, { businessDays: 6 }, holidays).toISOString()).toBe(at('2025-11-25T16:00'));
    expect(dueAt(friday, { days: 30 }, holidays).toISOString()).toBe(at('2025-12-14T16:00'));
  });

  it('never comes sooner for what was sent later, and never within the promised hours', () => {
    fc.assert(
      fc.property(
        momentWithHolidays,
        fc.integer({ min: 0, max: 10 * 86_400_000 }),
        promise,
        ([first, off], gap, of) => {
          const second = new Date(first.getTime() + gap);
          expect(dueAt(first, of, off) <= dueAt(second, of, off)).toBe(true);
          const hours = 'days' in of ? of.days * 24 : 'hours' in of ? of.hours : of.businessDays * 24;
          expect(dueAt(first, of, off).getTime() - first.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000);
        },
      ),
    );
  });

  it('of business hours is never in the middle of a weekend or a holiday', () => {
    fc.assert(
      fc.property(momentWithHolidays, fc.integer({ min: 1, max: 120 }), ([sent, off], hours) => {
        // A deadline at the last minute of Friday is the first of Saturday.
        const justBefore = dueAt(sent, { hours }, off).getTime() - 1;
        expect([1, 2, 3, 4, 5]).toContain(new Date(justBefore + 330 * 60_000).getUTCDay());
        expect([...off]).not.toContain(localDay(justBefore));
      }),
    );
  });

  it('is never sooner with one holiday more, and at most so much later as days are off in a row', () => {
    fc.assert(
      fc.property(momentWithHolidays, fc.integer({ min: 0, max: 9 }), promise, ([sent, off], days, of) => {
        const more = new Set([...off, localDay(sent.getTime() + days * 86_400_000)]);
        const later = dueAt(sent, of, more).getTime() - dueAt(sent, of, off).getTime();
        expect(later).toBeGreaterThanOrEqual(0);
        expect(later).toBeLessThanOrEqual((off.size + 2 * (off.size + 2)) * 86_400_000);
      }),
    );
  });

  it('passes through exactly the promised hours of business days', () => {
    fc.assert(
      fc.property(momentWithHolidays, fc.integer({ min: 1, max: 120 }), ([sent, off], hours) => {
        const due = dueAt(sent, { hours }, off).getTime();
        let counted = 0;
        // Minute by minute, from the start of the one in which it was sent.
        const start = Math.floor(sent.getTime() / 60_000) * 60_000;
        for (let minute = start; minute < due; minute += 60_000) {
          const weekday = new Date(minute + 330 * 60_000).getUTCDay();
          if (weekday !== 0 && weekday !== 6 && !off.has(localDay(minute))) counted += 1;
        }
        expect(Math.abs(counted - hours * 60)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 25 },
    );
  });

  it('can be asked the other way round, to the millisecond', () => {
    fc.assert(
      fc.property(momentWithHolidays, promise, ([now, off], within) => {
        const before = overdueBefore(now, within, off);
        expect(dueAt(before, within, off) >= now).toBe(true);
        expect(dueAt(new Date(before.getTime() - 1), within, off) < now).toBe(true);
      }),
    );
  });

  it('On a Monday morning nothing of the weekend is overdue, and what came in on Thursday morning is', () => {
    const before = overdueBefore(new Date('2025-11-17T09:00+05:30'), { hours: 24 }, noHolidays).toISOString();
    expect(before).toBe(at('2025-11-14T09:00'));
  });
});
