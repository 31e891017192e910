import { countPublicAddresses, readPublicAddresses } from '~/collections/public-addresses.server';
import { element, xmlDeclaration } from '~/server/feeds/xml';
import { sitePages } from './site-map';

/** The protocol allows 50,000 addresses a file. */
const mostAddresses = 45_000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Address {
  path: string;
  changedAt?: Date | undefined;
}

/** The whole map, or, when it is too long for one file, the list of its parts. */
export async function sitemap(origin: string): Promise<string> {
  const { count, lists } = await countPublicAddresses();
  const pages = pagesOf(lists);
  if (pages.length + count <= mostAddresses) {
    return urlset(origin, [...pages, ...(await readPublicAddresses(0, mostAddresses))]);
  }
  const parts = 1 + Math.ceil(count / mostAddresses);
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap>${element('loc', `${origin}/sitemap.xml?page=${index + 1}`)}</sitemap>`,
  );
  return `${xmlDeclaration}<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>\n`;
}

/** One part of a long map, from 1: the pages, then the records; null behind the last one. */
export async function sitemapPart(origin: string, part: number): Promise<string | null> {
  if (part === 1) return urlset(origin, pagesOf((await countPublicAddresses()).lists));
  const addresses = await readPublicAddresses((part - 2) * mostAddresses, mostAddresses);
  return addresses.length === 0 ? null : urlset(origin, addresses);
}

/** When a page's words last changed is not recorded, so only lists of records say it. */
function pagesOf(lists: Map<string, Date>): Address[] {
  return sitePages.filter(({ canonical }) => !canonical).map(({ path }) => ({ path, changedAt: lists.get(path) }));
}

function urlset(origin: string, addresses: readonly Address[]): string {
  const urls = addresses.map(
    ({ path, changedAt }) =>
      `<url>${element('loc', `${origin}${path}`)}${element('lastmod', changedAt?.toISOString() ?? '')}</url>`,
  );
  return `${xmlDeclaration}<urlset ${namespace}>${urls.join('')}</urlset>\n`;
}

export function robots(origin: string): string {
  return ['User-agent: *', 'Disallow: /admin', 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
