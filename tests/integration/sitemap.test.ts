import { beforeAll, expect, it } from 'vitest';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { insightsTable } from '~/collections/insights/insights.table.server';
import { websiteContentTable } from '~/collections/website_content/website_content.table.server';
import { orm } from '~/db/client.server';
import { feedAt } from '~/site/feeds.server';
import { sitePages } from '~/site/site-map';
import { sitemap, sitemapPart } from '~/site/sitemap.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers.ts';

const origin = 'https://www.quzones.test';
const addressesIn = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
const dateOf = (xml: string, path: string) =>
  new RegExp(`<loc>${origin}${path}</loc><lastmod>([^<]+)</lastmod>`).exec(xml)?.[1];

eachDriver('the sitemap', (kit) => {
  useMigratedDatabase(kit);

  beforeAll(async () => {
    await orm()
      .insert(insightsTable)
      .values(
        Array.from({ length: 25 }, (_, index) => ({
          slug: `insight-${index}`,
          title: `Insight ${index}`,
          excerpt: 'An excerpt',
          content: '<p>Words</p>',
          author: 'Research team',
          status: 'published' as const,
          publishDate: new Date('2025-06-01T00:00:00Z'),
        })),
      );
  });

  it('Too long for one file, it is a list of parts that have every address once; there is nothing behind the last', async () => {
    const whole = addressesIn(await sitemap(origin));
    const index = await sitemap(origin, 10);
    expect(index).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<sitemapindex xmlns="[^"]+\/sitemap\/0\.9">/);
    expect(addressesIn(index)).toEqual([1, 2, 3, 4].map((part) => `${origin}/sitemap.xml?page=${part}`));
    const parts = [];
    for (let part = 1; part <= 4; part += 1) parts.push(addressesIn(await sitemapPart(origin, part, 10)));
    expect(parts.map(({ length }) => length).slice(1)).toEqual([10, 10, 5]);
    expect(parts.flat()).toHaveLength(whole.length);
    expect(new Set(parts.flat())).toEqual(new Set(whole));
    expect(await sitemapPart(origin, 5, 10)).toBeNull();
  });

  it('A page changed when its words did, or a section that was laid over them; one without either has no date', async () => {
    const before = await sitemap(origin);
    expect(dateOf(before, '/consulting')).toBe('2026-11-21T00:00:00.000Z');
    expect(dateOf(before, '/search')).toBeUndefined();
    const at = new Date('2030-01-02T03:04:05Z');
    const section = { pageName: 'about', sectionKey: 'hero', title: 'Hello', updatedAt: at } as const;
    await orm()
      .insert(websiteContentTable)
      .values({ ...section, status: 'draft' });
    expect(dateOf(await sitemap(origin), '/about')).toBe(dateOf(before, '/about'));
    await orm()
      .insert(websiteContentTable)
      .values({ ...section, status: 'published' });
    expect(dateOf(await sitemap(origin), '/about')).toBe('2030-01-02T03:04:05.000Z');
  });

  it('What names another address as its canonical one is not in it', async () => {
    const post = { excerpt: 'E', content: '<p>C</p>', author: 'A', status: 'published' as const };
    const publishDate = new Date('2025-06-01T00:00:00Z');
    await orm()
      .insert(blogPostsTable)
      .values([
        { ...post, publishDate, slug: 'ours', title: 'Ours', canonicalUrl: null },
        { ...post, publishDate, slug: 'theirs', title: 'Theirs', canonicalUrl: 'https://journal.example/theirs' },
      ]);
    const addresses = addressesIn(await sitemap(origin));
    expect(addresses).toContain(`${origin}/blog/ours`);
    expect(addresses).not.toContain(`${origin}/blog/theirs`);
    await orm().delete(blogPostsTable);
  });

  it('A feed says of no entry that it changed before it was published', async () => {
    await orm()
      .update(insightsTable)
      .set({ updatedAt: new Date('2025-05-01T00:00:00Z') });
    const feed = await feedAt('/insights/feed.json', origin);
    const { items } = JSON.parse(feed?.text ?? '') as { items: { date_published: string; date_modified: string }[] };
    expect(items).toHaveLength(25);
    for (const item of items) expect(item.date_modified).toBe(item.date_published);
  });

  it('A feed names the picture of an entry by its whole address', async () => {
    const featuredImage = '/uploads/insight-images/1763719200000-k3x9q2ab7c1d-60x40.png';
    await orm().update(insightsTable).set({ featuredImage });
    const [json, rss] = await Promise.all(['feed.json', 'rss.xml'].map((file) => feedAt(`/insights/${file}`, origin)));
    const { items } = JSON.parse(json?.text ?? '') as { items: { image?: string }[] };
    expect(items[0]?.image).toBe(origin + featuredImage);
    expect(rss?.text).toContain(`<media:content url="${origin}${featuredImage}" medium="image"/>`);
  });

  it('Every date and address is one that the protocol allows', async () => {
    const xml = await sitemap(origin);
    for (const [, date = ''] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) {
      expect(date).toBe(new Date(date).toISOString());
    }
    for (const address of addressesIn(xml))
      expect(new URL(address ?? '').href.replace(/\/$/, '')).toBe(address?.replace(/\/$/, ''));
    expect(addressesIn(xml).length).toBe(25 + sitePages.filter(({ canonical }) => !canonical).length);
  });
});
