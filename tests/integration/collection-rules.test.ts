import { eq, type SQL, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { newForm } from '~/admin/new-form.server';
import { moveThroughBin } from '~/admin/record-bin.server';
import { listRecords, readListState } from '~/admin/record-list.server';
import { saveRecord } from '~/admin/records.server';
import { findRow } from '~/admin/stored-row.server';
import { blogPostsRecords } from '~/collections/blog_posts/blog_posts.record.server';
import { careersRecords } from '~/collections/careers/careers.record.server';
import { careersTable } from '~/collections/careers/careers.table.server';
import { caseStudiesRecords } from '~/collections/case_studies/case_studies.record.server';
import { findPublishedDocumentation } from '~/collections/documentation/documentation.queries.server';
import { documentationRecords } from '~/collections/documentation/documentation.record.server';
import { findByFormerSlug } from '~/collections/former-slugs.server';
import { insightsRecords } from '~/collections/insights/insights.record.server';
import { isOpen } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import { nextScheduled } from '~/collections/scheduled.server';
import { websiteContentRecords } from '~/collections/website_content/website_content.record.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { collectionSamples } from './collection-samples';

const editor = { id: 'id-of-editor', name: 'The editor', email: 'editor@quzones.test', role: 'editor' } as const;
const dayMs = 86_400_000;

/** A calendar day in India, so many days from now. */
function indiaDay(days: number): string {
  return new Date(Date.now() + days * dayMs + 330 * 60_000).toISOString().slice(0, 10);
}

/** What is special to one of the collections, apart from the contract that all of them keep. */
eachDriver('Collections', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeEach(async () => {
    for (const { table } of [documentationRecords, careersRecords, websiteContentRecords]) {
      await handle.orm.delete(table);
    }
  });

  function save(collection: BoundCollection, values: Record<string, string>, id: string | null = null) {
    const form = new FormData();
    const all = { ...collectionSamples[collection.declaration.name]?.form, ...values };
    for (const [name, value] of Object.entries(all)) form.set(name, value);
    return saveRecord({ collection, staff: editor, requestId: 'test', id, form });
  }

  async function saved(collection: BoundCollection, values: Record<string, string>, id: string | null = null) {
    const outcome = await save(collection, values, id);
    if (!outcome.ok) throw new Error(`not saved: ${JSON.stringify(outcome)}`);
    const row = await findRow(handle.orm, collection, outcome.id);
    return { ...row, id: outcome.id } as Record<string, unknown> & { id: string };
  }

  async function errorsOf(collection: BoundCollection, values: Record<string, string>, id: string | null = null) {
    const outcome = await save(collection, values, id);
    return outcome.ok ? 'saved' : outcome.submission?.error;
  }

  it('A read time that came from the text follows it when the text grows; one that somebody chose stays', async () => {
    const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
    for (const collection of [blogPostsRecords, insightsRecords, caseStudiesRecords]) {
      const first = await saved(collection, { title: 'Grows', content: words(100), read_time: '' });
      expect(first).toMatchObject({ readTime: '1 min read' });
      const shown = { title: 'Grows', read_time: '1 min read' };
      const grown = await saved(collection, { ...shown, content: words(2_200) }, first.id);
      expect(grown).toMatchObject({ readTime: '10 min read' });
      const chosen = { title: 'Grows', content: words(100), read_time: 'a long evening' };
      expect(await saved(collection, chosen, first.id)).toMatchObject({ readTime: 'a long evening' });
      const kept = { ...chosen, content: words(3_000) };
      expect(await saved(collection, kept, first.id)).toMatchObject({ readTime: 'a long evening' });
      await handle.orm.delete(collection.table);
    }
  });

  const docs = documentationRecords;

  it('A documentation page gets its slug from the title, by the rule for it, unless one is typed', async () => {
    expect(await saved(docs, { title: "What's new in v2.0?" })).toMatchObject({ slug: 'whats-new-in-v20' });
    expect(await saved(docs, { title: 'Install', slug: ' Set up / First Steps ' })).toMatchObject({
      slug: 'set-up-first-steps',
    });
    expect(await errorsOf(docs, { slug: '???' })).toEqual({ slug: ['Slug needs a letter from a to z or a digit.'] });
  });

  it('A typed slug that another page has is refused at the field; its own is not', async () => {
    const first = await saved(docs, { title: 'One', slug: 'install' });
    const taken = { slug: ['Slug is taken by another record. Choose another one.'] };
    expect(await errorsOf(docs, { title: 'Two', slug: 'install' })).toEqual(taken);
    expect(await saved(docs, { title: 'Renamed', slug: 'install' }, first.id)).toMatchObject({ slug: 'install' });
    const both = await Promise.all([save(docs, { slug: 'race' }), save(docs, { slug: 'race' })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ status: 422, submission: { error: taken } });
  });

  it('A typed slug that a page in the bin keeps is refused at the field, which says where it is', async () => {
    const binned = await saved(docs, { title: 'One', slug: 'kept' });
    await moveThroughBin('delete', { collection: docs, staff: editor, requestId: 'test', id: binned.id });
    expect(await errorsOf(docs, { title: 'Two', slug: 'kept' })).toEqual({
      slug: ['Slug is kept for a record in the bin. Choose another one, or delete that record for good.'],
    });
  });

  it('A slug that the form made from the title of a new page gets a number when another page has it, or the bin', async () => {
    const form = { title: 'Set up', slug: 'set-up' };
    const first = await saved(docs, form);
    await moveThroughBin('delete', { collection: docs, staff: editor, requestId: 'test', id: first.id });
    expect(await saved(docs, form)).toMatchObject({ slug: 'set-up-2' });
    const third = await saved(docs, form);
    expect(third).toMatchObject({ slug: 'set-up-3' });
    // The form that made it stays open, and knows nothing of the number.
    expect(await saved(docs, form, third.id)).toMatchObject({ slug: 'set-up-3' });
    expect(await errorsOf(docs, { title: 'Set up', slug: 'set-up-2' }, third.id)).toHaveProperty('slug');
  });

  it('An old address of a published page leads to it, until another page takes the address or it is deleted for good', async () => {
    const page = await saved(docs, { title: 'Install', slug: 'install' });
    await saved(docs, { title: 'Install', slug: 'setup' }, page.id);
    expect(await findByFormerSlug('documentation', 'Install')).toBe(page.id);
    expect(await findByFormerSlug('insights', 'install')).toBeNull();
    await saved(docs, { title: 'Install', slug: 'install' }, page.id);
    expect(await findByFormerSlug('documentation', 'install')).toBeNull();
    expect(await findByFormerSlug('documentation', 'setup')).toBe(page.id);
    await saved(docs, { title: 'Another', slug: 'setup' });
    expect(await findByFormerSlug('documentation', 'setup')).toBeNull();
    await saved(docs, { title: 'Install', slug: 'third' }, page.id);
    const request = { collection: docs, staff: editor, requestId: 'test', id: page.id };
    await moveThroughBin('delete', request);
    expect(await findPublishedDocumentation('install')).toBeNull();
    await moveThroughBin('restore', request);
    expect(await findPublishedDocumentation('install')).toMatchObject({ id: page.id });
    await moveThroughBin('delete', request);
    await moveThroughBin('purge', request);
    expect(await findByFormerSlug('documentation', 'install')).toBeNull();
    for (const nonsense of ['', '\0', '\ud800', 'x'.repeat(5000), "' or 1=1"]) {
      expect(await findByFormerSlug('documentation', nonsense)).toBeNull();
    }
  });

  it('The address of a draft was nobody’s, so nothing remembers it', async () => {
    const draft = await saved(docs, { title: 'Early', slug: 'early', status: 'draft' });
    await saved(docs, { title: 'Early', slug: 'late', status: 'draft' }, draft.id);
    expect(await findByFormerSlug('documentation', 'early')).toBeNull();
  });

  it('A documentation page needs nothing: an empty form becomes “Untitled”, with all defaults', async () => {
    const page = await saved(docs, {
      ...Object.fromEntries(Object.keys(collectionSamples.documentation?.form ?? {}).map((name) => [name, ''])),
      featured: 'on',
    });
    expect(page).toMatchObject({
      title: 'Untitled',
      slug: 'untitled',
      status: 'draft',
      category: 'getting-started',
      orderIndex: 0,
      version: '1.0.0',
      featured: true,
      tags: [],
      metaTitle: null,
      createdBy: 'id-of-editor',
    });
  });

  it('Documentation is listed by category, then by order', async () => {
    for (const [title, category, orderIndex] of [
      ['d', 'tutorials', '-1'],
      ['b', 'examples', '2'],
      ['c', 'examples', '10'],
      ['a', 'advanced', '7'],
    ] as const) {
      await saved(docs, { title, category, order_index: orderIndex });
    }
    const { cards } = await listRecords(docs, readListState(new URLSearchParams(), docs));
    expect(cards.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('A career is open on the day of its deadline, in India, and not after; nor paused or closed', async () => {
    const postings: Record<string, Record<string, string>> = {
      open: { application_deadline: '' },
      today: { application_deadline: indiaDay(0) },
      over: { application_deadline: indiaDay(-1) },
      paused: { application_deadline: '', status: 'paused' },
      closed: { application_deadline: '', status: 'closed' },
    };
    for (const [title, values] of Object.entries(postings)) await saved(careersRecords, { ...values, title });
    const rows = await handle.orm.select().from(careersTable).where(isOpen(careersTable)).orderBy(careersTable.title);
    expect(rows.map(({ title }) => title)).toEqual(['open', 'today']);
    const { cards } = await listRecords(careersRecords, readListState(new URLSearchParams(), careersRecords));
    expect(Object.fromEntries(cards.map(({ title, state }) => [title, [state.label, state.isPublic]]))).toEqual({
      open: ['Active', true],
      today: ['Active', true],
      over: ['Deadline passed', false],
      paused: ['Paused', false],
      closed: ['Closed', false],
    });
  });

  it('A copy of a position begins without the deadline of the other one', async () => {
    const texts = { title: 'Technician', department: 'Physics', location: 'Ranchi', description: 'Cold' };
    const [row] = await handle.orm
      .insert(careersTable)
      .values({ ...texts, slug: 'dated', responsibilities: 'B', requirements: 'R', applicationDeadline: '2026-01-31' })
      .returning();
    const form = await newForm(careersRecords, row?.id ?? null);
    expect(form).toMatchObject({ title: 'Technician (copy)', department: 'Physics' });
    expect(form).not.toHaveProperty('application_deadline');
  });

  it('A position is found in its list by a skill, and by any of its three texts', async () => {
    const texts = { title: 'Technician', department: 'Physics', location: 'Ranchi', description: 'Cold' };
    await handle.orm.insert(careersTable).values({
      ...texts,
      slug: 'by-skill',
      responsibilities: 'Build',
      requirements: 'Reads',
      skillsRequired: ['LabVIEW'],
    });
    for (const query of ['labview', 'cold', 'build', 'reads']) {
      const { cards } = await listRecords(
        careersRecords,
        readListState(new URLSearchParams({ q: query }), careersRecords),
      );
      expect(
        cards.map(({ title }) => title),
        query,
      ).toEqual(['Technician']);
    }
  });

  it('The pages change at the moment a deadline passes', async () => {
    await saved(careersRecords, { title: 'none', application_deadline: '' });
    await saved(careersRecords, { title: 'over', application_deadline: indiaDay(-3) });
    await saved(careersRecords, { title: 'paused', application_deadline: indiaDay(0), status: 'paused' });
    expect((await nextScheduled(null, [careersRecords])).dueInMs).toBeNull();
    await saved(careersRecords, { title: 'tomorrow', application_deadline: indiaDay(1) });
    const midnight = new Date(`${indiaDay(2)}T00:00:00+05:30`).getTime();
    const wait = (await nextScheduled(null, [careersRecords])).dueInMs ?? 0;
    expect(Math.abs(Date.now() + wait - midnight)).toBeLessThan(5000);
  });

  it('Of several moments of a record the first that is to come is waited for', async () => {
    await saved(careersRecords, { title: 'tomorrow', application_deadline: indiaDay(1) });
    const startOfDay = sql`(${careersTable.applicationDeadline}::timestamp at time zone interval '+05:30')`;
    const waitFor = async (...moments: SQL[]) => {
      const schedule = [...careersRecords.schedule, ...moments];
      return (await nextScheduled(null, [{ ...careersRecords, schedule }])).dueInMs ?? 0;
    };
    expect(Math.abs((await waitFor(startOfDay)) + dayMs - (await waitFor()))).toBeLessThan(5000);
    const yesterday = sql`(${startOfDay} - interval '2 days')`;
    expect(Math.abs((await waitFor(yesterday)) - (await waitFor()))).toBeLessThan(5000);
  });

  it('Benefits and skills hold each entry once; lines keep the ends that texts have', async () => {
    const posting = await saved(careersRecords, { benefits: ' Time, Money,Time ', requirements: 'One\r\nTwo\r\n' });
    expect(posting).toMatchObject({ benefits: ['Time', 'Money'], requirements: 'One\nTwo', salaryRange: null });
    const [row] = await handle.orm.select().from(careersTable).where(eq(careersTable.id, posting.id));
    expect(row?.applicationDeadline).toBe('2199-12-31');
  });

  it('Website content stores empty texts as null and metadata as an object; broken metadata changes nothing', async () => {
    const section = await saved(websiteContentRecords, { title: '', content: ' ', metadata: '', section_order: '' });
    expect(section).toMatchObject({ title: null, content: null, metadata: {}, sectionOrder: 0 });
    const nested = '{"cta": {"label": "Go", "n": 1.5}}';
    expect(await saved(websiteContentRecords, { metadata: nested }, section.id)).toMatchObject({
      metadata: { cta: { label: 'Go', n: 1.5 } },
    });
    expect(await errorsOf(websiteContentRecords, { metadata: '{"cta": ' }, section.id)).toEqual({
      metadata: ['Metadata is not valid JSON. An object looks like {"theme": "dark"}.'],
    });
    expect(await findRow(handle.orm, websiteContentRecords, section.id)).toMatchObject({
      metadata: { cta: { label: 'Go', n: 1.5 } },
    });
  });

  it('Website content is listed by page, then by order', async () => {
    for (const [title, pageName, sectionOrder] of [
      ['c', 'team', '0'],
      ['b', 'about', '12'],
      ['a', 'about', '3'],
    ] as const) {
      await saved(websiteContentRecords, { title, page_name: pageName, section_order: sectionOrder });
    }
    const state = readListState(new URLSearchParams(), websiteContentRecords);
    const { cards } = await listRecords(websiteContentRecords, state);
    expect(cards.map(({ title }) => title)).toEqual(['a', 'b', 'c']);
    expect(cards.map(({ publicPath }) => publicPath)).toEqual(['/about', '/about', '/team']);
  });
});
