import { beforeEach, describe, expect, it } from 'vitest';
import {
  findPublishedBlogPost,
  listPublishedBlogPosts,
  neighboursOfBlogPost,
} from '~/collections/blog_posts/blog_posts.queries.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { listPublishedInsights } from '~/collections/insights/insights.queries.server';
import { eachDriver } from '../support/drivers';
import { addInsights, addPosts, day, insight, post, useArticles } from './articles-kit';

eachDriver('public articles', (kit) => {
  const handle = useArticles(kit);

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
      expect((await listPublishedBlogPosts({ query: 'the needlestack' })).total).toBe(1);
    });

    it('finds a phrase across blanks that do not break, however either is typed', async () => {
      await addPosts(
        post('a', { title: 'Quantum\u00a0Zeno', content: '<p>It ends.\u00a0 Then\u202f\u2009it begins.</p>' }),
      );
      for (const query of ['quantum zeno', 'Quantum\u00a0Zeno', 'ends. then it']) {
        expect((await listPublishedBlogPosts({ query })).total, query).toBe(1);
      }
    });
  });

  it('puts the one of a day first that was written last, in the list and beside an article', async () => {
    const hours = [3, 9, 1, 7, 5];
    const at = (hour: number) => new Date(Date.UTC(2025, 0, 2, hour));
    await addPosts(...hours.map((hour) => post(`at-${hour}`, { publishDate: day(2), createdAt: at(hour) })));
    const { featured, articles } = await listPublishedBlogPosts({});
    const listed = [...featured, ...articles];
    expect(listed.map(({ slug }) => slug)).toEqual(['at-9', 'at-7', 'at-5', 'at-3', 'at-1']);
    const { previous, next } = await neighboursOfBlogPost((await findPublishedBlogPost('at-7'))?.id ?? '');
    expect([previous?.slug, next?.slug]).toEqual(['at-5', 'at-9']);
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

    it('leads to what a category holds whose name was stored with a blank that does not break', async () => {
      await addInsights(insight('optics', { researchCategory: 'Quantum\u00a0Optics' }));
      await addPosts(post('zeno', { tags: ['Deep  Tech'] }));
      expect((await listPublishedInsights({ category: 'Quantum\u00a0Optics' })).total).toBe(1);
      expect((await listPublishedBlogPosts({ category: 'Deep  Tech' })).total).toBe(1);
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

  it('a tag that a post has twice counts it once', async () => {
    await addPosts(post('twice', { tags: ['LLM', 'QUBO', 'LLM'] }), post('once', { tags: ['QUBO'] }));
    expect((await listPublishedBlogPosts({})).categories).toEqual([
      { name: 'QUBO', count: 2 },
      { name: 'LLM', count: 1 },
    ]);
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
});
