import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { environment } from '~/server/env.server';

const prefix = randomBytes(4).toString('hex');
let counter = 0;

/** Unique across processes and short enough to read out on the telephone. */
export function nextRequestId(): string {
  counter += 1;
  return `${prefix}-${counter.toString(36)}`;
}

/**
 * The visitor's address. X-Forwarded-For is believed only as far as TRUST_PROXY says: with two proxies in front, the
 * second entry from the right. Anything a visitor writes into the header himself stands further left and is ignored.
 */
export function clientAddress(incoming: IncomingMessage | undefined): string {
  const socketAddress = incoming?.socket?.remoteAddress ?? 'unknown';
  const hops = environment().TRUST_PROXY;
  if (hops === 0 || !incoming) return socketAddress;
  const header = incoming.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((entry) => entry.trim());
  return chain.at(-hops) || socketAddress;
}
