import type { Solution } from 'altcha-lib';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { checkProof, makeChallenge } from './proof-of-work.server';
import type { ProvenForm } from './proven-forms';

const minuteMs = 60_000;

beforeAll(() => {
  vi.stubEnv('PROOF_OF_WORK', 'on');
  vi.stubEnv('AUTH_SECRET', 'a secret for tests that is long enough');
});
afterEach(() => {
  vi.useRealTimers();
});

async function solved(form: ProvenForm) {
  const challenge = await makeChallenge(form);
  const solution = (await solveChallenge({ challenge, deriveKey })) as Solution;
  return { challenge, solution };
}

it('What a browser finds for a challenge of ours is right, in time, for its form', async () => {
  const proof = await solved('contact');
  const { nonce, expiresAt = 0 } = proof.challenge.parameters;
  expect(await checkProof('contact', JSON.stringify(proof))).toEqual({ nonce, expiresAt: new Date(expiresAt * 1000) });
  expect(Math.abs(expiresAt * 1000 - (Date.now() + 15 * minuteMs))).toBeLessThan(minuteMs);
});

it('It is right for no other form', async () => {
  expect(await checkProof('newsletter', JSON.stringify(await solved('contact')))).toBeNull();
});

it('A quarter of an hour later it is too late', async () => {
  const proof = JSON.stringify(await solved('contact'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * minuteMs });
  expect(await checkProof('contact', proof)).not.toBeNull();
  vi.setSystemTime(Date.now() + 2 * minuteMs);
  expect(await checkProof('contact', proof)).toBeNull();
});

it('Finding it takes hundreds of keys, and how many is not to be guessed', async () => {
  const counters = (await Promise.all(Array.from({ length: 5 }, () => solved('contact')))).map(
    (proof) => proof.solution.counter,
  );
  expect(Math.min(...counters)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...counters)).toBeLessThanOrEqual(700);
  expect(new Set(counters).size).toBeGreaterThan(1);
});

it('What was changed, made up or is no proof at all is wrong, and no error', async () => {
  const { challenge, solution } = await solved('contact');
  const { parameters, signature } = challenge;
  const withParameters = (changes: object) => ({
    challenge: { parameters: { ...parameters, ...changes }, signature },
    solution,
  });
  const wrong: unknown[] = [
    { challenge, solution: { ...solution, counter: solution.counter + 1 } },
    { challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } },
    // Its first half is in the challenge, for everybody to read.
    { challenge, solution: { ...solution, derivedKey: (parameters.keyPrefix + '0'.repeat(64)).slice(0, 64) } },
    { challenge: { parameters, signature: 'ab'.repeat(32) }, solution },
    { challenge: { parameters }, solution },
    withParameters({ expiresAt: (parameters.expiresAt ?? 0) + 3600 }),
    withParameters({ keyPrefix: '00' }),
    withParameters({ cost: 1 }),
    withParameters({ cost: 2_000_000_000 }),
    withParameters({ algorithm: 'SHA-256' }),
    withParameters({ data: { form: 'newsletter' } }),
    { challenge, solution: null },
    [],
    null,
    'proof',
  ];
  for (const sent of wrong) expect(await checkProof('contact', JSON.stringify(sent)), JSON.stringify(sent)).toBeNull();
  for (const text of ['', '{', 'null', ' '.repeat(3000), JSON.stringify({ challenge, solution }) + ' '.repeat(3000)]) {
    expect(await checkProof('contact', text), text.slice(0, 20)).toBeNull();
  }
});

it('What another site signed is not ours', async () => {
  const proof = JSON.stringify(await solved('contact'));
  vi.resetModules();
  vi.stubEnv('AUTH_SECRET', 'another secret that is long enough too');
  const { checkProof: checkElsewhere } = await import('./proof-of-work.server');
  expect(await checkElsewhere('contact', proof)).toBeNull();
});
