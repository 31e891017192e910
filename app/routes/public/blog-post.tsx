import { data } from 'react-router';
import { findPublishedBlogPost, latestBlogPosts } from '~/collections/blog_posts/blog_posts.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import { blogPostData } from '~/site/articles/article-data.server';
import { articleHead, missingHead } from '~/site/articles/article-head';
import { loadArticle, loadInstead } from '~/site/articles/article-load.server';
import { BlogPostPage, blogList } from '~/site/articles/blog-post-page';
import { MissingArticle } from '~/site/articles/missing-article';
import { failedWords } from '~/site/failed-load';
import { originFrom } from '~/site/seo';
import type { Route } from './+types/blog-post';

const base = blogList.href;
const nothing = { title: 'Article Not Found', description: 'This article could not be found.' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const post = loaderData?.page?.article;
  if (post) {
    const image = post.socialImage || post.featuredImage;
    return articleHead({ ...post, image }, `${base}/${post.slug}`, originFrom(matches), 'BlogPosting');
  }
  const words = loaderData?.failure ? failedWords(loaderData.failure) : nothing;
  return missingHead({ ...words, path: location.pathname, origin: originFrom(matches) });
}

const loadPage = remembered(async (idOrSlug: string) => {
  const found = await findPublishedBlogPost(idOrSlug);
  return found && blogPostData(found);
});

const readNewest = remembered(latestBlogPosts);

export async function loader({ params, ...args }: Route.LoaderArgs) {
  const asked = { name: params.id, read: loadPage, failed: 'Failed to load the article', base };
  const { status, ...loaded } = await loadArticle(args, asked);
  const newest = await loadInstead(args.context, loaded, 'Failed to load blog posts', () => readNewest(3));
  return data({ ...loaded, newest }, { status });
}

export default function BlogPostRoute({ loaderData: { page, failure, newest } }: Route.ComponentProps) {
  if (page) return <BlogPostPage {...page} />;
  const description = "The article you're looking for doesn't exist or isn't published yet.";
  const toast = { title: 'Article not found', description, variant: 'destructive' as const };
  return <MissingArticle title={nothing.title} toast={toast} failure={failure} back={blogList} newest={newest} />;
}
