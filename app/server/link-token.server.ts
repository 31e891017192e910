import { createHash, randomBytes } from 'node:crypto';

/** What a link that lets somebody in carries: 256 random bits. Only their hash is stored, so a table of links lets nobody in. */
export interface LinkToken {
  token: string;
  tokenHash: string;
}

export function newLinkToken(): LinkToken {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfToken(token) };
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Whether this can be a token at all. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
