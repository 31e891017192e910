/** What pages, which are searched in memory, and records, which the database searches, have in common where they are ranked. */

/** A word that is only begun ("auth" for "Authentication") counts this much of one that is there: in a title more than one in a text. */
export const begunShare = 0.12;

/** Of what has only some of the words, what fits less well than this share of the best is noise. */
export const shareOfBestSome = 0.6;

/** How well it fits that has `found` of `asked` words: how many there are comes first, where they are second. */
export function rankOfSome(found: number, asked: number, rank: number): number {
  return found / asked + rank / 4;
}
