import { data } from 'react-router';
import { listPublishedBlogPosts } from '~/collections/blog_posts/blog_posts.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import { siteOrigin } from '~/server/site-origin.server';
import { loadList } from '~/site/articles/article-load.server';
import { FeaturedPosts, LatestPost } from '~/site/articles/blog-cards';
import { FeedsNote } from '~/site/articles/feeds-note';
import { readListState } from '~/site/articles/list-address';
import { listMeta } from '~/site/articles/list-meta';
import { ListPage, type ListWords } from '~/site/articles/list-page';
import { ReadersQuestion } from '~/site/articles/readers-question';
import { unreachedList } from '~/site/articles/unreached-list';
import { loadedHead } from '~/site/loaded-head';
import type { Route } from './+types/blog';

export const handle = { hydrate: true };

const words: ListWords = {
  base: '/blog',
  title: 'Blog',
  lead: 'Methods, tools and opinions from the people who do the work, written so that you can repeat it.',
  searchLabel: 'Search articles',
  categoriesLabel: 'Tags',
  one: 'article',
  many: 'articles',
  nothing: 'No articles found',
  nothingHint: '',
};

export const meta = loadedHead;

const readList = remembered(listPublishedBlogPosts);
const nothing = { featured: [], articles: [], categories: [], total: 0, page: 1, pageCount: 1 };
const failed = 'Failed to load blog posts';

export const clientMiddleware = [unreachedList(failed, () => nothing)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readListState(new URL(request.url).searchParams);
  const asked = { base: words.base, state, categoryField: 'tags', read: readList, failed, nothing };
  const { list, failure, status } = await loadList(context, asked);
  const head = listMeta('/blog', { state, total: list.total }, siteOrigin());
  return data({ ...list, head, state, failure }, { status });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { featured, articles } = loaderData;
  return (
    <>
      <ListPage words={words} list={loaderData}>
        {featured.length > 0 && (
          <section aria-labelledby="featured" className="border-t border-line-strong pt-6 pb-16 lg:pb-24">
            <h2 id="featured" className="mb-6 text-xl">
              Featured Articles
            </h2>
            <FeaturedPosts posts={featured} />
          </section>
        )}
        {articles.length > 0 && (
          <section aria-labelledby="latest" className="border-t border-line-strong pt-6 pb-10">
            <h2 id="latest" className="mb-6 text-xl">
              Latest Articles
            </h2>
            <div className="grid gap-x-12 lg:grid-cols-2">
              {articles.map((post) => (
                <LatestPost key={post.slug} post={post} />
              ))}
              {/* The last one stands alone in its row: the row's hairline goes on over the empty place. */}
              {articles.length % 2 === 1 && <span className="border-t border-line max-lg:hidden" />}
            </div>
          </section>
        )}
      </ListPage>
      <FeedsNote base="/blog">
        <ReadersQuestion />
      </FeedsNote>
    </>
  );
}
