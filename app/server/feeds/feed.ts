/** One piece of a feed. */
export interface FeedEntry {
  /** Never changes, whatever its address becomes. */
  id: string;
  title: string;
  url: string;
  summary: string;
  /** Sanitised HTML with whole addresses. */
  html: string;
  /** Whole address of the picture at its head; null when it has none. */
  picture: string | null;
  author: string;
  tags: readonly string[];
  publishedAt: Date;
  updatedAt: Date;
}

export interface Feed {
  title: string;
  description: string;
  /** Of the page that lists the same. */
  pageUrl: string;
  /** Of the feed itself. */
  feedUrl: string;
  /** Whole address of a picture. */
  icon: string;
  author: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** When anything in the feed last changed; without entries, the beginning of time as computers count it. */
export function lastChange({ entries }: Feed): Date {
  return new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime())));
}
