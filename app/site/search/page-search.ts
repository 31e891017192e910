import { findWrittenPage } from '../pages';
import { type SitePage, sitePages } from '../site-map';
import { fold, isMatch, resemblance, stem } from './words';

/** A page of the site map that was found. */
export interface PageHit {
  page: SitePage;
  /** All that the page says, for the snippet. */
  text: string;
  /** The same scale as a record's. */
  rank: number;
}

interface Indexed {
  page: SitePage;
  text: string;
  label: string[];
  title: string[];
  about: string[];
  /** Words of the text, each once. */
  words: Set<string>;
  stems: Set<string>;
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{Nd}]+/gu) ?? [];

/** Made at the first search and kept: the words of pages change only with the code. */
let index: readonly Indexed[] | undefined;

function pageIndex(): readonly Indexed[] {
  index ??= sitePages.filter(({ canonical }) => !canonical).map(indexed);
  return index;
}

function indexed(page: SitePage): Indexed {
  const text = textOf(page);
  const words = new Set(wordsOf(text));
  return {
    page,
    text,
    label: wordsOf(page.label),
    title: wordsOf(page.title),
    about: wordsOf(`${page.summary} ${page.description} ${page.menu ?? ''}`),
    words,
    stems: new Set([...words].map(stem)),
  };
}

function textOf(page: SitePage): string {
  return `${page.description} · ${ownWords(page)}`;
}

function ownWords(page: SitePage): string {
  const written = findWrittenPage(page.path)?.words;
  return written === undefined ? page.summary : written.replace(/\s*\n\s*/g, ' · ');
}

/** The pages that contain all the words, best first. `words` are folded. */
export function searchPages(words: readonly string[]): PageHit[] {
  if (words.length === 0) return [];
  return ranked((entry) => {
    let sum = 0;
    for (const word of words) {
      const score = scoreOf(entry, word);
      if (score === 0) return 0;
      sum += score;
    }
    return sum / words.length;
  });
}

function scoreOf(entry: Indexed, word: string): number {
  if (entry.label.some((each) => isMatch(each, word))) return 1;
  if (entry.title.some((each) => isMatch(each, word))) return 0.6;
  if (entry.about.some((each) => isMatch(each, word))) return 0.4;
  if (entry.stems.has(stem(word))) return 0.1;
  return [...entry.words].some((each) => each.startsWith(word)) ? 0.1 : 0;
}

/** The pages whose titles resemble the words: for what was misspelt. */
export function searchSimilarPages(words: readonly string[]): PageHit[] {
  const long = words.filter((word) => word.length >= 3);
  if (long.length === 0) return [];
  return ranked(({ label, title }) => {
    const best = long.map((word) => Math.max(...[...label, ...title].map((each) => resemblance(each, word))));
    const average = best.reduce((sum, score) => sum + score, 0) / long.length;
    return average >= 0.55 ? average / 2 : 0;
  });
}

function ranked(score: (entry: Indexed) => number): PageHit[] {
  return pageIndex()
    .map((entry) => ({ page: entry.page, text: entry.text, rank: score(entry) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
}
