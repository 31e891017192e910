import type { MetaDescriptor } from 'react-router';
import { company } from '../lib/company';

export const feedFormats = [
  { file: 'rss.xml', label: 'RSS', type: 'application/rss+xml' },
  { file: 'atom.xml', label: 'Atom', type: 'application/atom+xml' },
  { file: 'feed.json', label: 'JSON', type: 'application/feed+json' },
] as const;

const followed = new Map([
  ['/blog', `${company.name} blog`],
  ['/insights', `${company.name} insights`],
]);

/** Every feed of the site. */
export const feedPaths = [...followed.keys()].flatMap((base) => feedFormats.map(({ file }) => `${base}/${file}`));

/** What the feeds of the list at this path are called; undefined when it has none. */
export function feedTitle(base: string): string | undefined {
  return followed.get(base);
}

/** Tells browsers and readers of the feeds of a list, on the list and on its articles. */
export function feedLinks(path: string, origin: string): MetaDescriptor[] {
  const base = `/${path.split(/[/?]/)[1] ?? ''}`;
  const title = feedTitle(base);
  if (title === undefined) return [];
  return feedFormats.map(({ file, label, type }) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: `${title} (${label})`,
    href: `${origin}${base}/${file}`,
  }));
}
