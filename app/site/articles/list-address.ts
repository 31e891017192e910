/** One state of a list of articles, as its address says it. */
export interface ListState {
  /** What was searched for; empty when nothing was. */
  query: string;
  /** Empty shows all. */
  category: string;
  /** From 1. */
  page: number;
}

const longestText = 200;
const lastPage = 1_000_000;

/** Reads a list's address. Whatever can't be understood is taken as not said. */
export function readListState(params: URLSearchParams): ListState {
  return {
    query: readText(params.get('q')),
    category: withoutAll(readText(params.get('category'))),
    page: readPage(params.get('page')),
  };
}

/** "All" is the name of every filter's first choice, which narrows nothing. */
export function withoutAll(choice: string): string {
  return /^all$/i.test(choice.trim()) ? '' : choice;
}

/** The one of `names` that somebody means who wrote it in other capitals; undefined where it is written as it is, and for none. */
export function nameInOtherCapitals(asked: string, names: readonly string[]): string | undefined {
  if (asked === '' || names.includes(asked)) return undefined;
  return names.find((name) => name.toLowerCase() === asked.trim().toLowerCase());
}

/** What an address says, for a filter or a search. Characters that no text contains, such as NUL, are not even shown. */
export function readText(text: string | null): string {
  return (text ?? '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, longestText)
    .toWellFormed();
}

/** The page that an address says; the first where it can't be understood. */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d*$/.test(text) ? Math.min(Number(text), lastPage) : 1;
}

/** The address of a list in a state, in one canonical spelling: `/blog?category=AI&page=2`. */
export function listHref(base: string, state: Partial<ListState>): string {
  const params = new URLSearchParams();
  const query = state.query?.trim();
  if (query) params.set('q', query);
  if (state.category) params.set('category', state.category);
  if (state.page && state.page > 1) params.set('page', String(state.page));
  return params.size === 0 ? base : `${base}?${params}`;
}
