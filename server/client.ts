import type { IncomingMessage } from 'node:http';
import { environment } from '~/server/env.server';

const visitors = new WeakMap<IncomingMessage, string>();

/** Says on whose behalf a request comes that one of our own threads passes on. */
export function noteVisitor(incoming: IncomingMessage, address: string): void {
  visitors.set(incoming, address);
}

/**
 * The visitor's address. X-Forwarded-For is believed only as far as TRUST_PROXY says: with two proxies in front, the
 * second entry from the right. Anything a visitor writes into the header himself stands further left and is ignored.
 */
export function clientAddress(incoming: IncomingMessage | undefined): string {
  const socketAddress = (incoming && visitors.get(incoming)) ?? incoming?.socket?.remoteAddress ?? 'unknown';
  const hops = environment().TRUST_PROXY;
  if (hops === 0 || !incoming) return socketAddress;
  const header = incoming.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((entry) => entry.trim());
  return chain.at(-hops) || socketAddress;
}
