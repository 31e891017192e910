import { monitorEventLoopDelay } from 'node:perf_hooks';
import { log } from '~/server/log.server';

const lookEveryMs = 10_000;
/** A page takes some tens of milliseconds to render; who waits longer than this for the loop notices. */
const badMs = 500;
const nanoseconds = 1e9;

let sinceScrape: ReturnType<typeof monitorEventLoopDelay> | undefined;

/** Measures how late the event loop comes round, and says so in the log when visitors would notice. */
export function watchEventLoop(): () => void {
  const sinceLook = monitorEventLoopDelay({ resolution: 10 });
  sinceScrape = monitorEventLoopDelay({ resolution: 10 });
  sinceLook.enable();
  sinceScrape.enable();
  const timer = setInterval(() => {
    const p99 = Math.round(sinceLook.percentile(99) / 1e6);
    const longest = Math.round(sinceLook.max / 1e6);
    if (p99 > badMs) log.warn({ p99Ms: p99, longestMs: longest }, 'the event loop is late: too much work at once');
    sinceLook.reset();
  }, lookEveryMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    sinceLook.disable();
    sinceScrape?.disable();
    sinceScrape = undefined;
  };
}

/** Delay of the event loop since the last call, in seconds, with the ten milliseconds between two looks. */
export function takeEventLoopDelay(): { p50: number; p99: number; max: number } {
  if (!sinceScrape || sinceScrape.count === 0) return { p50: 0, p99: 0, max: 0 };
  const { max } = sinceScrape;
  const delay = {
    p50: sinceScrape.percentile(50) / nanoseconds,
    p99: sinceScrape.percentile(99) / nanoseconds,
    max: max / nanoseconds,
  };
  sinceScrape.reset();
  return delay;
}
