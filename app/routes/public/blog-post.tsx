import { data } from 'react-router';
import {
  findPublishedBlogPost,
  neighboursOfBlogPost,
  relatedBlogPosts,
} from '~/collections/blog_posts/blog_posts.queries.server';
import { renderArticle } from '~/server/html/article.server';
import { remembered } from '~/server/remembered-reads.server';
import { ArticleDate } from '~/site/articles/article-facts';
import { articleHead, missingHead } from '~/site/articles/article-head';
import { loadArticle } from '~/site/articles/article-load.server';
import { ArticleOnward } from '~/site/articles/article-onward';
import { ArticlePage } from '~/site/articles/article-page';
import { listHref } from '~/site/articles/list-address';
import { MissingArticle } from '~/site/articles/missing-article';
import { demoHref } from '~/site/next-steps';
import { originFrom } from '~/site/seo';
import type { Route } from './+types/blog-post';

const base = '/blog';
const back = { href: base, label: 'Back to Blog' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const post = loaderData?.page?.article;
  if (post) {
    const image = post.socialImage || post.featuredImage;
    return articleHead({ ...post, image }, `${base}/${post.slug}`, originFrom(matches), 'BlogPosting');
  }
  const nothing = { description: 'This article could not be found.', path: location.pathname };
  return missingHead({ ...nothing, title: 'Article Not Found', origin: originFrom(matches) });
}

const loadPage = remembered(async (idOrSlug: string) => {
  const found = await findPublishedBlogPost(idOrSlug);
  if (!found) return null;
  const { content, ...article } = found;
  const [rendered, neighbours, related] = await Promise.all([
    renderArticle(content),
    neighboursOfBlogPost(article.id),
    relatedBlogPosts(article),
  ]);
  return { article, rendered, ...neighbours, related };
});

export async function loader({ params, ...args }: Route.LoaderArgs) {
  const asked = { name: params.id, read: loadPage, failed: 'Failed to load the article', base };
  const { status, ...loaded } = await loadArticle(args, asked);
  return data(loaded, { status });
}

export default function BlogPostPage({ loaderData: { page, failure } }: Route.ComponentProps) {
  if (!page) {
    const description = "The article you're looking for doesn't exist or isn't published yet.";
    const toast = { title: 'Article not found', description, variant: 'destructive' as const };
    return <MissingArticle title="Article Not Found" toast={toast} failure={failure} back={back} />;
  }
  const { article: post, rendered, previous, next, related } = page;
  const facts = [
    ...(post.author ? [{ term: 'Author', value: post.author }] : []),
    { term: 'Published', value: <ArticleDate date={post.publishDate} /> },
    { term: 'Reading time', value: post.readTime || `${rendered.readingMinutes} min read` },
  ];
  return (
    <ArticlePage article={post} rendered={rendered} back={back} facts={facts}>
      <ArticleOnward
        base={base}
        back={back}
        tags={[...new Set(post.tags)].map((label) => ({ label, href: listHref(base, { category: label }) }))}
        invitation={{
          text: 'Would you rather see this on your own problem?',
          href: demoHref(),
          label: 'Request a demo',
        }}
        previous={previous}
        next={next}
        relatedTitle="Related articles"
        related={related}
      />
    </ArticlePage>
  );
}
