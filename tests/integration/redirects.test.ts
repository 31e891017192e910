import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { countDeadLinks, findDeadLinks } from '~/admin/dead-links/dead-links.server';
import { removeRedirect, saveRedirect, saveRedirects } from '~/admin/redirects/change-redirects.server';
import { readRedirectLines } from '~/admin/redirects/redirect-lines.server';
import { reportRedirects } from '~/admin/redirects/redirects.server';
import { insightsTable } from '~/collections/insights/insights.table.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { auditLog } from '~/server/audit/audit.table.server';
import { findRedirect } from '~/server/redirects/redirects.server';
import { redirects } from '~/server/redirects/redirects.table.server';
import { missedViews } from '~/server/views/missed_views.table.server';
import { storeMisses } from '~/server/views/store-misses.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers.ts';
import { linkTo, writeInsight } from './articles-kit';

const editor: Staff = { id: 'ada', name: 'Ada Lovelace', email: 'ada@quzones.test', role: 'editor' };
const who = (staff: Staff | null = editor) => ({ staff, requestId: 'test' });
const all = { query: '', page: 1 };

eachDriver('Redirects', (kit) => {
  useMigratedDatabase(kit);

  beforeEach(async () => {
    await orm().delete(redirects);
    await orm().delete(missedViews);
    await orm().delete(insightsTable);
  });

  const save = (from: string, to: string) => saveRedirect(who(), { from, to });
  const refusal = (sentence: string, field: string) => ({
    ok: false,
    status: 422,
    field,
    toast: { title: 'Error', description: sentence },
  });

  it('lead an address on however it is written, with what it was asked, and stop when they are removed', async () => {
    expect(await save('/über-uns', '/about')).toMatchObject({ ok: true });
    expect(await findRedirect('/%C3%9Cber-uns/', '?utm_source=x')).toBe('/about?utm_source=x');
    expect(await save('/über-uns', '/team?a=1#top')).toMatchObject({ ok: true });
    expect(await findRedirect('//über-uns', '?utm_source=x')).toBe('/team?a=1#top');
    expect(await save('/shop', 'https://shop.example/start')).toMatchObject({ ok: true });
    expect(await findRedirect('/shop', '?utm_source=x')).toBe('https://shop.example/start');
    expect(await save('/kept', '/team#people')).toMatchObject({ ok: true });
    expect(await findRedirect('/kept', '?utm_source=x')).toBe('/team?utm_source=x#people');
    const removed = await removeRedirect(who(), '/über-uns');
    expect(removed.toast.action).toMatchObject({ label: 'Undo', fields: { from: '/über-uns', to: '/team?a=1#top' } });
    expect(await findRedirect('/über-uns', '')).toBeNull();
    expect(await removeRedirect(who(), '/über-uns')).toMatchObject({ ok: false, status: 404 });
    const entries = await orm().select().from(auditLog).where(eq(auditLog.recordId, '/über-uns')).orderBy(auditLog.id);
    expect(entries).toMatchObject([
      { action: 'create', changes: { from: { after: '/über-uns' }, to: { after: '/about' } } },
      { action: 'update', changes: { to: { before: '/about', after: '/team?a=1#top' } } },
      { action: 'delete', changes: { from: { before: '/über-uns' }, to: { before: '/team?a=1#top' } } },
    ]);
  });

  it('find nothing for addresses that nobody wrote down', async () => {
    for (const path of ['/%E0%A4%A', '/a%00b', '/%0a', `/${'a'.repeat(200)}`, '/nowhere']) {
      expect(await findRedirect(path, '')).toBeNull();
    }
  });

  it('are nothing for visitors who are signed out, nor for people without a role', async () => {
    for (const staff of [null, { ...editor, role: 'none' } as unknown as Staff]) {
      expect(await saveRedirect(who(staff), { from: '/old', to: '/about' })).toMatchObject({ ok: false });
      expect(await removeRedirect(who(staff), '/old')).toMatchObject({ ok: false });
    }
    expect(await orm().$count(redirects)).toBe(0);
  });

  it('refuse what would never work', async () => {
    await writeInsight('here');
    await writeInsight('draft', { status: 'draft' });
    expect(await save('/insights/here', '/about')).toMatchObject(
      refusal('There is a page at /insights/here: a redirect only works where there is none.', 'from'),
    );
    expect(await save('/about', '/team')).toMatchObject(
      refusal('There is a page at /about: a redirect only works where there is none.', 'from'),
    );
    expect(await save('/old', '/insights/draft')).toMatchObject(
      refusal('There is no page at /insights/draft that visitors can see.', 'to'),
    );
    expect(await save('/old', '/old#part')).toMatchObject(refusal('This would lead in a circle.', 'to'));
    expect(await save('/old', '/insights/here')).toMatchObject({ ok: true });
    expect(await save('/older', '/old')).toMatchObject(
      refusal('/old is led to /insights/here itself. Lead to that address.', 'to'),
    );
    // The page at its end is gone: leading it back would go round and round.
    await writeInsight('other');
    await orm().update(insightsTable).set({ slug: 'gone' }).where(eq(insightsTable.slug, 'here'));
    expect(await save('/insights/here', '/old')).toMatchObject(refusal('This would lead in a circle.', 'to'));
    expect(await save('/insights/here', '/insights/other')).toMatchObject({ ok: true });
  });

  it('lead everything below a path, the closest of them, with the rest as it came', async () => {
    expect(await save('/old-blog/*', '/blog/*')).toMatchObject({ ok: true });
    expect(await save('/old-blog/news/*', '/insights')).toMatchObject({ ok: true });
    expect(await save('/old-blog/news/one', '/about')).toMatchObject({ ok: true });
    expect(await save('/shop/*', 'https://shop.example/en/*')).toMatchObject({ ok: true });
    expect(await save('/flat/*', '/*')).toMatchObject({ ok: true });
    for (const [asked, search, led] of [
      ['/Old-Blog/2020/Ein%20Tag', '?utm_source=x', '/blog/2020/Ein%20Tag?utm_source=x'],
      ['//old-blog//a//b/', '', '/blog/a/b/'],
      ['/old-blog/news/two', '?a=1', '/insights?a=1'],
      ['/old-blog/news/one', '', '/about'],
      ['/old-blog/news/one/more', '', '/insights'],
      ['/old-blog/news', '', '/blog/news'],
      ['/shop/Cart', '?a=1', 'https://shop.example/en/Cart'],
      ['/flat//evil.example', '', '/evil.example'],
      ['/flat/%5cevil.example/%3Fx', '', '/%5cevil.example/%3Fx'],
      [`/old-blog/${'a'.repeat(300)}`, '', `/blog/${'a'.repeat(300)}`],
      ['/old-blog', '', null],
      ['/old-blog/', '', null],
      ['/old-blogs/x', '', null],
      [`/x${'/y'.repeat(5000)}`, '', null],
    ] as const) {
      expect(await findRedirect(asked, search), asked).toBe(led);
    }
    await removeRedirect(who(), '/old-blog/*');
    expect(await findRedirect('/old-blog/a', '')).toBeNull();
  });

  it('for everything below a path never lead in a circle', async () => {
    const circle = refusal('This would lead in a circle.', 'to');
    await writeInsight('here');
    expect(await save('/a/*', '/a/b/*')).toMatchObject(circle);
    expect(await save('/a/*', '/A/*')).toMatchObject(circle);
    // There is a page, and it may go.
    expect(await save('/insights/*', '/insights/here')).toMatchObject(circle);
    expect(await save('/a/*', '/b/*')).toMatchObject({ ok: true });
    expect(await save('/b/*', '/a/*')).toMatchObject(circle);
    expect(await save('/b/c/*', '/a/c/*')).toMatchObject(circle);
    expect(await save('/b/y', '/a/y')).toMatchObject(circle);
    expect(await save('/c/*', '/a/*')).toMatchObject(
      refusal('/a/* is led to /b/* itself. Lead to that address.', 'to'),
    );
    expect(await save('/c', '/a/x')).toMatchObject(refusal('/a/x is led to /b/x itself. Lead to that address.', 'to'));
    expect(await save('/c', '/b/x')).toMatchObject(refusal('There is no page at /b/x that visitors can see.', 'to'));
    // Three of them, the last of which is the one for everything below.
    expect(await save('/p', '/insights/here')).toMatchObject({ ok: true });
    await orm().update(insightsTable).set({ slug: 'gone' }).where(eq(insightsTable.slug, 'here'));
    expect(await save('/insights/*', '/p')).toMatchObject(circle);
    expect(await save('/insights/*', '/blog/*')).toMatchObject({ ok: true });
    // A page stands before it.
    expect(await save('/q', '/insights/gone')).toMatchObject({ ok: true });
    expect(await save('/fixed/*', '/nowhere')).toMatchObject(
      refusal('There is no page at /nowhere that visitors can see.', 'to'),
    );
  });

  it('for everything below a path are where links may lead that arrive', async () => {
    await writeInsight('text', {
      content: linkTo('/old/text', '/old/gone', '/fixed/x/y', '/out/x', '/old/led', '/fixed'),
    });
    await save('/old/*', '/insights/*');
    await save('/fixed/*', '/about?x=/#top');
    await save('/out/*', 'https://out.example/*');
    await save('/insights/led', '/about');
    expect(await findDeadLinks(['/old/text', '/old/gone', '/fixed/x/y', '/out/x', '/old/led', '/fixed'])).toEqual([
      '/old/gone',
      '/fixed',
    ]);
    expect(await countDeadLinks()).toMatchObject({
      total: 2,
      most: [
        { path: '/fixed', texts: 1 },
        { path: '/old/gone', texts: 1 },
      ],
    });
    await save('/old/gone', '/about');
    expect(await findDeadLinks(['/old/gone'])).toEqual([]);
    await storeMisses(orm(), [
      ['/old/missed\t\tphone\tEE', 1],
      ['/older/missed\t\tphone\tEE', 1],
    ]);
    const { missed, rows } = await reportRedirects(all);
    expect(missed.map(({ path }) => path)).toEqual(['/older/missed']);
    expect(rows.map(({ path, fault }) => [path, fault])).toEqual([
      ['/fixed/*', null],
      ['/insights/led', null],
      ['/old/*', null],
      ['/old/gone', null],
      ['/out/*', null],
    ]);
  });

  it('are added many at once: the good lines are, each with its entry, and the others stay', async () => {
    await writeInsight('here');
    await save('/known', '/about');
    await save('/moved', '/about');
    const lines = readRedirectLines(
      ['/old-1\t/about', '/insights/here /team', '/old-2,https://shop.example/', '/known /about', '/moved /team'].join(
        '\n',
      ) + '\n/old-3 /old-1\n/old-4 /nowhere\nFrom,To\n\n/old-1 /team\n',
    );
    const { outcome, left } = await saveRedirects(who(), lines);
    expect(outcome.toast).toEqual({
      title: 'Partly done',
      description: '2 redirects added, 2 redirects changed, 1 was there already, 4 lines need a change.',
    });
    expect(left).toEqual([
      {
        text: '/insights/here /team',
        fault: 'There is a page at /insights/here: a redirect only works where there is none.',
      },
      { text: '/old-3 /old-1', fault: '/old-1 is led to /about itself. Lead to that address.' },
      { text: '/old-4 /nowhere', fault: 'There is no page at /nowhere that visitors can see.' },
      {
        text: 'From,To',
        fault:
          'From must be an address of this site, such as /old-page. To must be an address of this site, such as /about, or one that starts with https://.',
      },
    ]);
    expect(await findRedirect('/old-1', '')).toBe('/team');
    expect(await findRedirect('/old-2', '')).toBe('https://shop.example/');
    expect(await findRedirect('/moved', '')).toBe('/team');
    const entries = await orm().select().from(auditLog).where(eq(auditLog.recordId, '/old-1')).orderBy(auditLog.id);
    expect(entries).toMatchObject([
      { action: 'create', changes: { from: { after: '/old-1' }, to: { after: '/about' } } },
      { action: 'update', changes: { to: { before: '/about', after: '/team' } } },
    ]);
    await save('/insights/known', '/about');
    await writeInsight('known');
    const again = await saveRedirects(who(), readRedirectLines('/old-1 /team\n/insights/known /about'));
    expect(again).toEqual({ outcome: expect.objectContaining({ ok: true }), left: [] });
    expect(again.outcome.toast.description).toBe('2 were there already.');
    expect((await saveRedirects(who(), readRedirectLines('x'))).outcome.toast).toMatchObject({
      title: 'Error',
      description: '1 line needs a change.',
    });
    expect(await saveRedirects(who(null), lines)).toMatchObject({ outcome: { ok: false }, left: [] });
  });

  it('are added a thousand at once', async () => {
    const lines = Array.from({ length: 1000 }, (_, number) => `/former/${number} /about`).join('\n');
    expect((await saveRedirects(who(), readRedirectLines(lines))).outcome.toast).toMatchObject({
      title: 'Success',
      description: '1,000 redirects added.',
    });
    expect(await findRedirect('/former/999', '')).toBe('/about');
  });

  it('say what is in their way, and are searched by both addresses', async () => {
    await writeInsight('end');
    await save('/insights/old', '/insights/end');
    await save('/gone', '/insights/end');
    await save('/fine', '/about');
    await orm().delete(insightsTable);
    await writeInsight('old');
    const { rows, total } = await reportRedirects(all);
    expect(rows.map(({ path, fault }) => [path, fault])).toEqual([
      ['/fine', null],
      ['/gone', 'no page at its target'],
      ['/insights/old', 'page at its address'],
    ]);
    expect(total).toBe(3);
    const found = await reportRedirects({ query: 'ABOUT', page: 1 });
    expect(found.rows.map(({ path }) => path)).toEqual(['/fine']);
  });

  it('are where links may lead', async () => {
    await writeInsight('text', { content: linkTo('/old-page', '/social-responsibility') });
    expect(await countDeadLinks()).toMatchObject({ total: 2 });
    await save('/old-page', '/about');
    expect(await findDeadLinks(['/old-page', '/social-responsibility'])).toEqual(['/social-responsibility']);
    expect(await countDeadLinks()).toMatchObject({ most: [{ path: '/social-responsibility', texts: 1 }] });
  });

  it('What is asked for in vain adds up, without what has a page or a redirect by now', async () => {
    const key = (path: string, referrer = '') => `${path}\t${referrer}\tphone\tEE`;
    const counts: [string, number][] = [
      [key('/Old', 'news.example'), 2],
      [key('/old', 'lists.example'), 3],
      [key('/old/'), 4],
      [key('/led'), 50],
      [key('/insights/published'), 50],
      [key('/%E0%A4%A'), 50],
    ];
    await Promise.all([storeMisses(orm(), counts), storeMisses(orm(), counts.toReversed())]);
    await orm()
      .insert(missedViews)
      .values({ day: sql`(now() at time zone 'UTC')::date - 30`, path: '/long-ago', referrer: '', views: 99 });
    await save('/led', '/about');
    await writeInsight('published');
    const { missed } = await reportRedirects(all);
    const [{ today } = { today: '' }] = (
      await orm().execute<{ today: string }>(sql`select ((now() at time zone 'UTC')::date)::text as today`)
    ).rows;
    expect(missed).toEqual([{ path: '/old', views: 18, lastOn: today, linkedFrom: 'lists.example' }]);
  });

  it('A day holds some thousand addresses: names can be invented', async () => {
    const invented = Array.from({ length: 1500 }, (_, number): [string, number] => [`/p${number}\t\tphone\t`, 1]);
    await storeMisses(orm(), invented);
    await storeMisses(orm(), [['/late\t\tphone\t', 1]]);
    expect(await orm().$count(missedViews)).toBe(1000);
  });
});
