import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { listRecords, readListState } from '~/admin/record-list.server';
import { listPublishedBlogPosts } from '~/collections/blog_posts/blog_posts.queries.server';
import {
  findPublishedInsight,
  listPublishedInsights,
  relatedInsights,
} from '~/collections/insights/insights.queries.server';
import { insightsRecords } from '~/collections/insights/insights.record.server';
import { listedCount } from '~/lib/list-limits';
import { searchSite } from '~/site/search/search.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { explained } from '../support/explained.ts';
import { addManyInsights, addVaried } from '../support/many-insights.ts';

eachDriver('more than ten thousand insights', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeAll(async () => {
    await addManyInsights(handle, 10_050);
    // The oldest of all, and the only one of its category and with its tag.
    await handle.orm.execute(
      sql`update insights set research_category = 'Featured', tags = '{Rare}' where slug = 'record-10050'`,
    );
    await handle.orm.execute(sql`vacuum analyze insights`);
  });

  it('are counted up to ten thousand, which is said, and paged through so far', async () => {
    const first = await listPublishedInsights({});
    expect([first.total, first.pageCount]).toEqual([10_000, 834]);
    expect(listedCount(first.total)).toBe('10,000 or more');
    expect(listedCount(9_999)).toBe('9999');
    const last = await listPublishedInsights({ page: 834 });
    expect(last.articles.at(-1)?.slug).toBe('record-10007');
    expect((await listPublishedInsights({ page: 99_999 })).page).toBe(835);
  });

  it('begin with the featured ones, however old, and the database finds them without reading the others', async () => {
    const read = () => listPublishedInsights({});
    const { featured, articles } = await read();
    expect(featured.map(({ slug }) => slug)).toEqual(['record-10050']);
    expect(articles[0]?.slug).toBe('record-1');
    expect(await explained(handle, read)).toContain('Index Scan Backward using insights_featured_first_idx');
  });

  it('are not read through for those of one category or with one tag', async () => {
    const ofOne = () => listPublishedInsights({ category: 'Featured' });
    expect((await ofOne()).total).toBe(1);
    expect(await explained(handle, ofOne)).toMatch(
      /Index Scan using insights_public_in_category_idx[\s\S]*Index Scan Backward using insights_public_in_category_idx/,
    );
    const tagged = () =>
      listRecords(insightsRecords, readListState(new URLSearchParams('field=tags&term=Rare'), insightsRecords));
    expect((await tagged()).total).toBe(1);
    expect(await explained(handle, tagged)).toContain('Bitmap Index Scan on insights_tags_idx');
  });

  it('leave the oldest to be found by its address, by a search and beside others', async () => {
    const oldest = await findPublishedInsight('record-10050');
    if (!oldest) throw new Error('The oldest insight is not found.');
    expect(await relatedInsights(oldest)).toHaveLength(3);
    const found = await searchSite({ query: '"number 10050"', kind: 'insights', page: 1 });
    expect(found.results[0]?.path).toBe('/insights/record-10050');
    const everywhere = await searchSite({ query: 'annealing', kind: null, page: 1 });
    expect(everywhere.counts.find(({ kind }) => kind === 'insights')?.count).toBe(10_000);
  });

  it('are not looked through for words that begin like one which is in all of them', async () => {
    const plan = await explained(handle, () => searchSite({ query: 'annealing', kind: null, page: 1 }));
    expect(plan).toMatch(/One-Time Filter: .*\n(?:.*Buffers.*\n)?.*Scan.* on insights .*\(never executed\)/);
  });
});

eachDriver('two thousand blog posts', (kit) => {
  const handle = useMigratedDatabase(kit);

  it('are not read through for those with one tag', async () => {
    await addVaried(handle, 'blog_posts', 1, 2_000);
    const tagged = () => listPublishedBlogPosts({ category: 'Topic 1' });
    expect((await tagged()).total).toBe(1);
    expect(await explained(handle, tagged)).toContain('Bitmap Index Scan on blog_posts_tags_idx');
  });
});
