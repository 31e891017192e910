import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ClaimId, claim, claims, figure } from './claims';

const root = join(import.meta.dirname, '..', '..');
const elsewhere = /app\/site\/(?:claim-records|illustrations|articles)\/|\.test\.tsx?$/;

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !elsewhere.test(name));
}

describe('The register of claims', () => {
  it('names every claim once and fills in every field', () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
    for (const record of claims) {
      for (const value of Object.values(record)) expect(value.trim(), record.id).not.toBe('');
      expect(record.reviewDate, record.id).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    }
  });

  it('holds the published figures', () => {
    expect(claim('simulator-qubits').value).toBe('300+');
    expect(claim('annealer-sdk-qubits').value).toBe('50,000+');
    expect(claim('security-uptime').value).toBe('99.9%');
    expect(claim('fraud-detection').value).toBe('99.8%');
    expect(claim('factory-downtime').value).toBe('85%');
    expect(claims.length).toBeGreaterThanOrEqual(40);
  });

  it('refuses an id that nobody registered', () => {
    expect(() => figure('made-up' as ClaimId)).toThrow('No claim is registered as made-up');
  });

  it('is the only place where a figure is typed', () => {
    const figures = [...new Set(claims.map(({ value }) => value))].filter((value) => /\d.*[^\d]|[^\d].*\d/.test(value));
    expect(figures).toContain('99.9%');
    const typed = [...sourceFiles('app/site'), ...sourceFiles('app/routes/public')].flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return figures.filter((value) => text.includes(value)).map((value) => `${value} in ${file}`);
    });
    expect(typed).toEqual([]);
  });
});
