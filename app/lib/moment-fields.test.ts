import { expect, it } from 'vitest';
import { factsOf } from './fields';
import { optionalMoment, requiredMoment } from './moment-fields';
import { z } from './zod';

it('A day and time is one of the calendar, on India’s clock', () => {
  const schema = requiredMoment('Start');
  expect(schema.parse('2028-02-29T18:00')).toEqual(new Date('2028-02-29T12:30:00Z'));
  const sentence = (value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message);
  for (const missing of [undefined, '', ' ']) expect(sentence(missing)).toEqual(['Start is required.']);
  for (const none of ['2027-02-29T18:00', '2027-02-28', '2027-02-28T25:00', 'soon'])
    expect(sentence(none), none).toEqual(['Start must be a day and a time.']);
  expect(sentence('1969-12-31T23:59')).toEqual(['Start must lie between 1970 and 2199.']);
  expect(optionalMoment('End').parse('')).toBeNull();
});

it('A day and time is called by its label, and shown as a time in the history', () => {
  const fields = z.object({ starts_at: requiredMoment('Start'), ends_at: optionalMoment('End') });
  expect(factsOf(fields, 'starts_at')).toMatchObject({ label: 'Start', kind: 'time' });
  expect(factsOf(fields, 'ends_at')).toMatchObject({ label: 'End', kind: 'time' });
});
