import { type SitePage, sitePages } from './site-map';

const longestPath = 120;

/** The pages whose addresses resemble a mistyped one most, best first. */
export function closestPages(path: string, count = 4): SitePage[] {
  const wanted = bigrams(words(path.slice(0, longestPath)));
  return sitePages
    .filter((page) => page.path !== '/')
    .map((page) => ({ page, score: Math.max(similarity(wanted, page.path), similarity(wanted, lastPart(page.path))) }))
    .filter(({ score }) => score > 0.3)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/'));
}

function words(path: string): string {
  return path
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function bigrams(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = 0; index < text.length - 1; index++) {
    const pair = text.slice(index, index + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/** Sørensen-Dice coefficient on pairs of letters: 1 is the same text, 0 shares nothing. */
function similarity(wanted: Map<string, number>, path: string): number {
  const other = bigrams(words(path));
  let shared = 0;
  for (const [pair, count] of wanted) shared += Math.min(count, other.get(pair) ?? 0);
  const total = [...wanted.values(), ...other.values()].reduce((sum, count) => sum + count, 0);
  return total === 0 ? 0 : (2 * shared) / total;
}
