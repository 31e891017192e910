import { recordKinds } from '~/collections/record-kinds';

/** What a result may be, as the search's address says it. Pages of the site map and each kind of record. */
export const searchKinds = [{ kind: 'pages', label: 'Pages' }, ...recordKinds] as const;

export type SearchKind = (typeof searchKinds)[number]['kind'];

export function labelOfKind(kind: SearchKind): string {
  return searchKinds.find((each) => each.kind === kind)?.label ?? kind;
}

/** One state of the search. */
export interface SearchState {
  /** Empty when nothing was asked yet. */
  query: string;
  /** Null shows all kinds. */
  kind: SearchKind | null;
  /** From 1. */
  page: number;
}

export const longestQuery = 200;
/** Whoever has read so many pages of results needs other words. */
export const lastPage = 50;

/** Reads the search's address. Whatever can't be understood is taken as not said. */
export function readSearchState(params: URLSearchParams): SearchState {
  const query = (params.get('q') ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longestQuery)
    .toWellFormed();
  const kind = searchKinds.find((each) => each.kind === params.get('kind'))?.kind ?? null;
  const page = /^[1-9]\d{0,3}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return { query, kind, page };
}

/** The address of the search in a state, in one canonical spelling: `/search?q=annealing&kind=blog&page=2`. */
export function searchHref(state: Partial<SearchState>): string {
  const params = new URLSearchParams();
  if (state.query) params.set('q', state.query);
  if (state.kind) params.set('kind', state.kind);
  if (state.page && state.page > 1) params.set('page', String(state.page));
  return params.size === 0 ? '/search' : `/search?${params}`;
}
