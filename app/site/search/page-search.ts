import { begunShare, rankOfSome, shareOfBestSome } from '~/lib/search-ranks';
import { findWrittenPage } from '../pages';
import { type SitePage, sitePages } from '../site-map';
import { alsoCalled } from './also-called';
import { fold, isBegun, isSameWord, resemblance, stem } from './words';

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
    about: wordsOf(`${page.summary} ${page.description} ${page.menu ?? ''} ${alsoCalled[page.path] ?? ''}`),
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
    const scores = words.map((word) => scoreOf(entry, word));
    return scores.includes(0) ? 0 : average(scores);
  });
}

/** The pages that contain some of the words, those with most of them first. `words` are folded. */
export function searchPagesForSome(words: readonly string[]): PageHit[] {
  const hits = ranked((entry) => {
    const scores = words.map((word) => scoreOf(entry, word));
    const found = scores.filter((score) => score > 0).length;
    return found === 0 ? 0 : rankOfSome(found, words.length, average(scores));
  });
  return hits.filter(({ rank }) => rank >= shareOfBestSome * (hits[0]?.rank ?? 0));
}

/** Those of the words that any page says. `words` are folded. */
export function wordsOfPages(words: readonly string[]): string[] {
  return words.filter((word) => pageIndex().some((entry) => says(entry, word)));
}

/** A word that the pages say and that this one was probably meant to be; null when none is near enough. Folded. */
export function nearestWord(word: string): string | null {
  if (word.length < 4 || /\P{L}/u.test(word)) return null;
  let best = { word: '', score: leastOfNearest };
  for (const each of vocabulary().get(word.charAt(0)) ?? []) {
    if (Math.abs(each.length - word.length) > 2) continue;
    const score = resemblance(each, word);
    if (score > best.score) best = { word: each, score };
  }
  return best.word === '' ? null : best.word;
}

const leastOfNearest = 0.7;
/** Words by their first letters, which few people mistype. */
let byFirstLetter: Map<string, Set<string>> | undefined;

function vocabulary(): Map<string, Set<string>> {
  byFirstLetter ??= new Map();
  if (byFirstLetter.size > 0) return byFirstLetter;
  for (const word of pageIndex().flatMap(({ words }) => [...words])) {
    const letter = word.charAt(0);
    byFirstLetter.set(letter, (byFirstLetter.get(letter) ?? new Set()).add(word));
  }
  return byFirstLetter;
}

/** Where a word is found decides; one that is only begun counts less than one that is there in the text. */
function scoreOf(entry: Indexed, word: string): number {
  const said = headScore(entry, (each) => isSameWord(each, word)) || (says(entry, word) ? inText : 0);
  if (said > 0) return said;
  const begun = headScore(entry, (each) => isBegun(each, word));
  return begunShare * (begun || ([...entry.words].some((each) => isBegun(each, word)) ? inText : 0));
}

function headScore({ label, title, about }: Indexed, isFound: (word: string) => boolean): number {
  if (label.some(isFound)) return 1;
  if (title.some(isFound)) return 0.6;
  return about.some(isFound) ? 0.4 : 0;
}

const inText = 0.1;

function says({ words, stems }: Indexed, word: string): boolean {
  return words.has(word) || stems.has(stem(word));
}

const average = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length;

/** The pages whose titles resemble the words: for what was misspelt. */
export function searchSimilarPages(words: readonly string[]): PageHit[] {
  const long = words.filter((word) => word.length >= 3);
  if (long.length === 0) return [];
  return ranked(({ label, title }) => {
    const best = average(long.map((word) => Math.max(...[...label, ...title].map((each) => resemblance(each, word)))));
    return best >= 0.55 ? best / 2 : 0;
  });
}

function ranked(score: (entry: Indexed) => number): PageHit[] {
  return pageIndex()
    .map((entry) => ({ page: entry.page, text: entry.text, rank: score(entry) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
}
