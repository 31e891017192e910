import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that look alike on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeCount = 10;
const groups = 4;
const groupLength = 6;

/**
 * Ten codes such as `h4k7mq-x2q9pb-tw3e5r-n8vcda`, each good for one sign-in. Each holds 118 bits, so that a plain hash of
 * it can't be tried out: see `hashRecoveryCode`.
 */
export function makeRecoveryCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: codeCount }, () => Array.from({ length: groups }, group).join('-'));
}

/** What is kept of a code, and what a typed one is compared by. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

/** How better-auth's column for codes holds them: a JSON list of hashes. */
export function writeRecoveryCodes(codes: string[]): string {
  return JSON.stringify(codes.map(hashRecoveryCode));
}

const codeOfApp = /^\d{6}$/;
const recoveryCode = /^[a-z0-9]{24}$/;
/** Made before codes were hashed, five letters and five; good until it is used or renewed. */
const formerRecoveryCode = /^[a-z0-9]{10}$/;

/** What somebody typed as a code: six digits of an app, or a recovery code however it is spaced; null for neither. */
export function readCode(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '');
  if (codeOfApp.test(plain)) return { kind: 'app', code: plain };
  if (recoveryCode.test(plain)) return { kind: 'recovery', code: grouped(plain, groupLength) };
  if (formerRecoveryCode.test(plain)) return { kind: 'recovery', code: grouped(plain, 5) };
  return null;
}

function grouped(plain: string, length: number): string {
  const parts: string[] = [];
  for (let start = 0; start < plain.length; start += length) parts.push(plain.slice(start, start + length));
  return parts.join('-');
}
