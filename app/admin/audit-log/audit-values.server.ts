import type { BoundCollection } from '~/collections/record-binding.server';
import { exactSecond, exactTime } from '~/lib/dates';
import { compareTexts } from '~/lib/text-diff';
import type { Changes } from '~/server/audit/audit.server';
import { readableText } from '~/server/html/readable.server';
import { plainText } from '~/server/html/text.server';
import { fieldLabel } from '../field-label';
import type { AuditChange, AuditDifference } from './audit-entry';

/** What the fields of a kind of record are called, where it has words for them, and which of them hold HTML. */
export interface FieldWords {
  htmlColumns: readonly string[];
  labels?: ReadonlyMap<string, string>;
}

export function wordsOf({ htmlColumns, labels }: BoundCollection): FieldWords {
  return { htmlColumns, labels };
}

/** An instant as JSON writes it. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** The fields of an entry in the order they were written, each value in words. */
export function changesInWords(changes: Changes, words: FieldWords): AuditChange[] {
  return inWords(changes, words, plainText);
}

/** The same line by line, with what exactly differs. */
export function differencesInWords(changes: Changes, words: FieldWords): AuditDifference[] {
  return inWords(changes, words, readableText).map((change) => {
    const { before, after } = change;
    const stretches = before === '' || after === '' ? [] : compareTexts(before, after);
    return { ...change, stretches: stretches.some((stretch) => stretch.in !== 'both') ? stretches : null };
  });
}

function inWords(
  changes: Changes,
  { htmlColumns, labels }: FieldWords,
  readable: (html: string) => string,
): AuditChange[] {
  return Object.entries(changes).flatMap(([field, { before, after }]) => {
    // Milliseconds apart: it would be told as a change from something to the same.
    if (isInstant(before) && isInstant(after) && exactSecond(before) === exactSecond(after)) return [];
    if (field === 'counts' && isCounts(after)) return countsInWords(after);
    const isHtml = htmlColumns.includes(field);
    const time = isSameMinute(before, after) ? exactSecond : exactTime;
    const words = (value: unknown) => valueInWords(isHtml && typeof value === 'string' ? readable(value) : value, time);
    return [{ label: labels?.get(field) ?? fieldLabel(field), before: words(before), after: words(after) }];
  });
}

/** How many of each kind, as a privacy request notes them. */
function isCounts(value: unknown): value is Record<string, number> {
  return value instanceof Object && !Array.isArray(value) && Object.values(value).every(Number.isInteger);
}

function countsInWords(counts: Record<string, number>): AuditChange[] {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([kind, count]) => ({ label: fieldLabel(kind), before: '', after: String(count) }));
}

/** Two instants that would read the same without their seconds. */
function isSameMinute(before: unknown, after: unknown): boolean {
  return isInstant(before) && isInstant(after) && exactTime(before) === exactTime(after);
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && instant.test(value);
}

/** Empty for what has no value. */
function valueInWords(value: unknown, time: (at: string) => string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return isInstant(value) ? time(value) : value;
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join(', ');
  return JSON.stringify(value, null, 2);
}
