import { pino } from 'pino';

/** What waits to be read, some sixteen thousand lines; what comes beyond that is dropped. */
const mostBytes = 4 * 1024 * 1024;
/** How long the end of a process waits for somebody to read its last lines. */
const lastLinesMs = 500;

/**
 * Standard output as the place for lines of a log. Whoever reads them may stop doing so, a stopped terminal or a program
 * behind a pipe: the site neither waits for them, nor fills its memory, nor hangs at its end.
 * @param fd that of `process.stdout`: Node makes a pipe non-blocking when that is first asked for, and without it even a
 * write in the background would keep the process from ending
 * @param onDropped called with the number of lines that were dropped, once the others are read again
 */
export function logDestination(fd: number, onDropped: (lines: number) => void, maxLength = mostBytes) {
  let dropped = 0;
  let flushingUntil = Number.POSITIVE_INFINITY;
  const destination = pino.destination({
    dest: fd,
    sync: false,
    maxLength,
    retryEAGAIN: () => Date.now() < flushingUntil,
  });
  destination.on('drop', () => {
    dropped += 1;
  });
  destination.on('drain', () => {
    if (dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    onDropped(lines);
  });
  const flushSync = destination.flushSync.bind(destination);
  // Called at the end of the process, when it would try for ever.
  destination.flushSync = () => {
    flushingUntil = Date.now() + lastLinesMs;
    try {
      flushSync();
    } catch {
      // Nobody reads them.
    } finally {
      flushingUntil = Number.POSITIVE_INFINITY;
    }
  };
  return destination;
}
