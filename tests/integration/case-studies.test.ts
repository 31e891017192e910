import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import {
  findPublishedCaseStudy,
  listPublishedCaseStudies,
  neighboursOfCaseStudy,
  relatedCaseStudies,
  storiesNamed,
  storiesOfIndustry,
} from '~/collections/case_studies/case_studies.queries.server';
import { caseStudiesSeed } from '~/collections/case_studies/case_studies.seed.server';
import { caseStudiesTable } from '~/collections/case_studies/case_studies.table.server';
import { formerSlugsTable } from '~/collections/former-slugs.table.server';
import { seedSampleContent } from '~/collections/seed.server';
import { settings } from '~/server/settings/settings.table.server';
import { claims, figure } from '~/site/claims';
import { claimsShown } from '~/site/claims-in-use.server';
import { writtenPages } from '~/site/pages';
import { withFigures } from '~/site/pages/page-copy';
import { eachDriver, useMigratedDatabase } from '../support/drivers';

type Row = typeof caseStudiesTable.$inferInsert;

function study(slug: string, rest: Partial<Row> = {}): Row {
  return {
    slug,
    title: slug,
    industry: 'Energy',
    author: 'Research team',
    excerpt: 'Excerpt',
    content: '<p>Content</p>',
    status: 'published',
    publishDate: new Date('2025-05-01T00:00:00Z'),
    ...rest,
  };
}

const day = (number: number) => new Date(Date.UTC(2025, 0, number));
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

eachDriver('Case studies', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeEach(async () => {
    await handle.orm.delete(caseStudiesTable);
  });

  const add = (...rows: Row[]) => handle.orm.insert(caseStudiesTable).values(rows);

  it('Visitors see what is published, newest first, and nothing else anywhere', async () => {
    await add(
      study('older', { publishDate: day(1), tags: ['t'] }),
      study('newer', { publishDate: day(2), tags: ['t'] }),
      study('draft', { status: 'draft' }),
      study('future', { publishDate: new Date(Date.now() + 3_600_000) }),
    );
    const list = await listPublishedCaseStudies({});
    expect(slugs(list.studies)).toEqual(['newer', 'older']);
    expect(list).toMatchObject({ total: 2, page: 1, pageCount: 1 });
    for (const hidden of ['draft', 'future']) expect(await findPublishedCaseStudy(hidden)).toBeNull();
    const found = await findPublishedCaseStudy('OLDER');
    if (!found) throw new Error('the public one is missing');
    expect((await findPublishedCaseStudy(found.id))?.slug).toBe('older');
    expect(slugs(await relatedCaseStudies(found))).toEqual(['newer']);
    expect(await neighboursOfCaseStudy(found.id)).toMatchObject({ previous: null, next: { slug: 'newer' } });
    expect((await storiesOfIndustry('Energy')).map(({ title }) => title)).toEqual(['newer', 'older']);
    expect(slugs(await storiesNamed(['older', 'draft', 'none']))).toEqual(['older']);
  });

  it('An industry is a state of the list; unknown ones and broken pages find nothing and break nothing', async () => {
    await add(study('one'), study('two', { industry: 'Finance' }));
    const energy = await listPublishedCaseStudies({ category: 'Energy' });
    expect(slugs(energy.studies)).toEqual(['one']);
    expect(energy.total).toBe(1);
    expect(energy.categories.slice(0, 6)).toEqual([
      { name: 'Manufacturing', count: 0 },
      { name: 'Healthcare', count: 0 },
      { name: 'Energy', count: 1 },
      { name: 'Finance', count: 1 },
      { name: 'Transportation', count: 0 },
      { name: 'Government', count: 0 },
    ]);
    for (const category of ['energy', "' or 1=1 --", 'a\0b', 'x'.repeat(5000)]) {
      expect((await listPublishedCaseStudies({ category })).total).toBe(0);
    }
    for (const page of [-1, 0, 1.5, Number.NaN]) expect((await listPublishedCaseStudies({ page })).page).toBe(1);
    expect(await listPublishedCaseStudies({ page: 99 })).toMatchObject({ studies: [], total: 2, page: 99 });
  });

  it('A list of thirteen has a second page', async () => {
    await add(...Array.from({ length: 13 }, (_, index) => study(`study-${index}`, { publishDate: day(index + 1) })));
    expect((await listPublishedCaseStudies({})).studies).toHaveLength(12);
    expect(slugs((await listPublishedCaseStudies({ page: 2 })).studies)).toEqual(['study-0']);
  });

  it('Related ones are of the same industry first, then by tags', async () => {
    await add(
      study('self', { tags: ['a', 'b'] }),
      study('tags', { industry: 'Finance', tags: ['a', 'b'], publishDate: day(3) }),
      study('industry', { publishDate: day(2) }),
      study('neither', { industry: 'Finance', publishDate: day(4) }),
    );
    const self = await findPublishedCaseStudy('self');
    if (!self) throw new Error('missing');
    expect(slugs(await relatedCaseStudies(self))).toEqual(['industry', 'tags', 'neither']);
  });

  it('An industry page gets the newest three', async () => {
    await add(...[1, 2, 3, 4].map((number) => study(`story-${number}`, { publishDate: day(number) })));
    const stories = await storiesOfIndustry('Energy');
    expect(stories.map(({ title }) => title)).toEqual(['story-4', 'story-3', 'story-2']);
    expect(stories[0]).toMatchObject({ path: '/case-studies/story-4', author: 'Research team', clientName: null });
  });

  it('A case that a page names is told under the slug that it took later, too', async () => {
    await add(study('renamed'), study('other'));
    const { id } = (await findPublishedCaseStudy('renamed')) ?? { id: '' };
    await handle.orm.insert(formerSlugsTable).values({ collection: 'case_studies', slug: 'named', recordId: id });
    expect(slugs(await storiesNamed(['named']))).toEqual(['renamed']);
  });

  it('The sample content tells one story at least of each industry, with the figures of the register', async () => {
    await handle.orm.delete(settings);
    expect(await seedSampleContent(withFigures)).toBeGreaterThan(caseStudiesSeed.length);
    const { studies, categories } = await listPublishedCaseStudies({});
    expect(categories.slice(0, 6).every(({ count }) => count > 0)).toBe(true);
    const results = studies.map(({ resultsAchieved }) => resultsAchieved ?? '').join('\n');
    expect(results).not.toContain('{{');
    const ids = claims.map(({ id }) => id).filter((id) => id.startsWith('case-'));
    expect(ids).toHaveLength(6);
    for (const id of ids) expect(results, id).toContain(figure(id as Parameters<typeof figure>[0]));
    const named = writtenPages.flatMap(({ storiesNamed: names = [] }) => names);
    expect(slugs(studies)).toEqual(expect.arrayContaining(named));
    for (const { slug } of studies) expect((await findPublishedCaseStudy(slug))?.content, slug).not.toContain('{{');
  });

  it('The register shows a figure at the case study that achieved it, as long as its record says so', async () => {
    await handle.orm.delete(settings);
    await seedSampleContent(withFigures);
    const shownOn = async (id: string) => (await claimsShown()).find((claim) => claim.id === id)?.pages;
    expect((await claimsShown()).filter(({ pages }) => pages.length === 0)).toEqual([]);
    const slug = 'limits-first-returns-second';
    expect(await shownOn('case-risk')).toEqual([
      { path: `/case-studies/${slug}`, label: 'Limits first, returns second' },
    ]);
    await handle.orm
      .update(caseStudiesTable)
      .set({ resultsAchieved: 'Fewer repairs by hand' })
      .where(eq(caseStudiesTable.slug, slug));
    expect(await shownOn('case-risk')).toEqual([]);
  });
});
