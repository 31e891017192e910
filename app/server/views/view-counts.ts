import { readKey, writeKey } from './page-view.ts';
import { fromOtherSites } from './view-facts.ts';

/** So many different things are told apart between two writes; then the pages that linked here are no longer. */
const mostKeys = 10_000;

/** Keys of `viewKey` with how often each was counted. */
export type ViewCounts = [key: string, views: number][];

/** Counts in memory: an entry of a map for each hit, nothing else. */
export class ViewCounter {
  private counts = new Map<string, number>();

  add(key: string, views = 1): void {
    const before = this.counts.get(key);
    if (before !== undefined) this.counts.set(key, before + views);
    else if (this.counts.size < mostKeys) this.counts.set(key, views);
    else {
      const folded = withoutReferrer(key);
      const sum = this.counts.get(folded) ?? 0;
      // Even so a page more than these is let go: whoever asks for a million addresses must not fill the memory.
      if (sum > 0 || this.counts.size < 2 * mostKeys) this.counts.set(folded, sum + views);
    }
  }

  addAll(counts: ViewCounts): void {
    for (const [key, views] of counts) this.add(key, views);
  }

  /** Everything that was counted since the last call. */
  take(): ViewCounts {
    if (this.counts.size === 0) return [];
    const taken = [...this.counts];
    this.counts = new Map();
    return taken;
  }
}

/** The same view, from nowhere in particular. */
export function withoutReferrer(key: string): string {
  return writeKey({ ...readKey(key), referrer: fromOtherSites });
}
