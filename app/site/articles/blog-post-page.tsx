import { demoHref } from '../next-steps';
import type { BlogPostData } from './article-data.server';
import { ArticleDate } from './article-facts';
import { ArticleOnward } from './article-onward';
import { ArticlePage } from './article-page';
import { listHref } from './list-address';

const base = '/blog';

/** Where its list is. */
export const blogList = { href: base, label: 'Back to Blog' };

export function BlogPostPage({ article: post, rendered, previous, next, related }: BlogPostData) {
  const facts = [
    ...(post.author ? [{ term: 'Author', value: post.author }] : []),
    { term: 'Published', value: <ArticleDate date={post.publishDate} /> },
    { term: 'Reading time', value: post.readTime || `${rendered.readingMinutes} min read` },
  ];
  return (
    <ArticlePage article={post} rendered={rendered} back={blogList} facts={facts}>
      <ArticleOnward
        base={base}
        back={blogList}
        tags={post.tags.map((label) => ({ label, href: listHref(base, { category: label }) }))}
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
