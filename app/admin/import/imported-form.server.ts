import { getTableColumns } from 'drizzle-orm';
import { parseMarkdown } from '~/admin/fields/rich-text/parse-markdown';
import { columnOf, fieldOfColumn } from '~/collections/field-names';
import type { BoundCollection } from '~/collections/record-binding.server';
import { toIndiaLocal } from '~/lib/dates';
import { type FieldFacts, factsOf } from '~/lib/fields';
import { isDay, isUsableMoment } from '~/lib/known-day';
import { slugShape } from '~/lib/slug';
import { isUuid } from '~/lib/uuid';
import { uuidOf } from '~/server/stable-uuid.server';
import type { Origin } from '../records.server';

type Values = Readonly<Record<string, unknown>>;

/** What is the same for every record, or made by the database itself, and so is not missed. */
const notTaken = new Set([
  'id',
  'slug',
  'created_at',
  'updated_at',
  'created_by',
  'revision',
  'deleted_at',
  'deleted_by',
]);
const moments = ['createdAt', 'updatedAt', 'publishDate'];
/** What inputs of days, and of days with a time, write into. */
const datedColumns = new Set(['PgDateString', 'PgTimestamp']);

/** A record from elsewhere as its form would send it. */
export interface ImportedForm {
  form: FormData;
  origin: Origin;
  /** Names that came with it and are no field. */
  unknown: string[];
  /** Sentences about what its form could not be asked about. */
  faults: string[];
}

export function importedForm(collection: BoundCollection, values: Values): ImportedForm {
  const { declaration, table } = collection;
  const columns: Record<string, { columnType: string }> = getTableColumns(table);
  const blank = collection.blankForm();
  const form = new FormData();
  for (const field of Object.keys(declaration.fields.shape)) {
    const { kind } = factsOf(declaration.fields, field);
    const isGiven = field in values;
    const text = isGiven ? inputOf(values[field], kind) : (blank[field] ?? '');
    const moment = isGiven && datedColumns.has(columns[columnOf(field)]?.columnType ?? '') ? momentOf(text) : null;
    if (declaration.htmlFields.includes(field)) form.set(field, asHtml(text));
    else if (moment) form.set(field, kind === 'time' ? toIndiaLocal(moment) : moment.toISOString().slice(0, 10));
    else form.set(field, text);
  }
  // Both are what the form asks about the date, which comes with the record.
  if (form.has('publish_when')) form.set('publish_when', 'keep');
  const known = new Set(Object.keys(columns).map(fieldOfColumn));
  return {
    form,
    origin: originOf(collection, values),
    faults: moments.map(fieldOfColumn).flatMap((field) => unreadableMoment(field, values) ?? []),
    unknown: Object.keys(values).filter((name) => !known.has(name) && !form.has(name) && !notTaken.has(name)),
  };
}

/** Under which id a record is stored: its own, or one that the same record has each time. */
export function importedId(table: string, values: Values): string {
  const id = values['id'];
  if (typeof id === 'string' && isUuid(id)) return id.toLowerCase();
  const known = typeof id === 'string' || typeof id === 'number' ? String(id) : JSON.stringify(values);
  return uuidOf(`${table} ${known}`);
}

/** What is wrong with a moment that a file gives; null when nothing is, or when it gives none. */
export function unreadableMoment(field: string, values: Values): string | null {
  const given = values[field] ?? '';
  return given === '' || momentOf(given) ? null : `${field} is no day or time between 1970 and 2199.`;
}

/** A moment that a file gives, or null. Days, and times without a zone, count as of UTC, as databases export them. */
export function momentOf(value: unknown): Date | null {
  if (typeof value !== 'string') return null;
  const [, day, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i.exec(value.trim()) ?? [];
  // February 31 would silently be a day in March.
  if (day === undefined || !isDay(day)) return null;
  const offset =
    zone === undefined || /^z$/i.test(zone)
      ? 'Z'
      : zone.replace(/^(...):?(\d\d)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`);
  const moment = new Date(`${day}T${time ?? '00:00'}${offset}`);
  return isUsableMoment(moment) ? moment : null;
}

function originOf({ declaration, table }: BoundCollection, values: Values): Origin {
  const columns = getTableColumns(table);
  const dated = moments.flatMap((column): [string, Date][] => {
    const moment = column in columns ? momentOf(values[fieldOfColumn(column)]) : null;
    return moment ? [[column, moment]] : [];
  });
  const address = values['slug'];
  const hasOwn = !('slug' in declaration.fields.shape) && 'slug' in columns;
  return {
    id: importedId(declaration.name, values),
    moments: Object.fromEntries(dated),
    ...(hasOwn && typeof address === 'string' && slugShape.test(address) && { slug: address }),
  };
}

/** As an input would have it: lists with commas, checkboxes as `on`, JSON as its text, nothing for null. */
function inputOf(value: unknown, kind: FieldFacts['kind']): string {
  if (value === null || value === undefined) return '';
  if (kind === 'list') return entriesOf(value).join(', ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (kind === 'flag') return /^(?:true|t|yes|on|1)$/i.test(text) ? 'on' : '';
  return text;
}

/** A list, or the text of one: `["a","b"]`, PostgreSQL's `{a,"b c"}`, or words with commas between them. */
function entriesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)));
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value);
  if (/^\[.*\]$/s.test(text)) {
    try {
      return entriesOf(JSON.parse(text));
    } catch {
      return [text];
    }
  }
  const [, inside] = /^\{(.*)\}$/s.exec(text) ?? [];
  if (inside === undefined) return [text];
  return Array.from(inside.matchAll(/"((?:[^"\\]|\\.)*)"|[^,]+/g), ([whole, quoted]) =>
    quoted === undefined ? whole : quoted.replace(/\\(.)/g, '$1'),
  );
}

/** Text without any tag is Markdown, of which plain paragraphs are the simplest case. */
function asHtml(text: string): string {
  return /<\/?[a-z][^>]*>/i.test(text) ? text : parseMarkdown(text);
}
