import type { MetaDescriptor } from 'react-router';
import { company } from '~/lib/company';
import { readPicturePath } from '~/lib/pictures';
import { findPage, pagesAbove, type SitePage } from './site-map';
import { socialPicture, socialSize } from './social-picture';
import { breadcrumbs, type Thing } from './structured-data';

interface PageMeta {
  /** Without the company name: it is added. */
  title: string;
  /** What the page calls itself, where search engines are given another title: for the way to it. */
  name?: string;
  /** 120 to 160 characters say enough and are shown whole by search engines. */
  description: string;
  /** The canonical path, starting with a slash. */
  path: string;
  /** From `originFrom(matches)`. */
  origin: string;
  type?: 'website' | 'article';
  /** Path or address of the social card; without one, the page's own picture or that of the page above it. */
  image?: string | undefined;
  /** What the page is about, for search engines. The way to it from the home page is added. */
  things?: readonly Thing[];
}

/** Everything that search engines and social networks read of a page. */
export function pageMeta({
  title,
  name = title,
  description,
  path,
  origin,
  type = 'website',
  image,
  things = [],
}: PageMeta): MetaDescriptor[] {
  const fullTitle = path === '/' ? title : `${title} | ${company.name}`;
  const url = `${origin}${path}`;
  const trail = trailTo(path, name);
  const graph = trail.length > 1 ? [...things, breadcrumbs(origin, trail)] : things;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: company.name },
    { property: 'og:locale', content: 'en_US' },
    ...pictureTags(image || pagePicture(path), title, origin),
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(graph.length > 0
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } } as MetaDescriptor]
      : []),
  ];
}

function pictureTags(image: string, title: string, origin: string): MetaDescriptor[] {
  const { pathname, href } = new URL(image, origin || 'http://local.invalid');
  const size = pathname.startsWith('/social/') ? socialSize : readPicturePath(pathname);
  return [
    { property: 'og:image', content: href },
    ...(size
      ? [
          { property: 'og:image:width', content: String(size.width) },
          { property: 'og:image:height', content: String(size.height) },
        ]
      : []),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: href },
    { name: 'twitter:image:alt', content: title },
  ];
}

const pathOnly = (path: string) => path.replace(/[?#].*$/, '');

/** The picture of the page at this path, else of the nearest page above it. */
function pagePicture(path: string): string {
  const page = findPage(pathOnly(path)) ?? pagesAbove(pathOnly(path)).at(-1);
  return page ? socialPicture(page.path, page.title) : socialPicture('/', company.name);
}

/** From the home page to this one. A record's own name is its title. */
function trailTo(path: string, title: string): { name: string; path: string }[] {
  const here = pathOnly(path);
  const known = findPage(here);
  const crumb = (page: SitePage) => ({ name: page.label, path: page.path });
  return [...pagesAbove(here).map(crumb), known ? crumb(known) : { name: title, path: here }];
}

/** The address visitors use, out of the root loader's data: `meta({ matches })` passes its matches in. */
export function originFrom(matches: readonly unknown[]): string {
  const root = matches[0] as { loaderData?: { origin?: string } } | undefined;
  return root?.loaderData?.origin ?? '';
}
