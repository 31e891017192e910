import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
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
import { eachDriver, useMigratedDatabase } from '../support/drivers';

const day = (number: number) => new Date(Date.UTC(2025, 0, number));
const inAnHour = () => new Date(Date.now() + 3_600_000);

function insight(slug: string, more: Partial<typeof insightsTable.$inferInsert> = {}) {
  return {
    slug,
    title: `Title of ${slug}`,
    excerpt: 'Excerpt',
    content: '<p>Content</p>',
    author: 'Author',
    status: 'published' as const,
    publishDate: day(1),
    ...more,
  };
}

const post = insight;

eachDriver('public articles', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeEach(async () => {
    await handle.orm.delete(insightsTable);
    await handle.orm.delete(blogPostsTable);
  });

  const addInsights = (...records: (typeof insightsTable.$inferInsert)[]) =>
    handle.orm.insert(insightsTable).values(records);
  const addPosts = (...records: (typeof blogPostsTable.$inferInsert)[]) =>
    handle.orm.insert(blogPostsTable).values(records);

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

  describe('search', () => {
    const texts = [
      '100% sure',
      '100 sure',
      'snake_case',
      'snakeXcase',
      'C:\\temp',
      "it's",
      '"quoted"',
      'Ångström 量子',
    ];
    beforeEach(() => addInsights(...texts.map((title, index) => insight(`s-${index}`, { title }))));

    it.each([
      ['100%', ['100% sure']],
      ['%', ['100% sure']],
      ['snake_case', ['snake_case']],
      ['_', ['snake_case']],
      ['\\', ['C:\\temp']],
      ['c:\\TEMP', ['C:\\temp']],
      ["it's", ["it's"]],
      ['"QUOTED"', ['"quoted"']],
      ['Ångström', ['Ångström 量子']],
      ['量子', ['Ångström 量子']],
      ['\u0000100%\u0000', ['100% sure']],
      ['  100%  ', ['100% sure']],
      ["'; drop table insights; --", []],
      ['\ud800', []],
      ['x'.repeat(10_000), []],
    ])('%j finds %j', async (query, titles) => {
      const { articles, total } = await listPublishedInsights({ query });
      expect(articles.map((row) => row.title)).toEqual(titles);
      expect(total).toBe(titles.length);
    });

    it.each(['', '   ', '\u0000', null, undefined])('%j finds everything', async (query) => {
      expect((await listPublishedInsights({ query: query ?? undefined })).total).toBe(texts.length);
    });

    it('looks into title, excerpt and the text of the content, not into its tags or other fields', async () => {
      await addPosts(
        post('a', { title: 'Needle here' }),
        post('b', { excerpt: 'a NEEDLE too' }),
        post('c', { content: '<p>in the <em>needle</em>stack &amp; more</p>' }),
        post('d', { content: '<p title="needle">x</p>', author: 'Needle', tags: ['needle'] }),
      );
      const { featured, articles } = await listPublishedBlogPosts({ query: 'needle' });
      expect([...featured, ...articles].map((row) => row.slug).sort()).toEqual(['a', 'b', 'c']);
      expect((await listPublishedBlogPosts({ query: '& more' })).total).toBe(1);
    });
  });

  describe('groups and categories', () => {
    beforeEach(() =>
      addInsights(
        insight('old-featured', { researchCategory: 'Featured', publishDate: day(1) }),
        insight('physics', { researchCategory: 'Physics', publishDate: day(3), title: 'Physics of needles' }),
        insight('physics-2', { researchCategory: 'Physics', publishDate: day(4) }),
        insight('none', { researchCategory: null, publishDate: day(5) }),
        insight('blank', { researchCategory: '  ', publishDate: day(6) }),
        insight('general', { researchCategory: 'General', publishDate: day(7) }),
      ),
    );

    it('marks the featured group and counts a missing category as General', async () => {
      const list = await listPublishedInsights({});
      expect(list.featured.map((row) => row.slug)).toEqual(['old-featured']);
      expect(list.articles.map((row) => row.slug)).toEqual(['general', 'blank', 'none', 'physics-2', 'physics']);
      expect(list.articles.map((row) => row.category)).toEqual(['General', 'General', 'General', 'Physics', 'Physics']);
      expect(list.categories).toEqual([
        { name: 'General', count: 3 },
        { name: 'Physics', count: 2 },
        { name: 'Featured', count: 1 },
      ]);
    });

    it.each([
      ['General', ['general', 'blank', 'none']],
      ['Physics', ['physics-2', 'physics']],
      ['Featured', ['old-featured']],
      ['Unknown', []],
      ["Phys'ics", []],
      ['%', []],
      ['\u0000Physics', ['physics-2', 'physics']],
      ['y'.repeat(10_000), []],
    ])('category %j holds %j', async (category, slugs) => {
      const { featured, articles, total } = await listPublishedInsights({ category });
      expect([...featured, ...articles].map((row) => row.slug)).toEqual(slugs);
      expect(total).toBe(slugs.length);
    });

    it('counts in each category what the search finds there', async () => {
      const { categories, total } = await listPublishedInsights({ query: 'needle', category: 'General' });
      expect(total).toBe(0);
      expect(categories).toContainEqual({ name: 'Physics', count: 1 });
      expect(categories).toContainEqual({ name: 'General', count: 0 });
    });
  });

  describe('pages', () => {
    const numbers = Array.from({ length: 27 }, (_, index) => index + 1);
    it('has twelve on each, newest first, every record once', async () => {
      await addInsights(...numbers.map((number) => insight(`n-${number}`, { publishDate: day(number) })));
      const pages = await Promise.all([1, 2, 3].map((page) => listPublishedInsights({ page })));
      const slugs = pages.map(({ articles }) => articles.map((row) => row.slug));
      expect(slugs.map((page) => page.length)).toEqual([12, 12, 3]);
      expect(slugs.flat()).toEqual(numbers.toReversed().map((number) => `n-${number}`));
      expect(pages[0]).toMatchObject({ total: 27, page: 1, pageCount: 3 });
    });

    it('orders records of the same instant by id, so that pages never overlap', async () => {
      await addPosts(...numbers.map((number) => post(`n-${number}`)));
      const pages = await Promise.all([1, 2, 3].map((page) => listPublishedBlogPosts({ page })));
      const slugs = pages.flatMap(({ featured, articles }) => [...featured, ...articles].map((row) => row.slug));
      const stored = await handle.orm.select().from(blogPostsTable);
      const byId = stored.toSorted((one, other) => (one.id < other.id ? 1 : -1));
      expect(slugs).toEqual(byId.map(({ slug }) => slug));
      expect(slugs).toHaveLength(27);
    });

    it('features the first three posts that match, on the first page only', async () => {
      await addPosts(...numbers.map((number) => post(`n-${number}`, { publishDate: day(number), tags: ['x'] })));
      const first = await listPublishedBlogPosts({ query: 'title', category: 'x' });
      expect(first.featured.map((row) => row.slug)).toEqual(['n-27', 'n-26', 'n-25']);
      expect(first.articles.map((row) => row.slug)[0]).toBe('n-24');
      expect((await listPublishedBlogPosts({ page: 2 })).featured).toEqual([]);
    });

    it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('page %d is the first', async (page) => {
      await addInsights(insight('only'));
      expect(await listPublishedInsights({ page })).toMatchObject({ page: 1, total: 1 });
    });

    it('is empty behind the last page', async () => {
      await addInsights(insight('only'));
      expect(await listPublishedInsights({ page: 1e9 })).toMatchObject({ articles: [], total: 1, pageCount: 1 });
    });

    it('reads neither the content nor the search text into a list', async () => {
      await addInsights(insight('only'));
      await addPosts(post('only'));
      const [row] = (await listPublishedInsights({})).articles;
      const [other] = (await listPublishedBlogPosts({})).featured;
      for (const summary of [row, other]) {
        expect(summary?.slug).toBe('only');
        expect(Object.keys(summary ?? {})).not.toContain('content');
        expect(Object.keys(summary ?? {})).not.toContain('searchText');
      }
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
      const slugs = (await relatedInsights(me, 4)).map((row) => row.slug);
      expect(slugs).toEqual(['two-tags', 'one-tag', 'category', 'newest']);
      expect(await relatedBlogPosts({ id: me.id, tags: [] })).toEqual([]);
    });
  });
});
