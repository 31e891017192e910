import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { DatabaseFailedError, DatabaseUnreachableError } from './database-errors.server.ts';
import { countOutages, isOutage, noticingOutage } from './outages.server.ts';

const withCode = (code: string) => Object.assign(new Error('words'), { code });

it('Errors of a database that is away are told from those of a query, however they are wrapped', () => {
  const away = [
    ...[
      '57P01',
      '57P02',
      '57P03',
      '57014',
      '08006',
      '08P01',
      '53200',
      '53300',
      'ECONNREFUSED',
      'ECONNRESET',
      'ETIMEDOUT',
    ].map(withCode),
    Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    new DatabaseUnreachableError('PostgreSQL does not answer.'),
    new DatabaseFailedError('The embedded database stopped.'),
  ];
  for (const error of away) {
    expect([error, isOutage(error)]).toEqual([error, true]);
    expect(isOutage(new Error('Failed', { cause: new DrizzleQueryError('select', [], error) }))).toBe(true);
  }
  const itself = [
    withCode('23505'),
    withCode('53100'),
    withCode('ENOENT'),
    new Error('Connection'),
    'ECONNRESET',
    null,
  ];
  expect(itself.filter(isOutage)).toEqual([]);
  const round = new Error('round');
  round.cause = round;
  expect(isOutage(round)).toBe(false);
});

it('Only outages are counted', async () => {
  const before = countOutages();
  expect(await noticingOutage(() => Promise.resolve('rows'))).toBe('rows');
  await expect(noticingOutage(() => Promise.reject(withCode('23505')))).rejects.toThrow('words');
  expect(countOutages()).toBe(before);
  await expect(noticingOutage(() => Promise.reject(withCode('57P01')))).rejects.toThrow('words');
  expect(countOutages()).toBe(before + 1);
});
