import { BoundedMap } from '~/lib/bounded-map';
import { onContentVersion } from './content-version.server.ts';

/** Of each read; those that were asked for last. */
const mostKept = 100;

/**
 * A read that gives the same to everybody until something public changes: asked for once, then kept in memory until the next
 * content version, like pages in the page cache. What it answers is shared, so nobody may change it.
 */
export function remembered<Args extends readonly unknown[], Result>(
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const kept = new BoundedMap<Promise<Result>>(mostKept);
  // A read under way at a save is dropped here with the others; whoever asks after it begins a new one.
  onContentVersion(() => kept.clear());
  return (...args) => {
    const key = JSON.stringify(args);
    const known = kept.get(key);
    const result = known ?? read(...args);
    kept.set(key, result);
    if (known) return result;
    result.catch(() => {
      if (kept.get(key) === result) kept.delete(key);
    });
    return result;
  };
}
