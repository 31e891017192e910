import { contentTeam } from '~/collections/collection';
import type { Device } from '~/server/views/view-facts';

const pageViewsPath = '/admin/page-views';

export const pageViewsGuard = {
  permissions: { read: contentTeam },
  messages: { signedOut: 'You must be logged in to read how often pages are viewed' },
} as const;

/** Of how many days the page can speak, today included; `step` is how many of them a bar of the drawing stands for. */
export const periods = [
  { days: 7, label: '7 days', step: 1 },
  { days: 30, label: '30 days', step: 1 },
  { days: 90, label: '90 days', step: 1 },
  { days: 364, label: '52 weeks', step: 7 },
] as const;
export type Period = (typeof periods)[number];
const usualPeriod: Period = periods[1];

/** What is asked, as the address says it. `path` is the one page that is asked about; empty for all. */
export interface PageViewsState {
  period: Period;
  path: string;
}

export interface Share {
  name: string;
  views: number;
}

/** A bar of the drawing: the days from `from` to `to`, both included, as `YYYY-MM-DD` of UTC. */
export interface Bar {
  from: string;
  to: string;
  views: number;
}

export interface PageViewsReport {
  state: PageViewsState;
  bars: Bar[];
  total: number;
  /** In as many days before; null when nothing was counted yet at their beginning. */
  before: number | null;
  pages: Share[];
  /** How many pages more there are than `pages` shows. */
  morePages: number;
  referrers: Share[];
  moreReferrers: number;
  devices: { name: Device; views: number }[];
  countries: Share[];
}

/** The address of a state of the page. */
export function pageViewsAddress({ period, path }: PageViewsState): string {
  const search = new URLSearchParams();
  if (period.days !== usualPeriod.days) search.set('days', String(period.days));
  if (path !== '') search.set('page', path);
  return search.size > 0 ? `${pageViewsPath}?${search}` : pageViewsPath;
}

/** Reads a state from the address; nonsense counts as not given. */
export function readPageViewsState(search: URLSearchParams): PageViewsState {
  const path = search.get('page') ?? '';
  return {
    period: periods.find(({ days }) => String(days) === search.get('days')) ?? usualPeriod,
    path: path.startsWith('/') && path.length <= 200 ? path : '',
  };
}
