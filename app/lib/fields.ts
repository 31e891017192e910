import { distinctEntries, splitCommaList } from './comma-list';
import { isDay, isUsableDay } from './known-day';
import { slugOfWords } from './slug';
import { isBlankHtml, isStorable, isVisible, tidy } from './typed-text';
import { z } from './zod';

/**
 * What form fields are made of, for zod schemas that check the same in the browser and on the server. Every message is
 * a sentence that names its field. An empty input counts as not sent.
 */

/** What is known of a field beside its rule: what it is called, and how its value is shown outside of a form. */
export interface FieldFacts {
  label: string;
  kind: 'text' | 'html' | 'list' | 'picture' | 'flag' | 'choice' | 'time';
  /** What the values of a choice are called, where that is not what is stored. */
  words?: Readonly<Record<string, string>>;
}

function known<Schema extends z.ZodType>(
  schema: Schema,
  label: string,
  kind: FieldFacts['kind'] = 'text',
  words?: FieldFacts['words'],
): Schema {
  const facts: FieldFacts = { label, kind, ...(words && { words }) };
  return schema.meta({ ...facts });
}

/** The facts of a field of a schema. One whose rule is not from here is called by its name. */
export function factsOf(fields: z.ZodObject, name: string): FieldFacts {
  const facts = (fields.shape[name] as z.ZodType | undefined)?.meta() as Partial<FieldFacts> | undefined;
  return { ...facts, label: facts?.label ?? name, kind: facts?.kind ?? 'text' };
}

const count = new Intl.NumberFormat('en-US');

function single(label: string, missing = `${label} is required.`) {
  return {
    error: (issue: { input?: unknown }) =>
      issue.input === undefined ? missing : `${label} was not sent as one text. Please enter it again.`,
  };
}

function storable(label: string, max: number, missing?: string) {
  return (
    z
      .string(single(label, missing))
      // Neither blanks around it nor the CRLF that forms send count: neither is kept.
      .refine((value) => tidy(value).length <= max, `${label} can have at most ${count.format(max)} characters.`)
      .refine((value) => isStorable(value), `${label} must not contain characters that can't be stored.`)
  );
}

/** A text that must not be blank; trimmed. A label of several things brings the sentence that says it is missing. */
export function requiredText(label: string, max: number, missing = `${label} is required.`) {
  const schema = storable(label, max, missing)
    .transform(tidy)
    .refine((value) => isVisible(value), missing);
  return known(schema, label);
}

/** A required text on one line: every run of white space inside it becomes one blank. */
export function requiredLine(label: string, max: number) {
  return known(
    requiredText(label, max).transform((value) => value.replace(/\s+/g, ' ')),
    label,
  );
}

export const wellFormedAddress = z.email('Enter an e-mail address such as name@example.com.');

/** A required e-mail address. */
export function emailAddress(label: string, max: number) {
  return known(requiredText(label, max).pipe(wellFormedAddress), label);
}

/** A text that may be left out; trimmed; stored as an empty text. */
export function text(label: string, max: number) {
  return known(storable(label, max).optional().transform(tidy), label);
}

/** A text that may be left out; trimmed; stored as null when empty. */
export function optionalText(label: string, max: number) {
  return known(
    storable(label, max)
      .optional()
      .transform((value) => tidy(value) || null),
    label,
  );
}

/** The same on one line: every run of white space inside it becomes one blank. */
export function optionalLine(label: string, max: number) {
  return known(
    optionalText(label, max).transform((value) => value?.replace(/\s+/g, ' ') ?? null),
    label,
  );
}

/** HTML from the rich-text editor that must show something. */
export function requiredHtml(label: string, max: number) {
  return known(
    storable(label, max)
      .transform(tidy)
      .refine((value) => !isBlankHtml(value), `${label} is required.`),
    label,
    'html',
  );
}

/** HTML from the rich-text editor that may be empty. */
export function html(label: string, max: number) {
  return known(
    storable(label, max)
      .optional()
      .transform((value) => (value === undefined || isBlankHtml(value) ? '' : tidy(value))),
    label,
    'html',
  );
}

const longestList = 50;
const longestEntry = 100;

/** What the longest list comes to with a comma and a blank between its entries: what was saved once can be saved again. */
const longestListText = longestList * (longestEntry + 2);

/** Comma-separated text as a list: each entry on one line, trimmed, none empty, and what is the same text to the letter once. */
export function commaList(label: string) {
  const schema = storable(label, longestListText)
    .optional()
    .transform((value) => [...new Set(splitCommaList(value ?? ''))])
    .refine((list) => list.length <= longestList, `${label} can have at most ${longestList} entries.`)
    .refine(
      (list) => list.every((entry) => entry.length <= longestEntry),
      `Each of ${label} can have at most ${longestEntry} characters.`,
    );
  return known(schema, label, 'list');
}

/** The same, where upper and lower case make no other entry either. */
export function distinctCommaList(label: string) {
  return known(commaList(label).transform(distinctEntries), label, 'list');
}

/** One of a few values; the first named default when left out. */
export function choice<const Options extends readonly [string, ...string[]]>(
  label: string,
  options: Options,
  fallback: Options[number],
  words?: Readonly<Record<Options[number], string>>,
) {
  const schema = z
    .enum(options, { error: `${label} must be one of: ${options.join(', ')}.` })
    .optional()
    .transform((value): Options[number] => value ?? fallback);
  return known(schema, label, 'choice', words);
}

/** A day and time on India's clock as `datetime-local` sends it, or nothing. Whether it is one is asked by what needs it. */
export function optionalTime(label: string) {
  return known(optionalText(label, 40), label, 'time');
}

/** One of a few values that has to be chosen. */
export function requiredChoice<const Options extends readonly [string, ...string[]]>(label: string, options: Options) {
  const schema = z.enum(options, {
    error: (issue) =>
      issue.input === undefined ? `${label} is required.` : `${label} must be one of: ${options.join(', ')}.`,
  });
  return known(schema, label, 'choice');
}

/** A picture's address: on this site, or https elsewhere. Null when left out. */
export function pictureAddress(label: string) {
  const schema = optionalText(label, 2000).refine(
    (value) => value === null || isSitePath(value) || isWebAddress(value),
    `${label} must be a picture's address that starts with https:// or /.`,
  );
  return known(schema, label, 'picture');
}

/** An address on the web. Null when left out. */
export function webAddress(label: string) {
  return optionalText(label, 2000).refine(
    (value) => value === null || isWebAddress(value),
    `${label} must be an address that starts with https://.`,
  );
}

function isSitePath(value: string): boolean {
  return /^\/(?![/\\])\S*$/.test(value);
}

/** Whether somebody may be led there: https alone. */
export function isWebAddress(value: string): boolean {
  return /^https:\/\/\S+$/i.test(value) && URL.canParse(value);
}

/** A calendar day, `YYYY-MM-DD`; null when left out. */
export function optionalDay(label: string) {
  const schema = z
    .string(single(label))
    .optional()
    .transform((value) => value ?? null)
    .refine((value) => value === null || isDay(value), {
      error: `${label} must be a day such as 2025-11-21.`,
      abort: true,
    })
    .refine((value) => value === null || isUsableDay(value), `${label} must lie between 1970 and 2199.`);
  return known(schema, label);
}

/** A checkbox. */
export function flag(label: string) {
  const schema = z
    .enum(['on'], { error: `${label} must be checked or not.` })
    .optional()
    .transform((value) => value === 'on');
  return known(schema, label, 'flag');
}

/** Six digits, as the rule says. */
export const mostWholeNumber = 999_999;

/** A whole number; the given one when left out, or when what was sent has no digit: no form of the site lets that be typed. */
export function wholeNumber(label: string, fallback: number) {
  const schema = storable(label, 20)
    .optional()
    .transform((value) => (/\d/.test(value ?? '') ? tidy(value) : String(fallback)))
    .refine((value) => /^[+-]?\d{1,6}$/.test(value), `${label} must be a whole number between -999,999 and 999,999.`)
    .transform(Number);
  return known(schema, label);
}

/** The last part of an address, in the form that addresses have; null when left out. */
export function slugText(label: string) {
  const schema = optionalText(label, 80)
    .transform((value) => value && slugOfWords(value))
    .refine((value) => value !== '', `${label} needs a letter from a to z or a digit.`);
  return known(schema, label);
}
