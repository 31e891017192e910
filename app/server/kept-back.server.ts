import { AsyncLocalStorage } from 'node:async_hooks';

interface KeptBack {
  cause?: Error | undefined;
  lines: (() => void)[];
}

const works = new AsyncLocalStorage<KeptBack>();

/**
 * Does something with a package that tells the log why it failed and throws an error that says nothing of it. What it told
 * is the cause of that error then, for whoever logs it under the request's id, and no line of its own.
 */
export async function withCause<Result>(work: () => Promise<Result>): Promise<Result> {
  const kept: KeptBack = { lines: [] };
  try {
    const result = await works.run(kept, work);
    for (const write of kept.lines) write();
    return result;
  } catch (error) {
    if (error instanceof Error && error !== kept.cause) error.cause ??= kept.cause;
    throw error;
  }
}

/** Writes a line that a package wants in the log, unless `withCause` waits for what comes of it. */
export function writeOrKeepBack(err: Error | undefined, write: () => void): void {
  const kept = works.getStore();
  if (!kept) return write();
  kept.cause ??= err;
  kept.lines.push(write);
}
