import { expect, it } from 'vitest';
import { keepPage } from './keep-page';

it('A load that whoever pressed something else no longer waits for is no failure', async () => {
  const left = new AbortController();
  const request = new Request('https://quzones.test/admin/documentation', { signal: left.signal });
  const results = { list: { type: 'error' as const, result: new TypeError('Failed to fetch') } };
  left.abort();
  expect(await keepPage({ request }, async () => results)).toBe(results);
});
