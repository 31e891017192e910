import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { Worker } from 'node:worker_threads';
import { contentVersion, onContentVersion } from '~/server/content-version.server';
import { environment } from '~/server/env.server';
import { log } from '~/server/log.server';
import { countedViews } from '~/server/views/store-views.server';
import { requestCounts } from '../metrics/request-metrics.ts';
import { cachedPages, followPages } from '../page-cache.ts';
import type { StandardHeaders } from '../plain-answers.ts';
import { listenInside } from './inner-server.ts';
import type { FromFront, FrontData, ToFront } from './protocol.ts';

export interface Fronts {
  /** From here on every answer ends its connection; new connections are still taken. */
  sayFarewell(): void;
  /** Stops taking connections, lets running requests finish, ends the threads. */
  stop(withinMs: number): Promise<void>;
}

/** Systems on which several listeners can share a port, the kernel dealing out connections. */
const platforms: readonly NodeJS.Platform[] = ['linux', 'freebsd', 'sunos', 'aix'];

export function canShareAPort(): boolean {
  return platforms.includes(process.platform);
}

/**
 * Starts `count` threads that take visitors' connections on a port. What they can't answer from memory comes to
 * `listener`, in this thread.
 */
export async function startFronts(options: {
  count: number;
  host: string;
  port: number;
  listener: RequestListener;
  /** What every answer carries that a thread makes by itself. */
  standard: StandardHeaders;
}): Promise<Fronts> {
  const { count, host, port, listener, standard } = options;
  const inner = await listenInside(listener);
  const version = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  Atomics.store(version, 0, contentVersion());
  const threads = threadsInFront({
    host,
    port,
    socketPath: inner.socketPath,
    version: version.buffer,
    standard,
    countryHeader: environment().COUNTRY_HEADER,
    counts: requestCounts,
  });
  // From here on no thread gives out a page of before.
  onContentVersion(() => Atomics.store(version, 0, contentVersion()));
  followPages({
    onKept: (key, page) => threads.tell({ say: 'keep', key, page }),
    onForgotten: (key) => threads.tell({ say: 'forget', key }),
  });
  await Promise.all(Array.from({ length: count }, (_none, index) => threads.start(index + 1)));
  return {
    sayFarewell: () => threads.tell({ say: 'say farewell' }),
    async stop(withinMs) {
      await threads.stop(withinMs);
      await inner.close();
    },
  };
}

/** How long until a thread that ended is followed by another: longer each time in a row, up to this. */
const firstPauseMs = 100;
const longestPauseMs = 30_000;

/** The threads that run: one that fails is followed by another until they are stopped. */
function threadsInFront(data: Omit<FrontData, 'thread'>) {
  const threads = new Set<Worker>();
  let stopping = false;
  const tell = (message: ToFront) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    for (const thread of threads) thread.postMessage(message);
  };
  /** Number 0 is the main thread. One that takes the place of another goes on counting where that one was. */
  const start = async (number: number, pauseMs = firstPauseMs): Promise<void> => {
    const workerData: FrontData = { ...data, thread: number };
    const thread = new Worker(new URL('front.js', import.meta.url), { workerData });
    threads.add(thread);
    for (const [key, page] of cachedPages()) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage({ say: 'keep', key, page } satisfies ToFront);
    }
    thread.on('message', (message: FromFront) => {
      if (message.say === 'viewed') countedViews.noteAll(message.counts);
    });
    thread.once('error', (error) =>
      log.error({ err: error }, 'a thread that answers visitors ended; starting another'),
    );
    let isListening = false;
    thread.once('exit', () => {
      threads.delete(thread);
      // Whatever ends one after the other before it could do anything must not keep the processor and the log busy.
      const nextPauseMs = isListening ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      if (!stopping) setTimeout(() => followWith(number, nextPauseMs), isListening ? 0 : pauseMs).unref();
    });
    await Promise.race([once(thread, 'message'), endOf(thread)]);
    isListening = true;
  };
  const followWith = (number: number, pauseMs: number) => {
    if (stopping) return;
    start(number, pauseMs).catch((error: unknown) => log.fatal({ err: error }, 'no thread could be started'));
  };
  const stop = async (withinMs: number): Promise<void> => {
    stopping = true;
    const ended = [...threads].map((thread) => once(thread, 'exit'));
    tell({ say: 'stop', withinMs });
    const deadline = setTimeout(() => threads.forEach((thread) => void thread.terminate()), withinMs + 500);
    await Promise.all(ended);
    clearTimeout(deadline);
  };
  return { start, stop, tell };
}

/** Rejects when a thread ends, by itself or by an error. */
async function endOf(thread: Worker): Promise<never> {
  const [code] = (await once(thread, 'exit')) as [number];
  throw new Error(`A thread in front ended with ${code} before it took connections.`);
}
