import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const lookEveryMs = 3_000;
/** More of the time between two looks, and somebody would have to wait. */
const quietBelow = 0.05;
/** So much more than after the last time, or it is not worth stopping for. */
const worthwhileBytes = 16 * 1024 * 1024;

/**
 * Gives memory back when nobody asks for anything. V8 clears up when it needs room, never because there is time, so that after a
 * busy minute a process would keep for hours what nobody will use. Looks after the thread it is called in; answers how to stop it.
 */
export function giveBackSpareMemory(): () => void {
  const { gc } = globalThis;
  // Node was started without --expose-gc: by hand, not by `npm start`.
  if (!gc) return () => undefined;
  let before = performance.eventLoopUtilization();
  let settledBytes = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > quietBelow || heapBytes() < settledBytes + worthwhileBytes) return;
    // As if it were the last resort: the other kind keeps the pages that it emptied.
    gc({ type: 'major', flavor: 'last-resort', execution: 'sync' });
    settledBytes = heapBytes();
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

function heapBytes(): number {
  return getHeapStatistics().total_heap_size;
}
