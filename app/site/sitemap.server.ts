import { countPublicAddresses, readPublicAddresses } from '~/collections/public-addresses.server';
import { sectionsChangedAt } from '~/collections/website_content/website_content.queries.server';
import { element, xmlDeclaration } from '~/server/feeds/xml';
import { sitePages } from './site-map';
import { wordsDated } from './words-dated';

/** The protocol allows 50,000 addresses a file. */
const mostAddresses = 45_000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Address {
  path: string;
  changedAt?: Date | undefined;
}

/** The whole map, or, when it has more than `most` addresses, the list of its parts. */
export async function sitemap(origin: string, most = mostAddresses): Promise<string> {
  const { count, lists } = await countPublicAddresses();
  const pages = await pagesOf(lists);
  if (pages.length + count <= most) {
    return urlset(origin, [...pages, ...(await readPublicAddresses(0, most))]);
  }
  const parts = 1 + Math.ceil(count / most);
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap>${element('loc', `${origin}/sitemap.xml?page=${index + 1}`)}</sitemap>`,
  );
  return `${xmlDeclaration}<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>\n`;
}

/** One part of a long map, from 1: the pages, then `most` records at a time; null behind the last one. */
export async function sitemapPart(origin: string, part: number, most = mostAddresses): Promise<string | null> {
  if (part === 1) return urlset(origin, await pagesOf((await countPublicAddresses()).lists));
  const addresses = await readPublicAddresses((part - 2) * most, most);
  return addresses.length === 0 ? null : urlset(origin, addresses);
}

/** A page changed when its own words did, a section that editors laid over them, or a record of its list: the latest. */
async function pagesOf(lists: ReadonlyMap<string, Date>): Promise<Address[]> {
  const sections = await sectionsChangedAt();
  return sitePages
    .filter(({ canonical }) => !canonical)
    .map(({ path }) => {
      const day = wordsDated[path]?.day;
      const changes = [lists.get(path), sections.get(path), day === undefined ? undefined : new Date(day)];
      return { path, changedAt: latestOf(changes.filter((date) => date !== undefined)) };
    });
}

function latestOf(dates: readonly Date[]): Date | undefined {
  return dates.reduce<Date | undefined>((latest, date) => (latest && latest >= date ? latest : date), undefined);
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
