import type { Feed } from './feed.ts';

/** JSON Feed 1.1. */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    icon: feed.icon,
    language: 'en',
    authors: [{ name: feed.author }],
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title.toWellFormed(),
      summary: entry.summary.toWellFormed(),
      content_html: entry.html.toWellFormed(),
      ...(entry.picture === null ? {} : { image: entry.picture }),
      date_published: entry.publishedAt.toISOString(),
      date_modified: entry.updatedAt.toISOString(),
      ...(entry.author === '' ? {} : { authors: [{ name: entry.author }] }),
      ...(entry.tags.length > 0 ? { tags: entry.tags } : {}),
    })),
  });
}
