import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv';

/** The cells of one record as a spreadsheet reads them. */
function cellsOf(csv: string): string[] {
  const [, record = ''] = csv.slice(1).split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return [...record.matchAll(/"((?:[^"]|"")*)"|([^,]+)/g)].map((match) =>
    (match[1] ?? match[2] ?? '').replaceAll('""', '"'),
  );
}

describe('CSV', () => {
  it('is a header and a line for each row, ending in CRLF, after a byte order mark', () => {
    const csv = toCsv(
      ['Name', 'Count', 'At'],
      [
        ['Zoë', 2, new Date(0)],
        [null, 0, null],
      ],
    );
    expect(csv).toBe('\ufeff"Name","Count","At"\r\n"Zoë",2,"1970-01-01T00:00:00.000Z"\r\n,0,\r\n');
  });

  it('quotes what would end a cell or a line', () => {
    expect(toCsv(['a'], [['one, "two"\nthree']])).toBe('\ufeff"a"\r\n"one, ""two""\nthree"\r\n');
  });

  it.each([
    '=HYPERLINK("http://evil.example","click")',
    '+1+cmd|" /C calc"!A0',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1+1',
    '\u200b=1+1',
    '＝1+1',
    '%0A=1',
    '|calc',
  ])('keeps %j from being a formula', (text) => {
    expect(cellsOf(toCsv(['a'], [[text]]))[0]).toBe(`'${text}`);
  });

  it('leaves figures as figures, negative ones too', () => {
    expect(toCsv(['a'], [[-3]])).toBe('\ufeff"a"\r\n-3\r\n');
  });

  it('gives every text back, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const [read = ''] = cellsOf(toCsv(['a'], [[`x${text}`]]));
        expect(read).toBe(`x${text}`);
      }),
    );
  });
});
