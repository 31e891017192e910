/**
 * How requests were answered, counted in memory that all threads share. Every thread writes into a part of its own, so
 * that counting is one addition without a lock; reading adds the parts up. No imports: the fronts load it too.
 */

/** How a request was answered: from the cache, by a thread that could not reach the main one, or by the main thread. */
const requestKinds = ['cached', 'unreached', 'page', 'admin', 'form', 'file', 'other'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const;

/** Upper bounds of the histogram's buckets, in seconds; the last one is open. */
export const durationBounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

const bucketCount = durationBounds.length + 1;
/** Of one kind: a number for each class of status, a number for each bucket, the seconds altogether. */
const cellsOfKind = statusClasses.length + bucketCount + 1;
const cellsOfThread = requestKinds.length * cellsOfKind;

export type SharedCounts = SharedArrayBuffer;

/** Room for `threads` writers. A double counts exactly up to 9·10¹⁵. */
export function createCounts(threads: number): SharedCounts {
  return new SharedArrayBuffer(threads * cellsOfThread * Float64Array.BYTES_PER_ELEMENT);
}

/** Counts one request. Only the thread with this number may call it. */
export type CountRequest = (kind: RequestKind, status: number, seconds: number) => void;

export function countInto(counts: SharedCounts, thread: number): CountRequest {
  const cells = new Float64Array(counts, thread * cellsOfThread * Float64Array.BYTES_PER_ELEMENT, cellsOfThread);
  const add = (index: number, amount: number) => {
    cells[index] = (cells[index] ?? 0) + amount;
  };
  return (kind, status, seconds) => {
    const start = requestKinds.indexOf(kind) * cellsOfKind;
    const statusClass = Math.min(Math.max(Math.floor(status / 100), 2), 5) - 2;
    let bucket = 0;
    while (bucket < durationBounds.length && seconds > (durationBounds[bucket] ?? 0)) bucket += 1;
    add(start + statusClass, 1);
    add(start + statusClasses.length + bucket, 1);
    add(start + cellsOfKind - 1, seconds);
  };
}

export interface KindCounts {
  kind: RequestKind;
  /** In the order of `statusClasses`. */
  statuses: number[];
  /** In the order of `durationBounds`, and one more: how many took so long, not added up. */
  buckets: number[];
  seconds: number;
}

/** What all threads have counted since the start. */
export function readCounts(counts: SharedCounts): KindCounts[] {
  const cells = new Float64Array(counts);
  const sums = new Float64Array(cellsOfThread);
  for (const [index, value] of cells.entries()) {
    sums[index % cellsOfThread] = (sums[index % cellsOfThread] ?? 0) + value;
  }
  return requestKinds.map((kind, index) => {
    const own = [...sums.subarray(index * cellsOfKind, (index + 1) * cellsOfKind)];
    return {
      kind,
      statuses: own.slice(0, statusClasses.length),
      buckets: own.slice(statusClasses.length, -1),
      seconds: own.at(-1) ?? 0,
    };
  });
}
