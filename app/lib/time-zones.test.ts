import { describe, expect, it } from 'vitest';
import { clockIn, dayIn, knownTimeZone, timeIn, timeZones, zoneInWords, zonesByPart } from './time-zones';

const moment = new Date('2026-11-26T05:30:00Z');

describe('Time zones', () => {
  it('are called what they are called now', () => {
    expect(knownTimeZone('Asia/Calcutta')).toBe('Asia/Kolkata');
    expect(knownTimeZone('Europe/Tallinn')).toBe('Europe/Tallinn');
    expect(timeZones()).toContain('Asia/Kolkata');
    expect(timeZones()).not.toContain('Asia/Calcutta');
  });

  it.each([
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
    ['Asia/Katmandu', 'Asia/Kathmandu'],
    ['America/Godthab', 'America/Nuuk'],
    ['EST5EDT', 'America/New_York'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
  ])('%s is %s, whichever name a browser knows', (given, name) => {
    expect(knownTimeZone(given)).toBe(name);
  });

  it('are offered under names that are known', () => {
    expect(timeZones().filter((zone) => knownTimeZone(zone) !== zone)).toEqual([]);
  });

  it.each(['', null, 'Nowhere/Land', '+05:30', "Asia/Kolkata'; drop", 'x'.repeat(100), '__proto__'])(
    '%s is none',
    (name) => {
      expect(knownTimeZone(name)).toBeNull();
    },
  );

  it.each([
    ['Asia/Kolkata', 'Indian time'],
    ['America/New_York', 'New York time'],
    ['America/Indiana/Knox', 'Knox, Indiana time'],
    ['UTC', 'Coordinated Universal Time'],
    ['Etc/GMT+5', 'GMT-05:00'],
  ])('%s is said as %s', (zone, words) => {
    expect(zoneInWords(zone)).toBe(words);
  });

  it('are offered by part of the world under the names of their places, each of them once', () => {
    const parts = zonesByPart(timeZones());
    expect(parts.map(({ part }) => part)).toContain('Americas');
    expect(parts.find(({ part }) => part === 'Europe')?.zones).toContainEqual({
      zone: 'Europe/Tallinn',
      place: 'Tallinn',
    });
    expect(parts.flatMap(({ zones }) => zones.map(({ zone }) => zone)).toSorted()).toEqual(timeZones());
  });

  it('say the same moment on each clock, with the day that it is there', () => {
    expect(timeIn('Asia/Kolkata', moment)).toBe('Thursday, November 26, 2026 at 11:00');
    expect(timeIn('America/Los_Angeles', moment)).toBe('Wednesday, November 25, 2026 at 21:30');
    expect(clockIn('Asia/Kolkata', moment)).toBe('11:00');
    expect(dayIn('Pacific/Auckland', moment)).toBe('Thursday, November 26, 2026');
    expect(clockIn('Europe/London', new Date('2026-11-26T00:05:00Z'))).toBe('00:05');
  });
});
