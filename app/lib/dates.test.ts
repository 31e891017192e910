import { expect, it } from 'vitest';
import { dayAndTime, fromIndiaLocal, longDate, relativeTime } from './dates';

it('What is soon is said by its day, on the clock of India', () => {
  const now = new Date('2026-11-20T20:00:00Z'); // Saturday, 01:30 in India
  const cases = [
    ['2026-11-20T20:30:00Z', 'today 02:00'],
    ['2026-11-21T18:29:00Z', 'today 23:59'],
    ['2026-11-21T18:30:00Z', 'tomorrow 00:00'],
    ['2026-11-24T03:30:00Z', 'Tuesday 09:00'],
    ['2026-11-28T03:30:00Z', 'November 28, 09:00'],
    ['2190-01-01T00:00:00Z', 'January 1, 2190, 05:30'],
  ] as const;
  for (const [at, said] of cases) expect(dayAndTime(new Date(at), now), at).toBe(said);
});

it('How far away something is counts days as the calendar does; hours that are past have passed whole', () => {
  const now = new Date('2026-11-20T06:30:00Z'); // Friday, noon in India
  const cases = [
    ['2026-11-23T03:30:00Z', 'in 3 days'], // Monday, 09:00
    ['2026-11-20T08:15:00Z', 'in 2 hours'],
    ['2026-11-18T06:31:00Z', '2 days ago'], // Wednesday, a minute after noon
    ['2026-11-19T06:29:00Z', 'yesterday'],
    ['2026-11-19T06:31:00Z', '23 hours ago'],
    ['2026-11-21T18:29:00Z', 'tomorrow'], // Saturday, 23:59
    ['2026-11-21T18:30:00Z', 'in 2 days'],
    ['2026-09-20T06:30:00Z', '2 months ago'],
    ['2028-11-20T06:30:00Z', 'in 2 years'],
    ['2026-11-20T05:00:00Z', '1 hour ago'],
    ['2026-11-20T06:29:30Z', 'just now'],
    ['2026-11-20T06:30:01Z', 'just now'],
    ['2026-11-20T06:30:30Z', 'in a moment'],
  ];
  for (const [date = '', said] of cases) expect(relativeTime(date, now), date).toBe(said);
});

it('A date is shown on the day that it has in India, and a calendar day stays that day', () => {
  expect(longDate('2026-03-09T20:30:00Z')).toBe('March 10, 2026');
  expect(longDate('2026-03-09T18:29:00Z')).toBe('March 9, 2026');
  expect(longDate('2026-03-10')).toBe('March 10, 2026');
});

it('A day or an hour that does not exist is no time', () => {
  expect(fromIndiaLocal('2026-02-28T02:00')?.toISOString()).toBe('2026-02-27T20:30:00.000Z');
  for (const wrong of ['2026-02-30T00:00', '2026-13-01T00:00', '2026-03-10T24:00', 'soon']) {
    expect(fromIndiaLocal(wrong), wrong).toBeNull();
  }
});
