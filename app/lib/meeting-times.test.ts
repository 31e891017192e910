import { expect, it } from 'vitest';
import { doubtsAbout, overlapsBeside } from './meeting-times';

const calendar = {
  holidays: [{ day: '2026-12-25', name: 'Christmas' }],
  meetings: [{ with: 'Asha Rao', startsAt: '2026-12-02T05:30:00Z', minutes: 45 }],
};
const doubts = (local: string, minutes = 30) => doubtsAbout(new Date(`${local}:00+05:30`), minutes, calendar);

it('Nothing speaks against a time in business hours, up to their last minute', () => {
  expect(doubts('2026-12-01T09:00')).toEqual([]);
  expect(doubts('2026-12-01T17:30')).toEqual([]);
  expect(doubts('2026-12-01T17:15', 45)).toEqual([]);
});

it.each([
  ['2026-12-05T11:00', ['This is a Saturday.']],
  ['2026-12-06T11:00', ['This is a Sunday.']],
  ['2026-12-25T11:00', ['This is a holiday: Christmas.']],
  ['2026-12-01T08:59', ['This is outside business hours, 09:00 to 18:00 in India.']],
  ['2026-12-01T17:31', ['This is outside business hours, 09:00 to 18:00 in India.']],
  ['2026-12-01T23:50', ['This is outside business hours, 09:00 to 18:00 in India.']],
  ['2026-12-06T20:00', ['This is a Sunday.', 'This is outside business hours, 09:00 to 18:00 in India.']],
])('Says in words what speaks against %s', (local, sentences) => {
  expect(doubts(local)).toEqual(sentences);
});

it('Overlapping another demo is said; one that begins when the other ends does not overlap', () => {
  const overlap = ['This overlaps the demo with Asha Rao at 11:00, 45 minutes.'];
  expect(doubts('2026-12-02T11:44')).toEqual(overlap);
  expect(doubts('2026-12-02T10:31')).toEqual(overlap);
  expect(doubts('2026-12-02T11:45')).toEqual([]);
  expect(doubts('2026-12-02T10:30')).toEqual([]);
});

it('Times that are proposed together overlap within their length; the same one twice, or next to each other, does not', () => {
  const at = (clock: string) => new Date(`2026-12-02T${clock}:00+05:30`);
  const times = [
    { label: 'Time 1', start: at('11:00') },
    { label: 'Time 2', start: at('11:29') },
    { label: 'Time 3', start: null },
  ];
  expect(overlapsBeside(times, at('11:00'), 30)).toEqual(['This overlaps Time 2.']);
  expect(overlapsBeside(times, at('11:29'), 30)).toEqual(['This overlaps Time 1.']);
  expect(overlapsBeside(times, at('11:59'), 30)).toEqual([]);
  expect(overlapsBeside(times, at('10:30'), 30)).toEqual([]);
});
