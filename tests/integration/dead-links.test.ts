import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { findDeadLinks, reportDeadLinks } from '~/admin/dead-links/dead-links.server';
import { findAnything } from '~/admin/palette/find-anything.server';
import { formerSlugsTable } from '~/collections/former-slugs.table.server';
import { insightsTable } from '~/collections/insights/insights.table.server';
import { boundCollections } from '~/collections/registry.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { bumpContentVersion } from '~/server/content-version.server';
import { siteOrigin } from '~/server/site-origin.server';
import { feedPaths } from '~/site/feed-links';
import { eachDriver, useMigratedDatabase } from '../support/drivers.ts';
import { linkTo, writeInsight, writePost } from './articles-kit';

eachDriver('Links that lead nowhere', (kit) => {
  useMigratedDatabase(kit);

  beforeEach(async () => {
    for (const { table } of boundCollections) await orm().delete(table);
    await orm().delete(formerSlugsTable);
    bumpContentVersion();
  });

  const deadPaths = async () => (await reportDeadLinks()).shown.map(({ path }) => path);

  it('are those to records that visitors can not see, and to what was never there', async () => {
    const id = await writeInsight('open');
    const draft = await writeInsight('draft', { status: 'draft' });
    await writeInsight('tomorrow', { publishDate: new Date(Date.now() + 86_400_000) });
    await writeInsight('binned', { deletedAt: new Date() });
    await orm()
      .insert(formerSlugsTable)
      .values([{ collection: 'insights', slug: 'as-it-was', recordId: id }]);
    const dead = [
      '/insights/draft',
      '/insights/tomorrow',
      '/insights/binned',
      '/blog/open',
      '/nowhere',
      '/insights/x/y',
      `/insights/${draft}`,
    ];
    const alive = ['/', '/contact', '/contact/', '/privacy', '/insights', '/insights/open', '/insights/open/'];
    const others = [
      `/insights/${id}`,
      '/insights/as-it-was',
      '/uploads/blog-images/a.jpg',
      '/sitemap.xml',
      ...feedPaths,
    ];
    expect(await findDeadLinks([...alive, ...others, ...dead])).toEqual(dead);
    expect(await findDeadLinks(['/nowhere/'])).toEqual(['/nowhere/']);
    expect(await findDeadLinks([])).toEqual([]);
    expect(await findDeadLinks(['/\0', '/blog'])).toEqual(['/\0']);
  });

  it('are reported with their texts and with what would be there, those that most texts link to first', async () => {
    const draft = await writeInsight('draft', { title: 'A draft', status: 'draft' });
    await writeInsight('binned', { title: 'Thrown away', deletedAt: new Date() });
    const former = await writeInsight('now', { title: 'Renamed', status: 'draft' });
    await orm()
      .insert(formerSlugsTable)
      .values([{ collection: 'insights', slug: 'before', recordId: former }]);
    await writePost('first', {
      content: linkTo('/insights/draft#part', '/nowhere', '/contact', '/insights/before'),
      updatedAt: new Date('2025-02-01'),
    });
    await writePost('second', { content: linkTo('/insights/draft', '/Nowhere/'), updatedAt: new Date('2025-03-01') });
    await writeInsight('third', { content: linkTo('/insights/draft', '/insights/binned') });
    const { total, shown } = await reportDeadLinks();
    expect(total).toBe(4);
    expect(
      shown.map(({ path, target, texts }) => [
        path,
        target && [target.title, target.state.label, target.editPath],
        texts.total,
        texts.shown.map(({ title }) => title),
      ]),
    ).toEqual([
      ['/insights/draft', ['A draft', 'Draft', `/admin/insights/${draft}`], 3, ['third', 'second', 'first']],
      ['/nowhere', null, 2, ['second', 'first']],
      ['/insights/before', ['Renamed', 'Draft', `/admin/insights/${former}`], 1, ['first']],
      ['/insights/binned', ['Thrown away', 'In the bin', '/admin/insights/bin'], 1, ['third']],
    ]);
  });

  it('count only where visitors can read the text', async () => {
    await writePost('draft', { content: linkTo('/nowhere'), status: 'draft' });
    await writePost('tomorrow', { content: linkTo('/nowhere'), publishDate: new Date(Date.now() + 86_400_000) });
    await writePost('binned', { content: linkTo('/nowhere'), deletedAt: new Date() });
    expect(await reportDeadLinks()).toEqual({ total: 0, shown: [] });
  });

  it('are gone as soon as what they lead to is published', async () => {
    const id = await writeInsight('target', { status: 'draft' });
    await writePost('text', { content: linkTo('/insights/target') });
    expect(await deadPaths()).toEqual(['/insights/target']);
    await orm().update(insightsTable).set({ status: 'published' }).where(eq(insightsTable.id, id));
    bumpContentVersion();
    expect(await deadPaths()).toEqual([]);
  });

  it('are named up to a hundred, twenty texts each, and all are counted', async () => {
    const paths = Array.from({ length: 101 }, (_, index) => `/gone-${String(index).padStart(3, '0')}`);
    await writePost('all', { content: linkTo(...paths) });
    for (let index = 0; index < 20; index += 1) await writePost(`one-${index}`, { content: linkTo('/gone-100') });
    const { total, shown } = await reportDeadLinks();
    expect([total, shown.length, shown[0]?.path]).toEqual([101, 100, '/gone-100']);
    expect([shown[0]?.texts.total, shown[0]?.texts.shown.length]).toEqual([21, 20]);
  });

  it('A record is found by the address of its page, as it stands and however that was copied', async () => {
    const id = await writeInsight('draft', { status: 'draft', title: 'A draft' });
    await orm()
      .insert(formerSlugsTable)
      .values([{ collection: 'insights', slug: 'before', recordId: id }]);
    const editor: Staff = { id: 'ada', name: 'Ada', email: 'ada@quzones.test', role: 'editor' };
    for (const typed of [
      '/insights/draft',
      '/Insights/Draft/',
      `/insights/${id}`,
      '/insights/before?x=1#y',
      `${siteOrigin()}/insights/draft`,
    ]) {
      expect(
        (await findAnything(editor, typed)).map(({ title, href }) => [title, href]),
        typed,
      ).toEqual([['A draft', `/admin/insights/${id}`]]);
    }
    for (const typed of ['/insights/none', '/', 'https://elsewhere.example/insights/draft']) {
      expect(await findAnything(editor, typed), typed).toEqual([]);
    }
    expect(await findAnything({ ...editor, role: 'none' }, '/insights/draft')).toEqual([]);
  });
});
