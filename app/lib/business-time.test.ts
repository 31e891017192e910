import { describe, expect, it } from 'vitest';
import { dueAfterBusinessHours } from './business-time';

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
