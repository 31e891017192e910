const wordsPerMinute = 220;

/** How many words a plain text has. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:[’'.,_-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
}

/** Whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
