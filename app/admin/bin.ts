import { dayMs } from '~/lib/durations';

/** For so many days a deleted record can be brought back; then it is gone by itself. */
export const binDays = 30;

/** How many days are left of them, begun ones counted; 0 when the record is about to go. */
export function daysLeft(deletedAt: string, now: string): number {
  const leftMs = Date.parse(deletedAt) + binDays * dayMs - Date.parse(now);
  return Math.max(0, Math.ceil(leftMs / dayMs));
}

/** What a bin shows, as its address says it. */
export interface BinState {
  query: string;
  page: number;
  /** What the address of the list said, which the way back leads to: empty, or from its question mark on. */
  list: string;
}

export interface BinnedRecord {
  id: string;
  title: string;
  /** Null when nobody knows. */
  deletedBy: string | null;
  /** An ISO instant. */
  deletedAt: string;
}

export interface BinList {
  records: BinnedRecord[];
  total: number;
  /** The page that is shown: the last one when the address names one behind it. */
  page: number;
  pageCount: number;
}
