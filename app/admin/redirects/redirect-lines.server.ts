import type { z } from '~/lib/zod';
import { redirectFields } from './redirect-fields.server';

export type RedirectPair = z.output<typeof redirectFields>;

/** A line of many: the redirect that it means, or what is wrong with it. */
export type RedirectLine = { text: string; pair: RedirectPair } | { text: string; fault: string };

/** Between the two columns: what spreadsheets copy, else what stands before an address, else before anything. */
const separators = [/\t\s*/, /(?<![\s,])[\s,]+(?=\/|https?:\/\/)/i, /(?<![\s,])[\s,]+/];

/** One redirect a line, as two columns of a spreadsheet are pasted. Empty lines are none. */
export function readRedirectLines(typed: string): RedirectLine[] {
  return typed.split(/\r\n|\r|\n/).flatMap((line) => (line.trim() === '' ? [] : [readLine(line.trim())]));
}

function readLine(text: string): RedirectLine {
  const gap = separators.map((separator) => separator.exec(text)).find((found) => found !== null);
  const from = text.slice(0, gap?.index);
  const to = gap ? text.slice(gap.index + gap[0].length) : '';
  const { data, error } = redirectFields.safeParse({ from: pathAlone(from.trim()), to });
  return error ? { text, fault: error.issues.map(({ message }) => message).join(' ') } : { text, pair: data };
}

/** Lists of a former site name its own host, whichever it was: here it is the path that is asked for. */
function pathAlone(from: string): string {
  if (!/^https?:\/\//i.test(from) || !URL.canParse(from)) return from;
  const { pathname, search, hash } = new URL(from);
  return pathname + search + hash;
}
