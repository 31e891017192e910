import { describe, expect, it } from 'vitest';
import { clockIn, dayIn, knownTimeZone, timeIn, timeZones } from './time-zones';

/** White space that formats put before AM is narrow in some versions. */
const plain = (text: string) => text.replace(/\s/g, ' ');
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

  it('say the same moment on each clock, with the day that it is there', () => {
    expect(plain(timeIn('Asia/Kolkata', moment))).toBe('Thursday, November 26, 2026 at 11:00 AM');
    expect(plain(timeIn('America/Los_Angeles', moment))).toBe('Wednesday, November 25, 2026 at 9:30 PM');
    expect(plain(clockIn('Asia/Kolkata', moment))).toBe('11:00 AM GMT+5:30');
    expect(dayIn('Pacific/Auckland', moment)).toBe('Thursday, November 26, 2026');
  });
});
