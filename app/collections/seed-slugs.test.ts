import { expect, it } from 'vitest';
import { withOwnSlugs } from './seed-slugs';

it('Two seeds with one slug are refused, with the place where to mend it', () => {
  const seeds = [{ slug: 'one' }, { slug: 'two' }];
  expect(withOwnSlugs('insights', seeds)).toBe(seeds);
  expect(() => withOwnSlugs('blog_posts', [...seeds, { slug: 'one' }])).toThrow(
    'Two seeds of blog_posts have the slug "one": give each its own in app/collections/blog_posts/blog_posts.seed.server.ts.',
  );
});
