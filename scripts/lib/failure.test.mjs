import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { expect, it } from 'vitest';
import { messageOf } from './failure.mjs';

it('A query that failed is told by what the database said, without the values that it was sent with', async () => {
  const database = drizzle(() => Promise.reject(new Error('no room for it')));
  const failed = database.execute(sql`insert into people (name) values (${'Somebody Else'})`);
  const error = await failed.catch((/** @type {unknown} */ cause) => cause);
  expect(messageOf(error)).toBe('The database did not do what it was asked (insert): no room for it');
});

it('Any other error is told by its message', () => {
  expect(messageOf(new Error('The disk is full.', { cause: new Error('ENOSPC') }))).toBe('The disk is full.');
  expect(messageOf('text')).toBe('text');
});
