import { alsoCalled } from './search/also-called';
import { type SitePage, sitePages } from './site-map';

const longestPath = 120;
const mostShown = 4;
/** Less in common than this are pairs of letters that any two words may share. */
const leastSimilar = 0.5;
/** Of the best one: beside the page that was meant, those that are half as near are none. */
const leastOfBest = 0.7;
/** Of a page that is called so elsewhere (/jobs, /docs): nearly as sure as its own address. */
const scoreOfOtherName = 0.9;

/** The pages whose addresses resemble a mistyped one most, or that others have at that address, best first. */
export function closestPages(path: string): SitePage[] {
  const typed = words(path.slice(0, longestPath));
  const wanted = bigrams(typed);
  const scored = sitePages
    .filter((page) => page.path !== '/')
    .map((page) => ({ page, score: Math.max(nearness(wanted, page.path), scoreByName(typed, page.path)) }))
    .filter(({ score }) => score >= leastSimilar)
    .sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= best * leastOfBest)
    .slice(0, mostShown)
    .map(({ page }) => page);
}

function nearness(wanted: Map<string, number>, path: string): number {
  return Math.max(similarity(wanted, path), similarity(wanted, lastPart(path)));
}

function scoreByName(typed: string, path: string): number {
  const names = alsoCalled[path]?.split(' ') ?? [];
  return typed.split(' ').some((word) => names.includes(word)) ? scoreOfOtherName : 0;
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
