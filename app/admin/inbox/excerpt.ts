import { cutText } from '~/lib/cut-text';

/** As much as a line shows on any screen: the words of a link are read out, and a message has up to thousands. */
const longestExcerpt = 160;

/** As much of a message as is enough to know it again. */
export function excerptOf(message: string | null): string {
  return cutText((message ?? '').replace(/\s+/g, ' '), longestExcerpt);
}
