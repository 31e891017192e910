import { type Feed, type FeedEntry, lastChange } from './feed.ts';
import { element, escapeXml, xmlDeclaration } from './xml.ts';

/** RSS 2.0, with whole texts in content:encoded. */
export function rss(feed: Feed): string {
  return (
    `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ` +
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
    'xmlns:media="http://search.yahoo.com/mrss/"><channel>' +
    element('title', feed.title) +
    element('link', feed.pageUrl) +
    element('description', feed.description) +
    element('language', 'en') +
    element('lastBuildDate', lastChange(feed).toUTCString()) +
    `<atom:link href="${escapeXml(feed.feedUrl)}" rel="self" type="application/rss+xml"/>` +
    `${feed.entries.map(item).join('')}</channel></rss>\n`
  );
}

function item(entry: FeedEntry): string {
  return [
    '<item>',
    element('title', entry.title),
    element('link', entry.url),
    `<guid isPermaLink="false">${escapeXml(entry.id)}</guid>`,
    element('pubDate', entry.publishedAt.toUTCString()),
    element('dc:creator', entry.author),
    ...entry.tags.map((tag) => element('category', tag)),
    // Readers show it as HTML, in which a summary's own `<` would begin a tag.
    element('description', escapeXml(entry.summary)),
    element('content:encoded', entry.html),
    // An enclosure would have to say how many bytes it has.
    entry.picture === null ? '' : `<media:content url="${escapeXml(entry.picture)}" medium="image"/>`,
    '</item>',
  ].join('');
}
