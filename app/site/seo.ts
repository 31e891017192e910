import type { MetaDescriptor } from 'react-router';
import { company } from './company';

interface PageMeta {
  /** Without the company name: it is added. */
  title: string;
  /** 120 to 160 characters say enough and are shown whole by search engines. */
  description: string;
  /** The canonical path, starting with a slash. */
  path: string;
  /** From `originFrom(matches)`. */
  origin: string;
  type?: 'website' | 'article';
  /** Path or address of the social card. */
  image?: string;
}

/** Everything that search engines and social networks read of a page. */
export function pageMeta({ title, description, path, origin, type = 'website', image }: PageMeta): MetaDescriptor[] {
  const fullTitle = path === '/' ? title : `${title} | ${company.name}`;
  const url = `${origin}${path}`;
  const picture = image && new URL(image, origin).href;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: company.name },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ];
}

/** The address visitors use, out of the root loader's data: `meta({ matches })` passes its matches in. */
export function originFrom(matches: readonly unknown[]): string {
  const root = matches[0] as { loaderData?: { origin?: string } } | undefined;
  return root?.loaderData?.origin ?? '';
}
