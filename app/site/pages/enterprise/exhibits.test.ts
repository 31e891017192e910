import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auditLines, forgedFingerprints, forgedLine, forgedText } from './audit-chain';
import { inSeries, outage, sayHours } from './availability';

function fingerprints(lines: readonly string[]): string[] {
  let before = '0'.repeat(64);
  return lines.map((line) => {
    before = createHash('sha256').update(`${before}\n${line}`).digest('hex');
    return before.slice(0, 12);
  });
}

describe('The audit trail on the page', () => {
  const lines = auditLines.map(({ at, text }) => `${at} ${text}`);

  it('shows the true fingerprints of its lines', () => {
    expect(auditLines.map(({ fingerprint }) => fingerprint)).toEqual(fingerprints(lines));
  });

  it('shows those that a changed line would leave, wrong from there on', () => {
    const forged = lines.with(forgedLine, `${auditLines[forgedLine]?.at} ${forgedText}`);
    expect(forgedFingerprints).toEqual(fingerprints(forged));
    const same = auditLines.map(({ fingerprint }, index) => fingerprint === forgedFingerprints[index]);
    expect(same).toEqual([true, true, true, false, false]);
  });
});

describe('Availability', () => {
  it('is a budget of time', () => {
    expect(sayHours(outage(0.999).year)).toBe('8 h 46 min');
    expect(sayHours(outage(0.99).year)).toBe('3 d 15 h');
    expect(sayHours(outage(0.9999).month)).toBe('4 min');
  });

  it('shrinks with every part that is needed', () => {
    expect(inSeries([0.999, 0.999, 0.999])).toBeCloseTo(0.997002999, 12);
    expect(inSeries([0.99, 0.5])).toBeCloseTo(0.495, 12);
  });
});
