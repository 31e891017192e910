import { expect, it } from 'vitest';
import { isDiskFull } from './error-reason';

it('A full disk is known behind an error, whoever met it', () => {
  const wrapped = (cause: unknown) => new Error('Failed query: alter table', { cause });
  for (const cause of [
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    Object.assign(new Error('could not extend file: wrote only 4096 of 8192 bytes'), { code: '53100' }),
    { name: 'ErrnoError', errno: 51 },
    new Error('PANIC: could not write to file: No space left on device'),
  ]) {
    expect(isDiskFull(cause)).toBe(true);
    expect(isDiskFull(wrapped(cause))).toBe(true);
  }
  expect(isDiskFull(wrapped(Object.assign(new Error('no'), { code: '42P07' })))).toBe(false);
  expect([isDiskFull(undefined), isDiskFull('full')]).toEqual([false, false]);
});
