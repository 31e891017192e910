/**
 * Whether a searched word may be the beginning of another one. One or two Latin letters begin a tenth of all words: who looks
 * for "C++" or "AI" does not mean these. Scripts without blanks between their words need it from the first sign on.
 */
export function mayBeUnfinished(word: string): boolean {
  return word.length >= 3 || /[^\p{ASCII}]/u.test(word);
}
