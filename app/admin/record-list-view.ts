import type { RecordCard } from '~/collections/record-card';
import type { Count } from './count';
import type { ListedTerm } from './list-address';

/** What the list shows, as the URL says it. */
export interface ListState {
  query: string;
  /** Key of a filter; empty shows all. */
  status: string;
  /** Null shows all. */
  term: ListedTerm | null;
  sort: string;
  page: number;
}

export interface ListFilter {
  key: string;
  label: string;
  /** Not counted while something else narrows the list. */
  count: Count | null;
}

export interface RecordList {
  cards: RecordCard[];
  /** How many the search and the filter find. With `more`, there are more than that. */
  total: number;
  more: boolean;
  /** The page that is shown: the last one when the URL names one behind it. */
  page: number;
  pageCount: number;
  /** All, then the collection's own. */
  filters: ListFilter[];
  /** How many are in the bin. */
  binned: Count;
}

/** The list with terms that what was searched for may have meant: a search looks through titles and texts. */
export interface ShownList extends RecordList {
  terms: ListedTerm[];
}
