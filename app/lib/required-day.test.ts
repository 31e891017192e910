import { expect, it } from 'vitest';
import { factsOf } from './fields';
import { requiredDay } from './required-day';
import { z } from './zod';

it('A day that has to be given is one of the calendar', () => {
  const schema = requiredDay('Start');
  expect(schema.parse('2028-02-29')).toBe('2028-02-29');
  const sentence = (value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message);
  expect(sentence(undefined)).toEqual(['Start is required.']);
  for (const none of ['2027-02-29', '21.11.2025', 'soon'])
    expect(sentence(none), none).toEqual(['Start must be a day such as 2025-11-21.']);
  expect(sentence('1969-12-31')).toEqual(['Start must lie between 1970 and 2199.']);
});

it('A day that has to be given is called by its label', () => {
  expect(factsOf(z.object({ starts_on: requiredDay('Start') }), 'starts_on').label).toBe('Start');
});
