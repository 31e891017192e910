/** What the whole machine did since it started, in clock ticks; null where there is no /proc. */
export function readMachineTicks(): { busy: number; total: number } | null;
/** A process and everything it started that still runs. */
export function listTree(root: number): number[];
/** Ticks used by a process, by what it started, and by what has ended of that. */
export function readTicks(root: number): number;
/** Memory of a process and its children in bytes; null where there is no /proc, `pss` null where the system does not tell. */
export function readMemory(pid: number): { rss: number; pss: number | null; processes: number } | null;
