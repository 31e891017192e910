import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { countPublicLinks, findLinksTo } from '~/admin/links-to.server';
import { blogPostsRecords } from '~/collections/blog_posts/blog_posts.record.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { careersRecords } from '~/collections/careers/careers.record.server';
import { careersTable } from '~/collections/careers/careers.table.server';
import { formerSlugsTable } from '~/collections/former-slugs.table.server';
import { insightsRecords } from '~/collections/insights/insights.record.server';
import { insightsTable } from '~/collections/insights/insights.table.server';
import { boundCollections } from '~/collections/registry.server';
import { websiteContentRecords } from '~/collections/website_content/website_content.record.server';
import { orm } from '~/db/client.server';
import { sanitizeHtml } from '~/server/html/sanitize.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers.ts';
import { explained } from '../support/explained.ts';
import { addVaried } from '../support/many-insights.ts';
import { linkTo, writeInsight, writePost } from './articles-kit';

eachDriver('What links to a record', (kit) => {
  const database = useMigratedDatabase(kit);

  beforeEach(async () => {
    for (const { table } of boundCollections) await orm().delete(table);
    await orm().delete(formerSlugsTable);
  });

  async function pathsIn(html: string): Promise<string[]> {
    const { rows } = await orm().execute<{ paths: string[] }>(sql`select linked_paths(${html}) as paths`);
    return rows[0]?.paths ?? [];
  }

  const titlesTo = async (id: string) => (await findLinksTo(insightsRecords, id)).shown.map(({ title }) => title);
  const countTo = async (id: string) => (await countPublicLinks(insightsRecords, [id])).get(id);

  it('is read off the links of a text: paths of this site, each once, without query, fragment and a slash at the end', async () => {
    expect(await pathsIn(linkTo('/blog/a?x=1', '/blog/a#part', '/blog/a/', '/blog/a', '/Blog/A'))).toEqual(['/blog/a']);
    expect(await pathsIn(linkTo('/', '/?q=1', '/contact'))).toEqual(['/', '/contact']);
    expect(
      await pathsIn(linkTo('https://example.com/blog/a', '//example.com/a', '#part', 'mailto:a@b.example')),
    ).toEqual([]);
    expect(await pathsIn('<p>no link</p><img src="/uploads/a.jpg" alt="">')).toEqual([]);
    expect(await pathsIn('')).toEqual([]);
  });

  it('is read as the sanitizer writes it, and code that shows a link is none', async () => {
    const typed = `<p><a title="at &quot;home&quot;" href='/blog/a?b=1&c=2'>a</a> <a href="/r&d" title="x">b</a></p>`;
    expect(await pathsIn(sanitizeHtml(typed))).toEqual(['/blog/a', '/r&d']);
    const code = sanitizeHtml('<pre><code>&lt;a href="/blog/a"&gt;</code></pre><p>href="/blog/b"</p>');
    expect(code).toContain('href="/blog/a"');
    expect(await pathsIn(code)).toEqual([]);
  });

  it('is kept for every collection with HTML, and for no other: nothing else becomes a link', () => {
    for (const { declaration, table } of boundCollections) {
      expect(table.linkedPaths !== undefined, declaration.name).toBe(declaration.htmlFields.length > 0);
    }
  });

  it('is found by the slug, the id and former slugs, once for each text', async () => {
    const id = await writeInsight('target');
    await orm()
      .insert(formerSlugsTable)
      .values([
        { collection: 'insights', slug: 'as-it-was', recordId: id },
        { collection: 'blog_posts', slug: 'of-another', recordId: id },
      ]);
    await writePost('by-slug', { content: linkTo('/insights/target#part', `/insights/${id.toUpperCase()}`) });
    await writePost('by-id', { content: linkTo(`/insights/${id}`) });
    await writeInsight('by-former-slug', { content: linkTo('/insights/as-it-was/') });
    await writePost('elsewhere', { content: linkTo('/blog/target', '/insights/of-another', '/insights/target-2') });
    expect((await titlesTo(id)).sort()).toEqual(['by-former-slug', 'by-id', 'by-slug']);
    expect(await countTo(id)).toBe(3);
  });

  it('leaves out its own links and the bin; what visitors see comes first, and alone is counted', async () => {
    const id = await writeInsight('target', { content: linkTo('/insights/target') });
    const content = linkTo('/insights/target');
    await writePost('public', { content, updatedAt: new Date('2025-02-01') });
    const draft = await writePost('draft', { content, status: 'draft', updatedAt: new Date('2025-04-01') });
    await writePost('tomorrow', {
      content,
      publishDate: new Date(Date.now() + 86_400_000),
      updatedAt: new Date('2025-03-01'),
    });
    await writePost('binned', { content, deletedAt: new Date() });
    const { total, shown } = await findLinksTo(insightsRecords, id);
    expect(total).toBe(3);
    expect(shown.map(({ title, state, publicPath }) => [title, state.label, publicPath])).toEqual([
      ['public', 'Published', '/blog/public'],
      ['draft', 'Draft', null],
      ['tomorrow', 'Scheduled', null],
    ]);
    expect(shown[1]).toMatchObject({ tab: 'Blog', editPath: `/admin/blog/${draft}`, fields: [] });
    expect(await countTo(id)).toBe(1);
  });

  it('is not counted for a record that visitors can not see: its links lead nowhere already', async () => {
    const id = await writeInsight('target', { status: 'draft' });
    await writePost('public', { content: linkTo('/insights/target') });
    expect(await titlesTo(id)).toEqual(['public']);
    expect(await countTo(id)).toBeUndefined();
  });

  it('is counted for many records in one statement, those of a collection without HTML too, and never for what has no page', async () => {
    const [one, two, none] = [await writeInsight('one'), await writeInsight('two'), await writeInsight('none')];
    await writePost('both', { content: linkTo('/insights/one', '/insights/two') });
    await writeInsight('first', { content: linkTo('/insights/one', '/careers/optician') });
    expect(await countPublicLinks(insightsRecords, [one, two, none, 'no id'])).toEqual(
      new Map([
        [one, 2],
        [two, 1],
      ]),
    );
    const texts = { department: 'D', location: 'L', description: 'D', responsibilities: 'R', requirements: 'R' };
    const [career] = await orm()
      .insert(careersTable)
      .values({ ...texts, slug: 'optician', title: 'Optician' })
      .returning({ id: careersTable.id });
    expect(await countPublicLinks(careersRecords, [career?.id ?? ''])).toEqual(new Map([[career?.id, 1]]));
    expect(await countPublicLinks(websiteContentRecords, [one])).toEqual(new Map());
    expect(await findLinksTo(websiteContentRecords, one)).toEqual({ total: 0, shown: [] });
    expect((await findLinksTo(blogPostsRecords, one)).total).toBe(0);
  });

  it('is looked up in the index of links, however many texts there are', async () => {
    await addVaried(database, 'insights', 1, 5_000);
    await addVaried(database, 'blog_posts', 1, 5_000);
    await orm()
      .update(blogPostsTable)
      .set({ content: linkTo('/insights/record-1') })
      .where(eq(blogPostsTable.slug, 'record-5'));
    const rows = await orm().select({ id: insightsTable.id }).from(insightsTable).limit(20);
    const ids = rows.map(({ id }) => id);
    const plans = [
      await explained(database, () => countPublicLinks(insightsRecords, ids)),
      await explained(database, () => findLinksTo(insightsRecords, ids[0] ?? '')),
    ];
    for (const plan of plans) {
      expect(plan).toContain('Bitmap Index Scan on insights_linked_paths_idx');
      expect(plan).toContain('Bitmap Index Scan on blog_posts_linked_paths_idx');
      expect(plan).not.toMatch(/Seq Scan on (?:insights|blog_posts)\b/);
    }
  });
});
