import { company } from '~/lib/company';
import { longDate } from '~/lib/dates';
import { readPage, readText, withoutAll } from '~/site/articles/list-address';
import { readProse } from './plain-text';

/** "full-time" as it starts a line. */
export function sentenceCase(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** "December 31, 2028" for a calendar day. */
export function dayWords(day: string): string {
  return longDate(`${day}T00:00:00Z`);
}

/** A letter to the careers address, with the position as its subject when there is one. */
export function applicationHref(title?: string): string {
  const address = `mailto:${company.emails.careers}`;
  return title === undefined ? address : `${address}?subject=${encodeURIComponent(`Application: ${title}`)}`;
}

/** One state of the list of positions, as its address says it. */
export interface PositionsState {
  /** Empty for all. */
  department: string;
  /** From 1. */
  page: number;
}

/** The address of the list in a state, in one canonical spelling: `/careers?department=Physics&page=2`. */
export function positionsPath({ department, page = 1 }: Partial<PositionsState> = {}): string {
  const params = new URLSearchParams();
  if (department) params.set('department', department);
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '/careers' : `/careers?${params}`;
}

/** The same for a link, which leads to the list itself. */
export function positionsHref(state?: Partial<PositionsState>): string {
  return `${positionsPath(state)}#positions`;
}

/** What an address asks for. Whatever can't be understood is taken as not said. */
export function readPositionsState(params: URLSearchParams): PositionsState {
  const department = readText(params.get('department')).trim();
  return { department: withoutAll(department), page: readPage(params.get('page')) };
}

/** The first paragraph of a description. */
export function openingOf({ description }: { description: string }): string {
  const [first] = readProse(description);
  if (!first) return '';
  return (first.kind === 'paragraph' ? first.lines : first.items).join(' ');
}
