import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueAfterBusinessHours, dueAt, overdueBefore } from './business-time';

/** Indian time, as it is written on the contact page. */
const due = (sent: string) => dueAfterBusinessHours(new Date(`${sent}+05:30`), 24).toISOString();
const at = (local: string) => new Date(`${local}+05:30`).toISOString();

describe('A promise of 24 hours on business days', () => {
  it('is kept at the same time of the next day within a week', () => {
    expect(due('2025-11-20T11:00')).toBe(at('2025-11-21T11:00'));
  });

  it('leaves the weekend out', () => {
    expect(due('2025-11-21T16:00')).toBe(at('2025-11-24T16:00'));
  });

  it('counts from Monday morning for what was written on a weekend', () => {
    expect(due('2025-11-22T00:00')).toBe(at('2025-11-25T00:00'));
    expect(due('2025-11-23T12:00')).toBe(at('2025-11-25T00:00'));
  });

  it('knows the day of the headquarters, not of the server', () => {
    // Friday evening in UTC is Saturday in Ranchi.
    expect(dueAfterBusinessHours(new Date('2025-11-21T19:00Z'), 24).toISOString()).toBe(at('2025-11-25T00:00'));
  });
});

const moment = fc.date({
  min: new Date('2020-01-01T00:00Z'),
  max: new Date('2040-01-01T00:00Z'),
  noInvalidDate: true,
});
const promise = fc.oneof(
  fc.record({ hours: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ days: fc.integer({ min: 1, max: 40 }) }),
);

describe('The time by which an answer is due', () => {
  it('counts hours of business days, or days of the calendar', () => {
    const friday = new Date('2025-11-21T16:00+05:30');
    expect(dueAt(friday, { hours: 24 }).toISOString()).toBe(at('2025-11-24T16:00'));
    expect(dueAt(friday, { days: 30 }).toISOString()).toBe(at('2025-12-21T16:00'));
  });

  it('never comes sooner for what was sent later, and never within the promised hours', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 10 * 86_400_000 }), promise, (first, gap, within) => {
        const second = new Date(first.getTime() + gap);
        expect(dueAt(first, within) <= dueAt(second, within)).toBe(true);
        const hours = 'days' in within ? within.days * 24 : within.hours;
        expect(dueAt(first, within).getTime() - first.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000);
      }),
    );
  });

  it('of business hours is never in the middle of a weekend', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 120 }), (sent, hours) => {
        // A deadline at the last minute of Friday is the first of Saturday.
        const local = new Date(dueAt(sent, { hours }).getTime() + 330 * 60_000 - 1);
        expect([1, 2, 3, 4, 5]).toContain(local.getUTCDay());
      }),
    );
  });

  it('can be asked the other way round, to the millisecond', () => {
    fc.assert(
      fc.property(moment, promise, (now, within) => {
        const before = overdueBefore(now, within);
        expect(dueAt(before, within) >= now).toBe(true);
        expect(dueAt(new Date(before.getTime() - 1), within) < now).toBe(true);
      }),
    );
  });

  it('On a Monday morning nothing of the weekend is overdue, and what came in on Thursday morning is', () => {
    const before = overdueBefore(new Date('2025-11-24T09:00+05:30'), { hours: 24 }).toISOString();
    expect(before).toBe(at('2025-11-21T09:00'));
  });
});
