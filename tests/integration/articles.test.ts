import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  findPublishedBlogPost,
  listPublishedBlogPosts,
  neighboursOfBlogPost,
  relatedBlogPosts,
} from '~/collections/blog_posts/blog_posts.queries.server';
import { blogPostsRecords } from '~/collections/blog_posts/blog_posts.record.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import {
  findPublishedInsight,
  listPublishedInsights,
  neighboursOfInsight,
  relatedInsights,
} from '~/collections/insights/insights.queries.server';
import { insightsRecords } from '~/collections/insights/insights.record.server';
import { insightsTable } from '~/collections/insights/insights.table.server';
import { nextScheduled } from '~/collections/scheduled.server';
import { eachDriver } from '../support/drivers';
import { addInsights, addPosts, day, inAnHour, insight, post, useArticles } from './articles-kit';

eachDriver('public articles', (kit) => {
  const handle = useArticles(kit);

  describe('only what is published is public', () => {
    it('drafts and future dates are in no list, no detail, no count, no neighbour', async () => {
      const records = [
        insight('public', { tags: ['t'], publishDate: day(2) }),
        insight('draft', { tags: ['t'], status: 'draft', publishDate: day(1) }),
        insight('future', { tags: ['t'], publishDate: inAnHour() }),
        insight('future-draft', { tags: ['t'], status: 'draft', publishDate: inAnHour() }),
      ];
      await addInsights(...records);
      await addPosts(...records);

      const insights = await listPublishedInsights({});
      expect(insights.articles.map((row) => row.slug)).toEqual(['public']);
      expect(insights).toMatchObject({ total: 1, pageCount: 1, categories: [{ name: 'General', count: 1 }] });
      const posts = await listPublishedBlogPosts({});
      expect(posts.featured.map((row) => row.slug)).toEqual(['public']);
      expect(posts).toMatchObject({ total: 1, categories: [{ name: 't', count: 1 }] });
      for (const slug of ['draft', 'future', 'future-draft']) {
        expect(await findPublishedInsight(slug)).toBeNull();
        expect(await findPublishedBlogPost(slug)).toBeNull();
      }
      const found = await findPublishedInsight('public');
      if (!found) throw new Error('the public one is missing');
      expect(await relatedInsights(found)).toEqual([]);
      expect(await neighboursOfInsight(found.id)).toEqual({ previous: null, next: null });
      expect((await listPublishedInsights({ query: 'future' })).total).toBe(0);
      expect((await listPublishedBlogPosts({ category: 't' })).total).toBe(1);
    });

    it('becomes public at its date by the clock of the database', async () => {
      await addInsights(insight('soon', { publishDate: inAnHour() }));
      expect((await listPublishedInsights({})).total).toBe(0);
      const before = await nextScheduled(null, [insightsRecords]);
      expect(before.dueInMs).toBeGreaterThan(0);
      await handle.orm.update(insightsTable).set({ publishDate: sql`now()` });
      expect((await listPublishedInsights({})).total).toBe(1);
      expect((await nextScheduled(null, [insightsRecords])).dueInMs).toBeNull();
      // Whoever looked before it was due hears of it all the same, once.
      const after = await nextScheduled(before.now, [insightsRecords]);
      expect(after.dueInMs).toBeLessThanOrEqual(0);
      expect((await nextScheduled(after.now, [insightsRecords])).dueInMs).toBeNull();
      await handle.orm.update(insightsTable).set({ publishDate: inAnHour() });
      // The clock was set back by a day.
      const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
      expect((await nextScheduled(tomorrow, [insightsRecords])).dueInMs).toBeGreaterThan(0);
    });

    it('announces the next scheduled record, and no draft', async () => {
      expect((await nextScheduled(null, [blogPostsRecords])).dueInMs).toBeNull();
      await addPosts(
        post('draft', { status: 'draft', publishDate: new Date(Date.now() + 1000) }),
        post('later', { publishDate: inAnHour() }),
        post('past'),
      );
      const wait = (await nextScheduled(null, [blogPostsRecords])).dueInMs ?? 0;
      expect(Math.abs(wait - 3_600_000)).toBeLessThan(10_000);
    });
  });

  describe('one article', () => {
    it('is found by id and by slug, in any case', async () => {
      const [row] = await addInsights(insight('the-slug')).returning({ id: insightsTable.id });
      const id = row?.id ?? '';
      for (const name of [id, id.toUpperCase(), 'the-slug', 'The-Slug']) {
        expect((await findPublishedInsight(name))?.slug).toBe('the-slug');
      }
    });

    it.each([
      '',
      ' ',
      'nothing-here',
      '00000000-0000-0000-0000-000000000000',
      '00000000-0000-0000-0000-00000000000',
      '..',
      'a b',
      'a--b',
      '-a',
      "a'b",
      'a%b',
      'a\u0000b',
      '\ud800',
      'ß',
      'x'.repeat(10_000),
      '{}',
      '1',
    ])('%j is nobody', async (name) => {
      await addInsights(insight('a'));
      await addPosts(post('a'));
      expect(await findPublishedInsight(name)).toBeNull();
      expect(await findPublishedBlogPost(name)).toBeNull();
    });

    it('prefers the id where a slug looks like the id of another', async () => {
      const [first] = await addPosts(post('first')).returning({ id: blogPostsTable.id });
      await addPosts(post(first?.id ?? ''));
      expect((await findPublishedBlogPost(first?.id ?? ''))?.slug).toBe('first');
    });

    it('knows what was published before and after it, to the microsecond', async () => {
      await addPosts(post('a', { publishDate: day(1) }), post('b', { publishDate: day(2) }), post('c'));
      await handle.orm.execute(
        sql`update blog_posts set publish_date = timestamptz '2025-01-02T00:00:00.000001Z' where slug = 'c'`,
      );
      const middle = await findPublishedBlogPost('b');
      const { previous, next } = await neighboursOfBlogPost(middle?.id ?? '');
      expect([previous?.slug, next?.slug]).toEqual(['a', 'c']);
      const newest = await findPublishedBlogPost('c');
      const ends = await neighboursOfBlogPost(newest?.id ?? '');
      expect([ends.previous?.slug, ends.next]).toEqual(['b', null]);
    });

    it('relates by shared tags, then category, then date, and never to itself', async () => {
      await addInsights(
        insight('me', { tags: ['x', "y'"], researchCategory: 'Physics' }),
        insight('two-tags', { tags: ["y'", 'x', 'z'], publishDate: day(1) }),
        insight('one-tag', { tags: ['x'], publishDate: day(9) }),
        insight('category', { researchCategory: 'Physics', publishDate: day(2) }),
        insight('newest', { publishDate: day(20) }),
      );
      const me = await findPublishedInsight('me');
      if (!me) throw new Error('missing');
      const related = async (to: typeof me) => (await relatedInsights(to)).map(({ slug }) => slug);
      expect(await related(me)).toEqual(['two-tags', 'one-tag', 'category']);
      expect(await related({ ...me, tags: [] })).toEqual(['category', 'newest', 'one-tag']);
      expect(await relatedBlogPosts({ id: me.id, tags: [] })).toEqual([]);
    });
  });
});
