import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './app-environment.ts';
import { tooMuchSent } from './turns.ts';

/** What all bodies together may take in memory: as many of the largest as are answered at the same time. */
const mostBytes = 24 * 8 * 1024 * 1024;

/**
 * Reads what was sent before it gets its turn: a few connections that send a byte a second would otherwise keep all the
 * turns to themselves. What is refused anyway stays unread.
 */
export function readWholeBody(most = mostBytes): MiddlewareHandler<AppEnvironment> {
  let heldBytes = 0;
  return async (context, next) => {
    const { url, method, headers, signal, body } = context.req.raw;
    if (method !== 'POST' || body === null || context.get('refusal')) return next();
    let bytes = 0;
    const hasRoomFor = (piece: Uint8Array) => {
      bytes += piece.length;
      heldBytes += piece.length;
      return heldBytes <= most;
    };
    try {
      const whole = await readWhole(body, hasRoomFor);
      if (whole === 'too much') return tooMuchSent(context);
      if (whole === 'broken off') return context.text('What was sent broke off.', 400);
      context.req.raw = new Request(url, { method, headers, signal, body: whole });
      await next();
      return undefined;
    } finally {
      heldBytes -= bytes;
    }
  };
}

async function readWhole(
  body: ReadableStream<Uint8Array>,
  hasRoomFor: (piece: Uint8Array) => boolean,
): Promise<Buffer<ArrayBuffer> | 'too much' | 'broken off'> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of body) {
      if (!hasRoomFor(piece)) return 'too much';
      pieces.push(piece);
    }
  } catch {
    return 'broken off';
  }
  return Buffer.concat(pieces);
}
