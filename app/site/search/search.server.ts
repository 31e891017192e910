import { type FoundRecord, readFound } from '~/collections/found-records.server';
import {
  saysHow,
  searchRecords,
  searchRecordsForSome,
  searchSimilarTitles,
  wordsOfRecords,
} from '~/collections/record-search.server';
import { pagesOf } from '~/lib/list-limits';
import { dottedText, plainText } from '~/server/html/text.server';
import { htmlOf, readItems, readProse, type TextBlock } from '../careers/plain-text';
import {
  nearestWord,
  type PageHit,
  searchPages,
  searchPagesForSome,
  searchSimilarPages,
  wordsOfPages,
} from './page-search';
import { lastPage, type SearchKind, type SearchState, searchKinds } from './search-address';
import { markMatches, type Piece, snippetOf } from './snippet';
import { searchWords } from './words';

export interface SearchResult {
  kind: SearchKind;
  path: string;
  title: Piece[];
  snippet: Piece[];
}

export interface SearchResults {
  /** One page of them, best first. */
  results: SearchResult[];
  /** How many there are of each kind, the largest first; only kinds with some. */
  counts: { kind: SearchKind; count: number }[];
  /** Of the chosen kind, or of all. */
  total: number;
  pageCount: number;
  fit: Fit;
}

/** What results have of what was typed: all words; nothing, but they resemble it; or some words, as nothing has them all. */
export type Fit = 'all' | 'similar' | 'some';

const resultsPerPage = 10;
type Ranked = { rank: number } & ({ hit: PageHit } | { kind: FoundRecord['kind']; id: string });

interface Found {
  ranked: Ranked[];
  counts: SearchResults['counts'];
  fit: Fit;
  /** What was looked for, folded: what was typed, or what was probably meant. */
  words: readonly string[];
}

/** One page of what the site has on a query. Never shows what visitors may not see. */
export async function searchSite(state: SearchState): Promise<SearchResults> {
  const words = searchWords(state.query);
  if (words.length === 0) return { results: [], counts: [], total: 0, pageCount: 1, fit: 'all' };
  const { ranked, counts, fit, words: meant } = await find(state, words);
  const total = sum(counts.filter(({ kind }) => !state.kind || kind === state.kind));
  const start = (state.page - 1) * resultsPerPage;
  return {
    results: await show(ranked.slice(start, start + resultsPerPage), meant, fit === 'similar'),
    counts,
    total,
    pageCount: Math.min(lastPage, pagesOf(total, resultsPerPage)),
    fit,
  };
}

const sum = (counts: SearchResults['counts']) => counts.reduce((total, { count }) => total + count, 0);

/** What has all the words; else, when one is known nowhere, what resembles them; else what has some of them. */
async function find(state: SearchState, words: readonly string[]): Promise<Found> {
  const byAll = { pages: searchPages, records: searchRecords };
  const found = await findWays(state, words, 'all', byAll);
  if (sum(found.counts) > 0) return found;
  const known = new Set([...wordsOfPages(words), ...(await wordsOfRecords(words))]);
  const meant = words.map((word) => (known.has(word) ? word : (nearestWord(word) ?? word)));
  if (known.size < words.length) {
    const byTitles = { pages: searchSimilarPages, records: searchSimilarTitles };
    const similar = await findWays(state, words, 'similar', byTitles);
    if (sum(similar.counts) > 0) return similar;
    const corrected = await findWays({ ...state, query: meant.join(' ') }, meant, 'similar', byAll);
    if (sum(corrected.counts) > 0) return corrected;
  }
  if (words.length === 1 || saysHow(state.query)) return found;
  return findWays(state, meant, 'some', { pages: searchPagesForSome, records: searchRecordsForSome });
}

interface Ways {
  pages(words: readonly string[]): PageHit[];
  records: typeof searchRecords;
}

async function findWays(
  { query, kind, page }: SearchState,
  words: readonly string[],
  fit: Fit,
  ways: Ways,
): Promise<Found> {
  const pages = ways.pages(words);
  // Kinds that are not asked for are counted all the same: the filter shows how many there are.
  const limit = kind === 'pages' ? 0 : Math.min(page, lastPage) * resultsPerPage;
  const records = await ways.records({ query, words, kind: kind === 'pages' ? undefined : (kind ?? undefined), limit });
  const shownPages = kind === null || kind === 'pages' ? pages : [];
  const counts = searchKinds.map((each) => ({
    kind: each.kind,
    count: each.kind === 'pages' ? pages.length : (records.counts[each.kind] ?? 0),
  }));
  return {
    ranked: [...shownPages.map((hit) => ({ hit, rank: hit.rank })), ...records.hits].sort((a, b) => b.rank - a.rank),
    counts: counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
    fit,
    words,
  };
}

async function show(ranked: readonly Ranked[], words: readonly string[], isSimilar: boolean): Promise<SearchResult[]> {
  const records = await readFound(ranked.flatMap((each) => ('hit' in each ? [] : [each])));
  const byId = new Map(records.map((record) => [record.id, record]));
  return ranked.flatMap((each) => {
    if ('hit' in each) {
      const { page, text } = each.hit;
      return [result('pages', page.path, page.label, page.summary, text, words, isSimilar)];
    }
    const record = byId.get(each.id);
    if (!record) return [];
    const { kind, path, title, summary, text } = record;
    if (kind === 'careers') {
      return [result(kind, path, title, lined(readProse(summary)), lined(readItems(text)), words, isSimilar)];
    }
    return [result(kind, path, title, plainText(summary), dottedText(text), words, isSimilar)];
  });
}

/** Of a position, which is written without HTML: what stands in a line of its own stays apart. */
const lined = (blocks: readonly TextBlock[]) => dottedText(htmlOf(blocks));

function result(
  kind: SearchKind,
  path: string,
  title: string,
  summary: string,
  text: string,
  words: readonly string[],
  isSimilar: boolean,
): SearchResult {
  return {
    kind,
    path,
    title: markMatches(title.trim() || 'Untitled', words, isSimilar),
    snippet: markMatches(snippetOf(summary, text, words), words, isSimilar),
  };
}
