import { type FollowedList, newestWhole } from '~/collections/newest.server';
import { company } from '~/lib/company';
import { absoluteHtml } from '~/server/feeds/absolute-html.server';
import { atom } from '~/server/feeds/atom';
import type { Feed } from '~/server/feeds/feed';
import { jsonFeed } from '~/server/feeds/json-feed';
import { rss } from '~/server/feeds/rss';
import { titleOf } from './articles/article-facts';
import { feedFormats, feedTitle } from './feed-links';
import { requirePage } from './site-map';

const newest = 50;
const writers = { 'rss.xml': rss, 'atom.xml': atom, 'feed.json': jsonFeed } as const;

/** A feed of a list, such as `/blog/rss.xml`, with its media type; null for any other path. */
export async function feedAt(path: string, origin: string): Promise<{ text: string; type: string } | null> {
  const [, name, file] = path.split('/');
  const base = `/${name ?? ''}`;
  const format = feedFormats.find((each) => each.file === file);
  const title = feedTitle(base);
  if (!format || !title) return null;
  const records = await newestWhole(base as FollowedList, newest);
  const feed: Feed = {
    title,
    description: requirePage(base).description,
    pageUrl: `${origin}${base}`,
    feedUrl: `${origin}${path}`,
    icon: `${origin}/social/logo.png`,
    author: company.name,
    entries: records.map((record) => {
      const url = `${origin}${base}/${record.slug}`;
      const { author, tags, excerpt: summary, publishDate: publishedAt } = record;
      const updatedAt = record.updatedAt > publishedAt ? record.updatedAt : publishedAt;
      const html = absoluteHtml(record.content, url);
      return {
        id: `urn:uuid:${record.id}`,
        title: titleOf(record),
        url,
        summary,
        html,
        picture: record.featuredImage ? new URL(record.featuredImage, origin).href : null,
        author,
        tags,
        publishedAt,
        updatedAt,
      };
    }),
  };
  return { text: writers[format.file](feed), type: `${format.type}; charset=utf-8` };
}
