import type { MetaDescriptor } from 'react-router';
import { feedLinks } from '~/site/feed-links';
import { pageMeta } from '~/site/seo';
import { recordShown, socialPicture } from '~/site/social-picture';
import { type ArticleFacts, article as articleThing } from '~/site/structured-data';
import { titleOf } from './article-facts';

interface ArticleHead {
  title: string;
  excerpt: string;
  metaTitle: string | null;
  metaDescription: string | null;
  /** Left out where a kind of record has no date of its own. */
  publishDate?: Date | null;
  updatedAt: Date;
  /** Left out where a kind of record has none: the company stands for it then. */
  author?: string;
  tags: string[];
  /** Path or address of its picture; without one it is drawn. */
  image: string | null;
  /** Where it was published first, when that was elsewhere. */
  canonicalUrl?: string | null;
}

/** What search engines and social networks read of an article. */
export function articleHead(
  article: ArticleHead,
  path: string,
  origin: string,
  kind: ArticleFacts['kind'] = 'Article',
): MetaDescriptor[] {
  const base = origin || 'http://local.invalid';
  const own = article.image && URL.canParse(article.image, base) ? article.image : null;
  const image = own ?? socialPicture(path, recordShown(article));
  const title = article.metaTitle || titleOf(article);
  const description = article.metaDescription || article.excerpt;
  const { author, updatedAt, tags, publishDate = null } = article;
  const url = `${origin}${path}`;
  const facts = { kind, title: titleOf(article), description, url, author, updatedAt, tags, publishDate };
  const things = [articleThing(origin, { ...facts, image: new URL(image, base).href })];
  const elsewhere = article.canonicalUrl && /^https?:\/\//i.test(article.canonicalUrl) ? article.canonicalUrl : null;
  return [
    ...pageMeta({ title, name: titleOf(article), description, path, origin, type: 'article', image, things }).map(
      (tag) => (elsewhere && 'rel' in tag && tag.rel === 'canonical' ? { ...tag, href: elsewhere } : tag),
    ),
    ...feedLinks(path, origin),
    ...(publishDate ? [{ property: 'article:published_time', content: publishDate.toISOString() }] : []),
    { property: 'article:modified_time', content: updatedAt.toISOString() },
    ...(author ? [{ property: 'article:author', content: author }] : []),
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}

/** What search engines read at an address where there is nothing: that it is not to be kept. */
export function missingHead(page: {
  title: string;
  description: string;
  path: string;
  origin: string;
}): MetaDescriptor[] {
  return [...pageMeta(page), { name: 'robots', content: 'noindex' }];
}
