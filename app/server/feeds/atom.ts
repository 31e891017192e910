import { type Feed, type FeedEntry, lastChange } from './feed.ts';
import { element, escapeXml, xmlDeclaration } from './xml.ts';

/** Atom 1.0 (RFC 4287). */
export function atom(feed: Feed): string {
  return (
    `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">` +
    element('id', feed.feedUrl) +
    element('title', feed.title) +
    element('subtitle', feed.description) +
    element('updated', lastChange(feed).toISOString()) +
    element('icon', feed.icon) +
    `<author>${element('name', feed.author)}</author>` +
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.feedUrl)}"/>` +
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.pageUrl)}"/>` +
    `${feed.entries.map((entry) => entryOf(entry)).join('')}</feed>\n`
  );
}

function entryOf(entry: FeedEntry): string {
  return [
    '<entry>',
    element('id', entry.id),
    // An entry must have a title, even an empty one.
    `<title>${escapeXml(entry.title)}</title>`,
    element('published', entry.publishedAt.toISOString()),
    element('updated', entry.updatedAt.toISOString()),
    `<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>`,
    entry.author === '' ? '' : `<author>${element('name', entry.author)}</author>`,
    ...entry.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    element('summary', entry.summary),
    `<content type="html">${escapeXml(entry.html)}</content>`,
    '</entry>',
  ].join('');
}
