import { write, writeSync } from 'node:fs';

/** What waits to be read, some sixteen thousand lines; what comes beyond that is dropped. In characters. */
const mostWaiting = 4 * 1024 * 1024;
/** In one go. A pipe takes 64 KB. */
const mostAtOnce = 64 * 1024;
/** How long the end of a process waits for somebody to read its last lines. */
const lastLinesMs = 500;
/** Between two tries then. */
const pauseMs = 20;
const nothing = Buffer.alloc(0);
/** A pipe that is full is tried again soon, a full disk less often. */
const triedAgainMs = { full: 100, failed: 1_000 };

export interface LogDestination {
  /** Takes a line with its end, to be written in the background. Never throws. */
  write(line: string): void;
  /** Writes what waits before it returns, as far as that can be written within half a second. */
  flushSync(): void;
}

/**
 * Standard output as the place for lines of a log. Whoever reads them may stop doing so, a stopped terminal or a program
 * behind a pipe, and the disk below them may be full: the site neither waits for that, nor fills its memory, nor ends, nor
 * hangs at its end. Not pino's own destination: what that can't write for want of room it tries for ever, in the way of
 * everything else (sonic-boom 4.2).
 * @param fd that of `process.stdout`: Node makes a pipe non-blocking when that is first asked for, and without it even a
 * write in the background would keep the process from ending
 * @param onDropped called with the number of lines that were dropped, once the others are written
 */
export function logDestination(
  fd: number,
  onDropped: (lines: number) => void,
  mostCharacters = mostWaiting,
): LogDestination {
  const lines = new WaitingLines(mostCharacters);
  let dropped = 0;
  /** Of the chunk that was begun, what is not written yet. */
  let rest: Buffer = nothing;
  let state: 'idle' | 'writing' | 'waiting' | 'closed' = 'idle';

  function writeOn(): void {
    if (rest.length === 0) rest = lines.take();
    if (rest.length > 0) {
      state = 'writing';
      write(fd, rest, noteWritten);
      return;
    }
    state = 'idle';
    if (dropped === 0) return;
    const count = dropped;
    dropped = 0;
    onDropped(count);
  }

  function noteWritten(error: NodeJS.ErrnoException | null, written: number): void {
    if (error === null) {
      rest = rest.subarray(written);
      writeOn();
    } else if (error.code === 'EPIPE') {
      // Nobody will ever read them.
      state = 'closed';
      lines.take(Number.POSITIVE_INFINITY);
    } else {
      state = 'waiting';
      setTimeout(writeOn, error.code === 'EAGAIN' ? triedAgainMs.full : triedAgainMs.failed).unref();
    }
  }

  return {
    write(line) {
      if (state === 'closed') return;
      if (!lines.add(line)) dropped += 1;
      else if (state === 'idle') writeOn();
    },
    flushSync() {
      // A chunk that is being written in the background is left to that.
      if (state !== 'writing') {
        lines.putBack(rest);
        rest = nothing;
      }
      const until = Date.now() + lastLinesMs;
      for (let left = lines.take(); left.length > 0; left = lines.take()) {
        while (left.length > 0) {
          const written = writeNow(fd, left, until);
          if (written === null) {
            // The process may go on, as after a fatal line: it stays to be written.
            lines.putBack(left);
            return;
          }
          left = left.subarray(written);
        }
      }
    },
  };
}

class WaitingLines {
  readonly #most: number;
  #lines: string[] = [];
  #characters = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Answers whether there was room for it. */
  add(line: string): boolean {
    if (this.#characters + line.length > this.#most) return false;
    this.#lines.push(line);
    this.#characters += line.length;
    return true;
  }

  /** The first of them, as one chunk that is then no longer here. */
  take(atMost = mostAtOnce): Buffer {
    let count = 0;
    let length = 0;
    while (count < this.#lines.length && length < atMost) {
      length += this.#lines[count]?.length ?? 0;
      count += 1;
    }
    const chunk = Buffer.from(this.#lines.slice(0, count).join(''));
    this.#lines = this.#lines.slice(count);
    this.#characters -= length;
    return chunk;
  }

  putBack(chunk: Buffer): void {
    const text = chunk.toString();
    this.#lines.unshift(text);
    this.#characters += text.length;
  }
}

/** How many bytes were written; null when nothing can be, or not in time. */
function writeNow(fd: number, bytes: Buffer, until: number): number | null {
  try {
    return writeSync(fd, bytes);
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
    if (!isFull || Date.now() >= until) return null;
    // The process ends: there is nothing else that this keeps waiting.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    return 0;
  }
}
