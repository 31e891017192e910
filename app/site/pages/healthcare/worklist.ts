export interface Study {
  name: string;
  /** Minutes after the reader began. */
  arrives: number;
  urgent: boolean;
}

export interface ReadStudy extends Study {
  /** Minutes from arrival to reading. */
  wait: number;
}

/** One reader takes the next waiting study: by arrival alone, or a marked one first. Nobody is interrupted. */
export function readInOrder(studies: readonly Study[], minutes: number, markedFirst: boolean): ReadStudy[] {
  const waiting = [...studies].sort((a, b) => a.arrives - b.arrives);
  const read: ReadStudy[] = [];
  let now = 0;
  while (waiting.length > 0) {
    const there = waiting.filter(({ arrives }) => arrives <= now);
    const next = (markedFirst && there.find(({ urgent }) => urgent)) || there[0] || waiting[0];
    if (!next) break;
    waiting.splice(waiting.indexOf(next), 1);
    const start = Math.max(now, next.arrives);
    read.push({ ...next, wait: start - next.arrives });
    now = start + minutes;
  }
  return read;
}

export function meanWait(studies: readonly ReadStudy[]): number {
  return studies.reduce((sum, { wait }) => sum + wait, 0) / studies.length;
}
