import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitCommaList } from './comma-list.ts';
import { fromIndiaLocal, toIndiaLocal } from './dates.ts';
import { localPath } from './local-path.ts';
import { isMailAddress, mailAddressList, parseMailSender } from './mail-address.ts';
import { fillPlaceholders, openPlaceholders } from './placeholders.ts';
import { slugify, slugOfWords } from './slug.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);

describe('Whatever is typed', () => {
  it('a slug is made of small letters, digits and single hyphens, that of documentation of underscores too, and is its own slug', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        for (const make of [slugify, slugOfWords]) {
          const slug = make(typed);
          expect(slug).toMatch(/^(?:[a-z0-9_]+(?:-[a-z0-9_]+)*)?$/);
          expect(slug.length).toBeLessThanOrEqual(80);
          expect(make(slug)).toBe(slug);
        }
        expect(slugify(typed)).not.toContain('_');
      }),
    );
  });

  it('a list with commas has no blank entries, and reads the same when it is written again', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const list = splitCommaList(typed);
        expect(list.filter((entry) => entry === '' || entry !== entry.trim())).toEqual([]);
        expect(splitCommaList(list.join(', '))).toEqual(list);
      }),
    );
  });

  it('a path to return to stays on this site', () => {
    const nasty = fc.stringMatching(/^[/\\.@:%\t\n?#a-e0-9]{0,40}$/);
    fc.assert(
      fc.property(fc.oneof(nasty, anyText), (typed) => {
        const path = localPath(`/${typed}`);
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
      }),
      { numRuns: 500 },
    );
  });

  it('mail addresses have no line breaks, so that nobody adds headers of their own', () => {
    fc.assert(
      fc.property(anyText, anyText, (left, right) => {
        const typed = `${left}\r\nBcc: a@example.com\r\n${right}`;
        expect(isMailAddress(typed)).toBe(false);
        expect(mailAddressList(`${left},${right}`).filter((entry) => entry.trim() !== entry)).toEqual([]);
        parseMailSender(left);
      }),
    );
  });

  it('placeholders are filled once: what is filled in is not read as a placeholder again', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(fillPlaceholders('Dear {{name}}.', { name })).toBe(`Dear ${name}.`);
        openPlaceholders(name);
      }),
    );
  });
});

describe('Every moment', () => {
  it('in the years of the product is the same after it was shown in India and read again, to the minute', () => {
    const minutes = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = new Date(minute * 60_000);
        expect(fromIndiaLocal(toIndiaLocal(instant))).toEqual(instant);
      }),
    );
  });

  it('that is no date is refused, not guessed', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const read = fromIndiaLocal(typed);
        expect(read === null || !Number.isNaN(read.getTime())).toBe(true);
      }),
    );
  });
});
