import { afterEach, expect, it } from 'vitest';
import { type DatabaseHandle, setDatabase } from '~/db/client.server';
import { oncePerDatabase } from './once-per-database.server';

const handle = () => ({}) as DatabaseHandle;

afterEach(() => setDatabase(undefined));

it('Is made once for a database, however many ask, and anew for another', async () => {
  let made = 0;
  const number = oncePerDatabase(() => Promise.resolve((made += 1)));
  setDatabase(handle());
  expect(await Promise.all([number(), number(), number()])).toEqual([1, 1, 1]);
  setDatabase(handle());
  expect(await number()).toBe(2);
});

it('A failure is told to those who asked, and tried again by the next', async () => {
  let isAway = true;
  const word = oncePerDatabase(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('there')));
  setDatabase(handle());
  await expect(word()).rejects.toThrow('away');
  isAway = false;
  expect(await word()).toBe('there');
});
