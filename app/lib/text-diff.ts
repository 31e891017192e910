/** A stretch of two texts: in both, or in one of them alone. */
export interface Stretch {
  in: 'both' | 'before' | 'after';
  text: string;
  /** Not looked into: what stands in it may in part be in the other text as well. */
  isWhole?: true;
}

/** Beyond this many comparisons a stretch counts as replaced, and beyond so many altogether each one: the answer must not take seconds. */
const mostComparisons = 4_000_000;
const mostAltogether = 16 * mostComparisons;
/** A passage of which less than this share stays was written anew: the few words that both happen to have would tear it into pieces. */
const leastShare = 1 / 4;
/** As few pieces of a passage are read easily, whatever stays of it. */
const fewStretches = 4;
/** With more changes nobody would follow them, and a page of them takes seconds. */
const mostStretches = 2000;

/**
 * How one text becomes the other: first line by line, then word by word inside the lines that differ, unless too much does. The
 * stretches of `both` and `before` give the first text again, those of `both` and `after` the second.
 */
export function compareTexts(before: string, after: string): Stretch[] {
  const room = { comparisons: mostAltogether };
  const byLine = compareTokens(lines(before), lines(after), room);
  const byWord = within(byLine, (gone, come) => {
    const found = compareTokens(words(gone), words(come), room);
    return isWrittenAnew(found, gone, come) ? replaced([gone], [come], true) : found;
  });
  return byWord.length <= mostStretches ? byWord : within(byLine, (gone, come) => replaced([gone], [come], true));
}

/** Lines that stand beside one another and differ are compared as one text. */
function within(byLine: Stretch[], compare: (gone: string, come: string) => Stretch[]): Stretch[] {
  const stretches: Stretch[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const flush = () => {
    for (const stretch of compare(gone.join(''), come.join(''))) add(stretches, stretch);
    gone = [];
    come = [];
  };
  for (const { in: side, text } of byLine) {
    if (side === 'before') gone.push(text);
    else if (side === 'after') come.push(text);
    else {
      flush();
      add(stretches, { in: 'both', text });
    }
  }
  flush();
  return stretches;
}

function isWrittenAnew(found: Stretch[], gone: string, come: string): boolean {
  const merged: Stretch[] = [];
  for (const stretch of found) add(merged, { ...stretch });
  if (merged.length <= fewStretches) return false;
  const kept = merged.reduce((sum, { in: side, text }) => (side === 'both' ? sum + lettersIn(text) : sum), 0);
  return kept < leastShare * Math.max(lettersIn(gone), lettersIn(come));
}

function lettersIn(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function lines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Words, with the white space between them as words of their own. */
function words(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];
}

function add(stretches: Stretch[], { in: side, text, isWhole }: Stretch): void {
  const last = stretches.at(-1);
  if (text === '') return;
  if (last?.in === side) last.text += text;
  else stretches.push({ in: side, text, ...(isWhole && { isWhole }) });
}

function replaced(before: string[], after: string[], isWhole: boolean): Stretch[] {
  const marked = isWhole && before.join('') !== '' && after.join('') !== '' ? { isWhole } : {};
  return [
    ...before.map((text): Stretch => ({ in: 'before', text, ...marked })),
    ...after.map((text): Stretch => ({ in: 'after', text, ...marked })),
  ];
}

interface Room {
  /** How many tokens may still be compared with one another. */
  comparisons: number;
}

/** The longest common subsequence decides what stays; what both begin and end with needs no table for it. */
function compareTokens(before: string[], after: string[], room: Room): Stretch[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const middle = compareMiddles(before.slice(start, before.length - end), after.slice(start, after.length - end), room);
  const both = (tokens: string[]): Stretch[] => tokens.map((text) => ({ in: 'both', text }));
  return [...both(before.slice(0, start)), ...middle, ...both(before.slice(before.length - end))];
}

function compareMiddles(before: string[], after: string[], room: Room): Stretch[] {
  const comparisons = before.length * after.length;
  if (comparisons === 0) return replaced(before, after, false);
  if (comparisons > Math.min(mostComparisons, room.comparisons)) return replaced(before, after, true);
  room.comparisons -= comparisons;
  const width = after.length + 1;
  // How much the rests from (row, column) on have in common.
  const common = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      common[at] =
        before[row] === after[column]
          ? (common[at + width + 1] ?? 0) + 1
          : Math.max(common[at + width] ?? 0, common[at + 1] ?? 0);
    }
  }
  return walk(before, after, common);
}

function walk(before: string[], after: string[], common: Uint32Array): Stretch[] {
  const stretches: Stretch[] = [];
  const width = after.length + 1;
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const at = row * width + column;
    const [gone, come] = [before[row], after[column]];
    if (gone !== undefined && gone === come) {
      stretches.push({ in: 'both', text: gone });
      row += 1;
      column += 1;
    } else if (gone !== undefined && (come === undefined || (common[at + width] ?? 0) >= (common[at + 1] ?? 0))) {
      stretches.push({ in: 'before', text: gone });
      row += 1;
    } else {
      stretches.push({ in: 'after', text: come ?? '' });
      column += 1;
    }
  }
  return stretches;
}
