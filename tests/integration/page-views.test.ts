import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { pageViewsAddress, readPageViewsState } from '~/admin/page-views/page-views';
import { reportPageViews } from '~/admin/page-views/page-views.server';
import { pageViews } from '~/server/views/page_views.table.server';
import { countedViews, storeViews } from '~/server/views/store-views.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers.ts';

const report = (search: string, today: string) =>
  reportPageViews(readPageViewsState(new URLSearchParams(search)), today);

eachDriver('page views', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeEach(async () => {
    await handle.orm.delete(pageViews);
  });

  const stored = () => handle.orm.select().from(pageViews).orderBy(pageViews.path, pageViews.referrer);

  it('Counts of several processes that write at once add up to one row a day', async () => {
    const counts: [string, number][] = [
      ['/\tnews.example\tphone\tEE', 2],
      ['/blog\t\tcomputer\t', 3],
    ];
    await Promise.all([storeViews(handle.orm, counts), storeViews(handle.orm, counts.toReversed())]);
    expect(await stored()).toMatchObject([
      { path: '/', referrer: 'news.example', device: 'phone', country: 'EE', views: 4 },
      { path: '/blog', referrer: '', device: 'computer', country: '', views: 6 },
    ]);
  });

  it('What can’t be written is kept and written later', async () => {
    await handle.orm.execute(sql`alter table page_views rename to page_views_away`);
    countedViews.noteAll([['/team\t\tphone\t', 1]]);
    await countedViews.write();
    await handle.orm.execute(sql`alter table page_views_away rename to page_views`);
    countedViews.noteAll([['/team\t\tphone\t', 1]]);
    await countedViews.write();
    expect(await stored()).toMatchObject([{ path: '/team', views: 2 }]);
  });

  it('A day with 20,000 rows tells the sites that link here apart no longer, but counts every view', async () => {
    await handle.orm.execute(
      sql`insert into page_views select (now() at time zone 'UTC')::date, '/', 'h' || n || '.example', 'phone', '', 1 from generate_series(1, 20000) n`,
    );
    await storeViews(handle.orm, [
      ['/blog\ta.example\tphone\t', 1],
      ['/blog\tb.example\tphone\t', 1],
    ]);
    const [row] = (await stored()).filter(({ path }) => path === '/blog');
    expect(row).toMatchObject({ referrer: 'other', views: 2 });
  });

  it('The report sums a period, compares it with the one before, and asks about one page', async () => {
    const row = { device: 'phone', country: '', referrer: '' } as const;
    await handle.orm.insert(pageViews).values([
      { ...row, day: '2026-11-21', path: '/', views: 6 },
      { ...row, day: '2026-11-21', path: '/', referrer: 'news.example', country: 'EE', views: 2 },
      { ...row, day: '2026-11-15', path: '/blog', device: 'computer', views: 4 },
      { ...row, day: '2026-11-14', path: '/', views: 3 },
      { ...row, day: '2026-10-01', path: '/', views: 1 },
    ]);
    const week = await report('days=7', '2026-11-21');
    expect(week.bars.map(({ from, views }) => [from, views])).toEqual([
      ['2026-11-15', 4],
      ['2026-11-16', 0],
      ['2026-11-17', 0],
      ['2026-11-18', 0],
      ['2026-11-19', 0],
      ['2026-11-20', 0],
      ['2026-11-21', 8],
    ]);
    expect(week).toMatchObject({
      total: 12,
      before: 3,
      pages: [
        { name: '/', views: 8 },
        { name: '/blog', views: 4 },
      ],
      referrers: [
        { name: '', views: 10 },
        { name: 'news.example', views: 2 },
      ],
      devices: [
        { name: 'phone', views: 8 },
        { name: 'computer', views: 4 },
      ],
      countries: [{ name: 'EE', views: 2 }],
    });
    expect(await report('days=7&page=/blog', '2026-11-21')).toMatchObject({ total: 4, before: 0 });
    const year = await report('days=364', '2026-11-21');
    expect(year).toMatchObject({ total: 16, before: null });
    expect(year.bars).toHaveLength(52);
    expect(year.bars.at(-1)).toEqual({ from: '2026-11-15', to: '2026-11-21', views: 12 });
  });

  it('An address that nobody could have meant asks for thirty days of all pages', async () => {
    const state = readPageViewsState(new URLSearchParams(`days=5000&page=/${'x'.repeat(300)}`));
    expect(pageViewsAddress(state)).toBe('/admin/page-views');
    expect((await report('days=-1', '2026-11-21')).bars).toHaveLength(30);
  });
});
