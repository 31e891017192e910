import { randomBytes } from 'node:crypto';

const prefix = randomBytes(4).toString('hex');
let counter = 0;

/** Unique across processes and threads, and short enough to read out on the telephone. */
export function nextRequestId(): string {
  counter += 1;
  return `${prefix}-${counter.toString(36)}`;
}
