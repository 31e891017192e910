import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chain, sha256 } from './sha256';

describe('The hashes of the sample audit log', () => {
  it.each(['', 'abc', 'é', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'permit '.repeat(40)])(
    'are real SHA-256 (%s)',
    (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );

  it('differ from the changed entry on, and not before', () => {
    const honest = chain(['one', 'two', 'three']);
    const forged = chain(['one', 'TWO', 'three']);
    expect(forged[0]).toBe(honest[0]);
    expect(forged[1]).not.toBe(honest[1]);
    expect(forged[2]).not.toBe(honest[2]);
  });
});
