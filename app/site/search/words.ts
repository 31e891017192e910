import { keepAnswers } from '~/lib/keep-answers';
import { americanSpelling } from '~/lib/spellings';
import { mayBeUnfinished } from '~/lib/unfinished-word';

const isAscii = /^[ -~]*$/;

/** What a search compares: lower case, without accents. */
export function fold(text: string): string {
  // As most words are.
  if (isAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

const mostWords = 12;
const common = new Set(
  'a about an and are as at be by can do for from how i in is it of on or our that the this to we what when where which with you your'.split(
    ' ',
  ),
);

/** The words of a search, folded: each once, the common ones only when there are no others. */
export function searchWords(query: string): string[] {
  const all = [...new Set(fold(query).match(/(?:(?!\p{Lm})[\p{L}\p{Nd}])+/gu) ?? [])].slice(0, mostWords);
  const telling = all.filter((word) => !common.has(word));
  return telling.length > 0 ? telling : all;
}

/**
 * A word in its American spelling without the endings of English inflection: enough to let "annealers" find "annealing", and
 * "organise" "organization".
 */
export function stem(word: string): string {
  const spelled = americanSpelling(word);
  const stemmed = spelled.replace(/(?:ations?|ings?|ers?|ors?|ed|ly|es|s|e)$/, '');
  return stemmed.length >= 3 ? stemmed : spelled;
}

/** Whether a word of a text is what a searched word means. Both folded. */
export function isSameWord(textWord: string, searched: string): boolean {
  return textWord === searched || stem(textWord) === stem(searched);
}

/** Whether a word of a text begins with a searched one. Both folded. */
export function isBegun(textWord: string, searched: string): boolean {
  return mayBeUnfinished(searched) && textWord.startsWith(searched);
}

/**
 * For a text of many words: answers with the searched word that one of them is another form of, or begins with. All folded.
 * What it keeps goes with it: words of a text hold on to the text.
 */
export function matcherOf(words: readonly string[]): (textWord: string) => string | undefined {
  const searched = words.map((word) => ({ word, stem: stem(word) }));
  return keepAnswers(10_000, (textWord: string) => {
    const itsStem = stem(textWord);
    return searched.find((each) => each.stem === itsStem || isBegun(textWord, each.word))?.word;
  });
}

const least = 0.5;

/** How much two words resemble each other by their pairs of letters, from 0 to 1; 0 below a half. Both folded. */
export function resemblance(a: string, b: string): number {
  if (a === b) return 1;
  if (Math.min(a.length, b.length) < 3) return 0;
  const pairs = letterPairs(a);
  const others = letterPairs(b);
  const total = pairs.length + others.length;
  let shared = 0;
  for (const pair of pairs) {
    const index = others.indexOf(pair);
    if (index === -1) continue;
    others.splice(index, 1);
    shared += 1;
  }
  const score = (2 * shared) / total;
  return score >= least ? score : 0;
}

/** With the edges, so that the first and the last letter count double. */
function letterPairs(word: string): string[] {
  const edged = ` ${word} `;
  return Array.from({ length: edged.length - 1 }, (_, index) => edged.slice(index, index + 2));
}
