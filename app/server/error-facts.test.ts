import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { errorFacts, wordsOf } from './error-facts';

it('What a query was sent with, and the row that was refused, are not in the log nor told', () => {
  const refused = Object.assign(
    new DatabaseError('duplicate key value violates unique constraint "profiles_email_key"', 1, 'error'),
    {
      code: '23505',
      table: 'profiles',
      constraint: 'profiles_email_key',
      detail: 'Key (lower(email))=(canary@example.com) already exists.',
    },
  );
  const params = ['canary@example.com', 'words of\n    at canary'];
  const failed = new DrizzleQueryError('insert into "profiles" values ($1, $2)', params, refused);
  const facts = errorFacts(failed);
  expect(JSON.stringify(facts)).not.toContain('canary');
  // As a register and whoever runs a command read it.
  expect(wordsOf(failed)).toBe('Failed query: insert into "profiles" values ($1, $2)');
  expect(facts).toMatchObject({
    type: 'DrizzleQueryError',
    message:
      'Failed query: insert into "profiles" values ($1, $2): duplicate key value violates unique constraint "profiles_email_key"',
    code: '23505',
    table: 'profiles',
    constraint: 'profiles_email_key',
    stack: expect.stringContaining('error-facts.test.ts'),
  });
});

it('A value that the database can not read is not in the log', () => {
  const unreadable = Object.assign(
    new DatabaseError('invalid input syntax for type date: "canary "of" May"', 1, 'error'),
    {
      code: '22007',
    },
  );
  expect(errorFacts(unreadable)).toMatchObject({ message: 'invalid input syntax for type date: "…"', code: '22007' });
});

it('An error that is its own cause ends, and what is no error stays', () => {
  const error = new Error('round');
  error.cause = error;
  expect(errorFacts(error)).toMatchObject({ type: 'Error', message: 'round' });
  expect(errorFacts('text')).toBe('text');
  expect(errorFacts(undefined)).toBeUndefined();
});
