import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { afterEach, expect, it, vi } from 'vitest';
import { messageOf, stackToShow } from './failure.mjs';

afterEach(() => vi.unstubAllEnvs());

it('A query that failed is told by what the database said, without the values that it was sent with', async () => {
  const database = drizzle(() => Promise.reject(new Error('no room for it')));
  const failed = database.execute(sql`insert into people (name) values (${'Somebody Else\n    at home'})`);
  const error = await failed.catch((/** @type {unknown} */ cause) => cause);
  expect(messageOf(error)).toBe('The database did not do what it was asked (insert): no room for it');
  expect(stackToShow(error)).toBeUndefined();
  vi.stubEnv('LOG_LEVEL', 'debug');
  const stack = stackToShow(new Error('The site could not start.', { cause: error }));
  expect(stack).toMatch(/^ {4}at [^]*failure\.test\.mjs[^]*caused by:\n {4}at /);
  expect(stack).not.toMatch(/Somebody Else|at home/);
});

it('Any other error is told by its message', () => {
  expect(messageOf(new Error('The disk is full.', { cause: new Error('ENOSPC') }))).toBe('The disk is full.');
  expect(messageOf('text')).toBe('text');
});
