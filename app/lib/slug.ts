/** What every slug looks like, for JavaScript and for the database: words of letters, digits and underscores between single hyphens. */
export const slugShape = /^[a-z0-9_]+(-[a-z0-9_]+)*$/;

/** Letters that no accent tells apart from the ones that addresses have. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Without accents, in small Latin letters; other signs stay. */
function inPlainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? '');
}

/** Lower-case Latin letters, digits and single hyphens; empty when the text has none of them. At most 80 characters. */
export function slugify(text: string): string {
  return inPlainLetters(text)
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}

/**
 * The slug of a documentation page: lower case, what belongs to no word removed, blanks as hyphens ("v2.0" is "v20",
 * where `slugify` says "v2-0", and "order_index" stays as it is). Empty when no letter and no digit is left. At most 80 characters.
 */
export function slugOfWords(text: string): string {
  const slug = inPlainLetters(text)
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return /[a-z0-9]/.test(slug) ? slug : '';
}
