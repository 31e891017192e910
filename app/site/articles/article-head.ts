import type { MetaDescriptor } from 'react-router';
import { originFrom, pageMeta } from '~/site/seo';
import { titleOf } from './article-facts';

interface ArticleHead {
  title: string;
  excerpt: string;
  metaTitle: string | null;
  metaDescription: string | null;
  publishDate: Date;
  updatedAt: Date;
  author: string;
  tags: string[];
  /** Path or address of its picture. */
  image: string | null;
  /** Where it was published first, when that was elsewhere. */
  canonicalUrl?: string | null;
}

/** What search engines and social networks read of an article. */
export function articleHead(article: ArticleHead, path: string, matches: readonly unknown[]): MetaDescriptor[] {
  const origin = originFrom(matches);
  const image =
    article.image && URL.canParse(article.image, origin || 'http://local.invalid') ? article.image : undefined;
  const tags = pageMeta({
    title: article.metaTitle || titleOf(article),
    description: article.metaDescription || article.excerpt,
    path,
    origin,
    type: 'article',
    image,
  });
  const elsewhere = article.canonicalUrl && /^https?:\/\//i.test(article.canonicalUrl) ? article.canonicalUrl : null;
  return [
    ...tags.map((tag) => (elsewhere && 'rel' in tag && tag.rel === 'canonical' ? { ...tag, href: elsewhere } : tag)),
    { property: 'article:published_time', content: article.publishDate.toISOString() },
    { property: 'article:modified_time', content: article.updatedAt.toISOString() },
    ...(article.author ? [{ property: 'article:author', content: article.author }] : []),
    ...article.tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}
