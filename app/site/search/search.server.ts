import { type FoundRecord, readFound, searchRecords, searchSimilarTitles } from '~/collections/record-search.server';
import { plainText } from '~/server/html/text.server';
import { type PageHit, searchPages, searchSimilarPages } from './page-search';
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
  /** Nothing contains the words as they were typed; these resemble them. */
  isSimilar: boolean;
}

export const resultsPerPage = 10;
/** With fewer hits than that, one word was probably misspelt. */
const few = 1;

type Ranked = { rank: number } & ({ hit: PageHit } | { kind: FoundRecord['kind']; id: string });

interface Found {
  ranked: Ranked[];
  counts: SearchResults['counts'];
}

/** One page of what the site has on a query. Never shows what visitors may not see. */
export async function searchSite(state: SearchState): Promise<SearchResults> {
  const words = searchWords(state.query);
  const nothing = { results: [], counts: [], total: 0, pageCount: 1, isSimilar: false };
  if (words.length === 0) return nothing;
  let found = await findWays(state, words, { pages: searchPages, records: searchRecords });
  const isSimilar = sum(found.counts) < few;
  if (isSimilar) found = await findWays(state, words, { pages: searchSimilarPages, records: searchSimilarTitles });
  const total = sum(found.counts.filter(({ kind }) => !state.kind || kind === state.kind));
  const start = (state.page - 1) * resultsPerPage;
  return {
    results: await show(found.ranked.slice(start, start + resultsPerPage), words, isSimilar),
    counts: found.counts,
    total,
    pageCount: Math.min(lastPage, Math.max(1, Math.ceil(total / resultsPerPage))),
    isSimilar: isSimilar && total > 0,
  };
}

const sum = (counts: SearchResults['counts']) => counts.reduce((total, { count }) => total + count, 0);

interface Ways {
  pages(words: readonly string[]): PageHit[];
  records: typeof searchRecords;
}

async function findWays({ query, kind, page }: SearchState, words: readonly string[], ways: Ways): Promise<Found> {
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
    return [result(kind, path, title, plainText(summary), plainText(text), words, isSimilar)];
  });
}

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
