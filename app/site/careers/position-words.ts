import { company } from '~/lib/company';
import { longDate } from '~/lib/dates';
import { withoutAll } from '~/site/articles/list-address';
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

/** The list, or the part of it that belongs to one department. */
export function positionsHref(department?: string): string {
  return `/careers${department ? `?${new URLSearchParams({ department })}` : ''}#positions`;
}

/** The department that an address asks for; empty for all. */
export function readDepartment(params: URLSearchParams): string {
  const asked = (params.get('department') ?? '')
    .slice(0, 200)
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toWellFormed();
  return withoutAll(asked);
}

/** The first paragraph of a description. */
export function openingOf({ description }: { description: string }): string {
  const [first] = readProse(description);
  if (!first) return '';
  return (first.kind === 'paragraph' ? first.lines : first.items).join(' ');
}
