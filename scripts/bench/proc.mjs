import { readdirSync, readFileSync } from 'node:fs';

/** @param {string} file @returns {string | null} */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * What the whole machine did since it started, in clock ticks; null where there is no /proc. Interrupts are left out:
 * on loopback they belong to whoever sends, and no process is charged for them.
 * @returns {{ busy: number, total: number } | null}
 */
export function readMachineTicks() {
  const line = read('/proc/stat')?.split('\n', 1)[0];
  if (line === undefined) return null;
  const [user = 0, nice = 0, system = 0, idle = 0, iowait = 0, irq = 0, softirq = 0, steal = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const busy = user + nice + system + steal;
  return { busy, total: busy + idle + iowait + irq + softirq };
}

/** Fields of /proc/<pid>/stat from the third on: the name before them may contain anything. @param {number} pid */
function readStat(pid) {
  const text = read(`/proc/${pid}/stat`);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** @param {number} root @returns {number[]} a process and everything it started that still runs */
function listTree(root) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const parent = Number(readStat(pid)?.[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** Ticks used by a process, by what it started, and by what has ended of that. @param {number} root */
export function readTicks(root) {
  let ticks = 0;
  for (const pid of listTree(root)) {
    const stat = readStat(pid);
    for (const field of [11, 12, 13, 14]) ticks += Number(stat?.[field] ?? 0);
  }
  return ticks;
}

/**
 * Memory of a process and its children in bytes. `pss` counts pages that several of them share once; null where the
 * system does not tell.
 * @param {number} pid
 * @returns {{ rss: number, pss: number | null, processes: number } | null} null where there is no /proc
 */
export function readMemory(pid) {
  if (read(`/proc/${pid}/status`) === null) return null;
  const tree = listTree(pid);
  let rss = 0;
  let pss = /** @type {number | null} */ (0);
  for (const member of tree) {
    rss += kilobytes(read(`/proc/${member}/status`), 'VmRSS') ?? 0;
    const share = kilobytes(read(`/proc/${member}/smaps_rollup`), 'Pss');
    pss = pss === null || share === null ? null : pss + share;
  }
  return { rss, pss, processes: tree.length };
}

/** @param {string | null} text @param {string} name @returns {number | null} bytes */
function kilobytes(text, name) {
  const value = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text ?? '')?.[1];
  return value === undefined ? null : Number(value) * 1024;
}
