/** What a cell can hold. Dates are written as ISO 8601 in UTC. */
export type CsvValue = string | number | boolean | Date | null;

/**
 * A table as CSV (RFC 4180, with a byte order mark, without which Excel misreads letters beyond ASCII). Texts that a
 * spreadsheet would take for a formula begin with an apostrophe: what strangers typed into a form must not run on the
 * computer of whoever opens the file.
 */
export function toCsv(header: readonly string[], rows: Iterable<readonly CsvValue[]>): string {
  return `\ufeff${[header, ...rows].map(csvRow).join('')}`;
}

/** One line of such a table with its end, for tables that are written while they are read. */
export function csvRow(cells: readonly CsvValue[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : harmless(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Programs skip blanks and invisible characters before they look whether a cell is a formula. */
function harmless(text: string): string {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}
