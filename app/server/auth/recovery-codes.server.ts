import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeCount = 10;
const half = 5;

/** Ten codes such as `h4k7m-x2q9p`, each good for one sign-in. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () => `${letters()}-${letters()}`);
}

function letters(): string {
  return Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** What somebody typed as a code: six digits of an app, or a recovery code however it is spaced; null for neither. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain };
  if (/^[a-z0-9]{10}$/.test(plain)) return { kind: 'recovery', code: `${plain.slice(0, half)}-${plain.slice(half)}` };
  return null;
}
