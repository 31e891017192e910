import { expect, it } from 'vitest';
import { jsonRefusal } from './json-refusal.server';

it('says code, status and message, and what else its reader needs, and is kept by no cache', async () => {
  const refused = jsonRefusal(422, 'The name is missing.', { field: 'name' });
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(await refused.json()).toEqual({
    code: 'INVALID',
    status: 422,
    message: 'The name is missing.',
    field: 'name',
  });
});

it('says when it is worth asking again, where it may soon be', async () => {
  const busy = jsonRefusal(503, 'Too many at once.', { code: 'UPLOADS_BUSY' });
  expect(busy.headers.get('retry-after')).toBe('60');
  expect(await busy.json()).toMatchObject({ code: 'UPLOADS_BUSY', status: 503 });
});
