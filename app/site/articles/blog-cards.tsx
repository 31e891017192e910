import type { BlogPostSummary } from '~/collections/blog_posts/blog_posts.queries.server';
import { ArticleCover } from './article-cover';
import { Byline, Tags, titleOf } from './article-facts';

const featuredTags = 2;
const latestTags = 3;
const link = 'after:absolute after:inset-0 group-hover/card:text-accent';
const title = 'transition-colors duration-(--duration-quick)';

function TitleLink({ post }: { post: BlogPostSummary }) {
  return (
    <a href={`/blog/${post.slug}`} className={link}>
      {titleOf(post)}
    </a>
  );
}

/** One large story and up to two beside it. */
export function FeaturedPosts({ posts }: { posts: BlogPostSummary[] }) {
  const [lead, ...others] = posts;
  if (!lead) return null;
  return (
    <div className="grid grid-cols-12 md:gap-x-8 gap-y-10 lg:gap-x-12">
      <article className={`group/card relative col-span-12 ${others.length > 0 ? 'lg:col-span-8' : 'lg:col-span-9'}`}>
        <ArticleCover article={lead} sizes="(min-width: 64rem) 66vw, 100vw" className="lg:aspect-4/3" priority />
        <h3 className={`mt-6 max-w-[24em] text-3xl ${title}`}>
          <TitleLink post={lead} />
        </h3>
        <p className="mt-4 max-w-[48ch] text-lg leading-normal text-muted">{lead.excerpt}</p>
        <Tags tags={lead.tags} most={featuredTags} className="mt-5" />
        <Byline article={lead} className="mt-4" />
      </article>
      {others.length > 0 && (
        <div className="col-span-12 flex flex-col gap-10 lg:col-span-4 lg:border-l lg:border-line lg:pl-12">
          {others.map((post) => (
            <article
              key={post.slug}
              className="group/card relative max-lg:flex max-lg:gap-5 max-lg:border-t max-lg:border-line max-lg:pt-8 sm:gap-6"
            >
              <div className="shrink-0 max-lg:order-last max-lg:w-24 max-lg:pt-1 sm:max-lg:w-36">
                <ArticleCover article={post} sizes="(min-width: 64rem) 26vw, 9rem" />
              </div>
              <div className="min-w-0 grow">
                <h3 className={`text-xl leading-tight lg:mt-5 ${title}`}>
                  <TitleLink post={post} />
                </h3>
                <p className="mt-2.5 max-w-[60ch] text-muted">{post.excerpt}</p>
                <Tags tags={post.tags} most={featuredTags} className="mt-4" />
                <Byline article={post} className="mt-3" />
              </div>
            </article>
          ))}
        </div>
      )}
    </div>
  );
}

/** A piece of the dense list below. */
export function LatestPost({ post }: { post: BlogPostSummary }) {
  return (
    <article className="group/card relative flex gap-5 border-t border-line py-7 sm:gap-6">
      <div className="min-w-0 grow">
        <h3 className={`text-xl leading-tight ${title}`}>
          <TitleLink post={post} />
        </h3>
        <p className="mt-2.5 max-w-[60ch] text-muted">{post.excerpt}</p>
        <Tags tags={post.tags} most={latestTags} className="mt-4" />
        <Byline article={post} className="mt-3" />
      </div>
      <div className="w-24 shrink-0 pt-1 sm:w-40">
        <ArticleCover article={post} sizes="10rem" shape="small" />
      </div>
    </article>
  );
}
