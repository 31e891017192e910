import { data, redirect } from 'react-router';
import {
  findPublishedBlogPost,
  neighboursOfBlogPost,
  relatedBlogPosts,
} from '~/collections/blog_posts/blog_posts.queries.server';
import { errorToast } from '~/lib/toast';
import { renderArticle } from '~/server/html/article.server';
import { remembered } from '~/server/remembered-reads.server';
import { ArticleDate } from '~/site/articles/article-facts';
import { articleHead } from '~/site/articles/article-head';
import { loadOrFail } from '~/site/articles/article-load.server';
import { ArticleOnward } from '~/site/articles/article-onward';
import { ArticlePage } from '~/site/articles/article-page';
import { listHref } from '~/site/articles/list-address';
import { MissingArticle, nothingPublished } from '~/site/articles/missing-article';
import { demoHref } from '~/site/next-steps';
import { originFrom, pageMeta } from '~/site/seo';
import type { Route } from './+types/blog-post';

const base = '/blog';
const back = { href: base, label: 'Back to Blog' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const post = loaderData?.page?.post;
  if (post) {
    const image = post.socialImage || post.featuredImage;
    return articleHead({ ...post, image }, `${base}/${post.slug}`, originFrom(matches), 'BlogPosting');
  }
  const nothing = { description: 'This article could not be found.', path: location.pathname };
  return [
    ...pageMeta({ ...nothing, title: 'Article Not Found', origin: originFrom(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
}

const loadPage = remembered(async (idOrSlug: string) => {
  const found = await findPublishedBlogPost(idOrSlug);
  if (!found) return null;
  const { content, ...post } = found;
  const [rendered, neighbours, related] = await Promise.all([
    renderArticle(content),
    neighboursOfBlogPost(post.id),
    relatedBlogPosts(post),
  ]);
  return { post, rendered, ...neighbours, related };
});

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { loaded: page, failure } = await loadOrFail(context, 'Failed to load the article', () => loadPage(params.id));
  if (failure) return data({ page: null, failure }, { status: 500 });
  if (!page) return data({ page: null, failure: null }, { status: 404 });
  if (page.post.slug !== params.id) throw redirect(`${base}/${page.post.slug}${new URL(request.url).search}`, 301);
  return data({ page, failure: null });
}

export default function BlogPostPage({ loaderData: { page, failure } }: Route.ComponentProps) {
  if (failure) {
    const text = 'The fault is on our side and has been recorded. Please try again in a moment.';
    const toast = errorToast(failure.sentence);
    return (
      <MissingArticle title={failure.sentence} text={text} requestId={failure.requestId} back={back} toast={toast} />
    );
  }
  if (!page) {
    const description = "The article you're looking for doesn't exist or isn't published yet.";
    const toast = { title: 'Article not found', description, variant: 'destructive' as const };
    return <MissingArticle title="Article Not Found" text={nothingPublished} back={back} toast={toast} />;
  }
  const { post, rendered, previous, next, related } = page;
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
