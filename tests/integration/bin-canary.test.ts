import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  findPublishedBlogPost,
  listPublishedBlogPosts,
  neighboursOfBlogPost,
  relatedBlogPosts,
} from '~/collections/blog_posts/blog_posts.queries.server';
import { findOpenPosition, listOpenPositions, relatedPositions } from '~/collections/careers/careers.queries.server';
import {
  findPublishedCaseStudy,
  listPublishedCaseStudies,
  neighboursOfCaseStudy,
  relatedCaseStudies,
  storiesNamed,
  storiesOfIndustry,
} from '~/collections/case_studies/case_studies.queries.server';
import {
  documentationMenu,
  findPublishedDocumentation,
  listPublishedDocumentation,
  neighboursOfDocumentation,
} from '~/collections/documentation/documentation.queries.server';
import { formerSlugsTable } from '~/collections/former-slugs.table.server';
import {
  findPublishedInsight,
  listPublishedInsights,
  neighboursOfInsight,
  relatedInsights,
} from '~/collections/insights/insights.queries.server';
import { newestWhole } from '~/collections/newest.server';
import { boundCollections } from '~/collections/registry.server';
import { nextScheduled } from '~/collections/scheduled.server';
import { publishedSections } from '~/collections/website_content/website_content.queries.server';
import { feedPaths } from '~/site/feed-links';
import { feedAt } from '~/site/feeds.server';
import { searchSite } from '~/site/search/search.server';
import { sitemap } from '~/site/sitemap.server';
import { findSubject } from '~/site/social/social-subject.server';
import { saveRecord } from '../../app/admin/records.server';
import { contentAttention } from '../../app/admin/shell/attention.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { formOf, sampleOf, staff } from './contract-kit';

const canary = 'zyzzyvacanary';
const origin = 'https://quzones.test';

/** Each collection's canary and a neighbour of it, which stays public. */
interface Planted {
  canary: string;
  other: string;
}

eachDriver('A published record in the bin', (kit) => {
  const handle = useMigratedDatabase(kit);
  const planted = new Map<string, Planted>();

  async function plant(name: string, title: string): Promise<string> {
    const collection = boundCollections.find(({ declaration }) => declaration.name === name);
    if (!collection) throw new Error(name);
    const { fields, publicStatus } = collection.declaration;
    const form = formOf({ ...sampleOf(collection).form, title, status: publicStatus });
    if ('tags' in fields.shape) form.set('tags', 'shared');
    const outcome = await saveRecord({ collection, staff: staff('admin'), requestId: 'test', id: null, form });
    if (!outcome.ok) throw new Error(`${name} not planted: ${JSON.stringify(outcome)}`);
    return outcome.id;
  }

  const setBinned = async (deletedAt: Date | null) => {
    for (const { table, declaration } of boundCollections) {
      const id = planted.get(declaration.name)?.canary ?? '';
      await handle.orm.update(table).set({ deletedAt }).where(eq(table.id, id));
    }
  };

  beforeAll(async () => {
    for (const { declaration } of boundCollections) {
      const ids = { canary: await plant(declaration.name, canary), other: await plant(declaration.name, 'Neighbour') };
      planted.set(declaration.name, ids);
    }
    const recordId = planted.get('documentation')?.canary ?? '';
    await handle.orm.insert(formerSlugsTable).values({ collection: 'documentation', slug: 'old-canary', recordId });
  });

  /** Everything that visitors can be answered with, by name. */
  async function publicOutputs(): Promise<Record<string, unknown>> {
    const of = (name: string) => planted.get(name) ?? { canary: '', other: '' };
    const list = { page: 1 };
    const outputs: Record<string, unknown> = {
      'insights list': await listPublishedInsights(list),
      'insights searched': await listPublishedInsights({ query: canary }),
      'insight by id': await findPublishedInsight(of('insights').canary),
      'insight by slug': await findPublishedInsight(canary),
      'insights related': await relatedInsights({ id: of('insights').other, tags: ['shared'], category: 'General' }),
      'insights beside': await neighboursOfInsight(of('insights').other),
      'blog list': await listPublishedBlogPosts(list),
      'blog searched': await listPublishedBlogPosts({ query: canary }),
      'post by id': await findPublishedBlogPost(of('blog_posts').canary),
      'post by slug': await findPublishedBlogPost(canary),
      'posts related': await relatedBlogPosts({ id: of('blog_posts').other, tags: ['shared'] }),
      'posts beside': await neighboursOfBlogPost(of('blog_posts').other),
      'case studies': await listPublishedCaseStudies(list),
      'case study by id': await findPublishedCaseStudy(of('case_studies').canary),
      'case study by slug': await findPublishedCaseStudy(canary),
      'case studies related': await relatedCaseStudies({
        id: of('case_studies').other,
        industry: 'Energy',
        tags: ['shared'],
      }),
      'case studies beside': await neighboursOfCaseStudy(of('case_studies').other),
      'success stories': await storiesOfIndustry('Energy'),
      'stories that are named': await storiesNamed([canary]),
      documentation: await listPublishedDocumentation(list),
      'documentation searched': await listPublishedDocumentation({ query: canary }),
      'documentation by id': await findPublishedDocumentation(of('documentation').canary),
      'documentation by former slug': await findPublishedDocumentation('old-canary'),
      'documentation menu': await documentationMenu('tutorials'),
      'documentation beside': await neighboursOfDocumentation(of('documentation').other),
      careers: (await listOpenPositions()).rows,
      'career by id': await findOpenPosition(of('careers').canary),
      'careers related': await relatedPositions({ id: of('careers').other, department: '', location: '' }),
      'site search': (await searchSite({ query: canary, kind: null, page: 1 })).results,
      'site search, misspelt': (await searchSite({ query: 'zyzzyvacanery', kind: null, page: 1 })).results,
      sitemap: await sitemap(origin),
      'newest insights': await newestWhole('/insights', 10),
      'newest posts': await newestWhole('/blog', 10),
    };
    for (const path of feedPaths) outputs[`feed ${path}`] = (await feedAt(path, origin))?.text;
    for (const base of ['insights', 'blog', 'documentation', 'case-studies', 'careers']) {
      outputs[`social picture of ${base}`] = await findSubject(`${base}/${canary}`);
    }
    const pages = ['homepage', 'about', 'services', 'solutions', 'team', 'contact'] as const;
    outputs['website content'] = await Promise.all(pages.map((page) => publishedSections(page)));
    return outputs;
  }

  const tellTale = async () =>
    Object.entries(await publicOutputs())
      .filter(([, output]) => JSON.stringify(output ?? null).includes(canary))
      .map(([name]) => name);

  it('is nowhere to be seen by visitors, and everywhere again once it is restored', async () => {
    const all = Object.keys(await publicOutputs());
    // The canary sings in every place that is searched here, or its silence would say nothing.
    expect(await tellTale()).toEqual(all);
    await setBinned(new Date());
    expect(await tellTale()).toEqual([]);
    await setBinned(null);
    expect(await tellTale()).toEqual(all);
  });

  it('wakes nobody up at the moment when it would have been published, and waits for nobody', async () => {
    const inAnHour = { publishDate: sql`now() + interval '1 hour'` };
    for (const { table, declaration } of boundCollections) {
      const id = planted.get(declaration.name)?.canary ?? '';
      if ('publishDate' in table) await handle.orm.update(table).set(inAnHour).where(eq(table.id, id));
    }
    const hourMs = 3_600_000;
    // Counts are kept for five seconds by this clock.
    let now = Date.now();
    const scheduled = async () => {
      now += 10_000;
      const waiting = await contentAttention(staff('admin'), 'test', new Date(now));
      return waiting.filter(({ label }) => label.includes('scheduled')).flatMap(({ places }) => places);
    };
    expect((await nextScheduled()).dueInMs).toBeLessThanOrEqual(hourMs);
    expect(await scheduled()).toContainEqual({ label: '1 in Blog', href: '/admin/blog?status=scheduled' });
    await setBinned(new Date());
    expect(await scheduled()).toEqual([]);
    // The neighbours' deadline in the careers is all that is left.
    expect((await nextScheduled()).dueInMs).toBeGreaterThan(1000 * hourMs);
  });
});
