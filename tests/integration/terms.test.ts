import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { listRecords, readListState } from '~/admin/record-list.server';
import { removeTerm, renameTerm } from '~/admin/terms/rename-term.server';
import { canBeRemoved, termFields } from '~/admin/terms/term-fields.server';
import { offeredTerms, readTermsState, reportTerms } from '~/admin/terms/terms.server';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { careersTable } from '~/collections/careers/careers.table.server';
import { findPresentTerm } from '~/collections/former-terms.server';
import { insightsRecords } from '~/collections/insights/insights.record.server';
import { insightsTable } from '~/collections/insights/insights.table.server';
import { boundCollections } from '~/collections/registry.server';
import { orm } from '~/db/client.server';
import { auditLog } from '~/server/audit/audit.table.server';
import { bumpContentVersion, contentVersion } from '~/server/content-version.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers.ts';
import { writeInsight, writePost } from './articles-kit';
import { person } from './media-kit';

const staff = person('editor');
const requestId = 'a-request';

eachDriver('What records share', (kit) => {
  useMigratedDatabase(kit);

  beforeEach(async () => {
    for (const { table } of boundCollections) await orm().delete(table);
    bumpContentVersion();
  });

  const report = (address: string, renamed: string | null = null) =>
    reportTerms(readTermsState(new URLSearchParams(address)), renamed);
  const rename = (from: string, name: string, field = 'tags') => renameTerm({ staff, requestId, field, from, name });
  const tagsOf = async (id: string) =>
    (await orm().select({ tags: insightsTable.tags }).from(insightsTable).where(eq(insightsTable.id, id)))[0]?.tags;
  const writePosition = async (values: Partial<typeof careersTable.$inferInsert>) =>
    orm()
      .insert(careersTable)
      .values({
        title: 'A position',
        slug: crypto.randomUUID(),
        department: 'Research',
        location: 'Ranchi, India',
        description: 'D',
        responsibilities: 'R',
        requirements: 'R',
        ...values,
      });

  it('is listed by field over all collections, with how many records have it, in the bin too', async () => {
    await writeInsight('one', { tags: ['Kernels', 'QUBO'] });
    await writeInsight('two', { tags: ['Kernels'], deletedAt: new Date() });
    await writePost('three', { tags: ['Kernels', 'annealing'] });
    const { fields, field, terms, total } = await report('field=tags');
    expect(fields.map(({ label }) => label)).toEqual([
      'Tags',
      'Author',
      'Research category',
      'Research keywords',
      'Client name',
      'Technologies used',
      'Department',
      'Location',
      'Skills required',
      'Benefits',
    ]);
    expect([field.label, total]).toEqual(['Tags', 3]);
    expect(terms.map(({ value, records, where }) => [value, records, where.map(({ records: here }) => here)])).toEqual([
      ['annealing', 1, [1]],
      ['Kernels', 3, [2, 1]],
      ['QUBO', 1, [1]],
    ]);
    expect((await report('field=tags&q=KERN')).terms.map(({ value }) => value)).toEqual(['Kernels']);
    expect((await report('field=nonsense')).field.label).toBe('Tags');
  });

  it('that differs by case, accents, blanks or signs alone is said to be nearly the same', async () => {
    await writeInsight('one', { tags: ['Monte Carlo', 'Quantum'] });
    await writePost('two', { tags: ['monte-carlo', 'Monte Cárlo', 'Quanta'] });
    const { terms } = await report('field=tags');
    const alikeTo = (wanted: string) => terms.find(({ value }) => value === wanted)?.alike.toSorted();
    expect(alikeTo('Monte Carlo')).toEqual(['Monte Cárlo', 'monte-carlo']);
    expect([alikeTo('Quantum'), alikeTo('Quanta')]).toEqual([[], []]);
  });

  it('gets another name in every record at once, each with a save and an entry in the log, and public pages are of before', async () => {
    const one = await writeInsight('one', { tags: ['QUBO', 'Kernels'] });
    const binned = await writeInsight('two', { tags: ['Kernels'], deletedAt: new Date() });
    const other = await writeInsight('three', { tags: ['Kernels of truth'] });
    await writePost('four', { tags: ['Kernels'] });
    const version = contentVersion();
    expect(await rename('Kernels', '  Kernel methods ')).toMatchObject({
      ok: true,
      toast: { description: '“Kernels” is now “Kernel methods” in 3 records.' },
    });
    expect(await tagsOf(one)).toEqual(['QUBO', 'Kernel methods']);
    expect(await tagsOf(binned)).toEqual(['Kernel methods']);
    expect(await tagsOf(other)).toEqual(['Kernels of truth']);
    expect((await orm().select().from(blogPostsTable))[0]).toMatchObject({ tags: ['Kernel methods'], revision: 2 });
    expect(contentVersion()).not.toBe(version);
    const [entry] = await orm().select().from(auditLog).where(eq(auditLog.recordId, one));
    expect(entry).toMatchObject({
      action: 'update',
      actorName: 'An editor',
      changes: { tags: { before: ['QUBO', 'Kernels'], after: ['QUBO', 'Kernel methods'] } },
    });
    expect((await report('field=tags')).terms.map(({ value }) => value)).toContain('Kernel methods');
  });

  it('becomes one with another of that name, once in each list, by the rule of its field', async () => {
    const both = await writeInsight('one', { tags: ['QUBO', 'Qubo', 'C'] });
    expect(await rename('Qubo', 'QUBO')).toMatchObject({ ok: true });
    expect(await tagsOf(both)).toEqual(['QUBO', 'C']);
    await writePosition({ skillsRequired: ['python', 'Rust', 'Py'] });
    expect(await rename('Py', 'Python', 'skills_required')).toMatchObject({ ok: true });
    expect((await orm().select().from(careersTable))[0]?.skillsRequired).toEqual(['python', 'Rust']);
  });

  it('can be a single text: a department in all positions, and nothing that only contains it', async () => {
    await writePosition({ department: 'Research' });
    await writePosition({ department: 'Research', status: 'closed' });
    await writePosition({ department: 'Applied Research', title: 'Research' });
    expect(await rename('Research', 'Quantum\nResearch', 'department')).toMatchObject({ ok: true });
    const rows = await orm().select().from(careersTable).orderBy(careersTable.department);
    expect(rows.map(({ department, title }) => [department, title])).toEqual([
      ['Applied Research', 'Research'],
      ['Quantum Research', 'A position'],
      ['Quantum Research', 'A position'],
    ]);
  });

  it('is removed where records can be without, and refused where they can’t', async () => {
    const id = await writeInsight('one', { tags: ['A', 'B'], researchCategory: 'Security' });
    expect(termFields.filter((field) => !canBeRemoved(field)).map(({ name }) => name)).toEqual([
      'author',
      'department',
      'location',
    ]);
    expect(await removeTerm({ staff, requestId, field: 'tags', from: 'A' })).toMatchObject({
      ok: true,
      toast: { description: '“A” was removed from 1 record.' },
    });
    expect(await tagsOf(id)).toEqual(['B']);
    expect(await removeTerm({ staff, requestId, field: 'research_category', from: 'Security' })).toMatchObject({
      ok: true,
    });
    const [row] = await orm().select().from(insightsTable);
    expect(row?.researchCategory).toBeNull();
    expect(await removeTerm({ staff, requestId, field: 'author', from: row?.author ?? '' })).toMatchObject({
      ok: false,
      status: 422,
      toast: { description: 'Author is required: give it another name.' },
    });
  });

  it('keeps its name when the new one can’t be, or it is gone, and says why', async () => {
    await writeInsight('one', { tags: ['A'] });
    for (const [name, status, sentence] of [
      ['', 422, 'Enter a name.'],
      ['A', 422, 'This is its name already.'],
      ['B, C', 422, 'Leave out the comma: it would make two of it.'],
      ['x'.repeat(101), 422, 'Each of Tags can have at most 100 characters.'],
      ['a\u0000b', 422, "Tags must not contain characters that can't be stored."],
    ] as const) {
      expect(await rename('A', name), name).toMatchObject({
        ok: false,
        status,
        field: 'name',
        toast: { description: sentence },
      });
    }
    expect(await rename('B', 'C')).toMatchObject({
      ok: false,
      status: 404,
      toast: { description: 'No record has “B” any more.' },
    });
    const signedOut = await renameTerm({ staff: null, requestId, field: 'tags', from: 'A', name: 'B' });
    expect(signedOut).toMatchObject({ ok: false, status: 401 });
    const noRole = await renameTerm({ staff: person('none'), requestId, field: 'tags', from: 'A', name: 'B' });
    expect(noRole).toMatchObject({ ok: false, status: 403 });
    expect((await report('field=tags')).terms.map(({ value }) => value)).toEqual(['A']);
  });

  it('is found by the names it had, until one of them is in use again or there is no such term any more', async () => {
    await writeInsight('one', { tags: ['A', 'X'] });
    await writePosition({ department: 'A' });
    const present = (name: string, field = 'tags') => findPresentTerm(field, name);
    await rename('A', 'B');
    await rename('B', 'C');
    expect([await present('A'), await present('B'), await present('C')]).toEqual(['C', 'C', null]);
    expect(await present('A', 'department')).toBeNull();
    await rename('C', 'B');
    expect([await present('A'), await present('B'), await present('C')]).toEqual(['B', null, 'B']);
    await rename('X', 'B');
    expect(await present('X')).toBe('B');
    await rename('no such tag', 'B');
    expect(await present('no such tag')).toBeNull();
    await removeTerm({ staff, requestId, field: 'tags', from: 'B' });
    expect([await present('A'), await present('C'), await present('X')]).toEqual([null, null, null]);
  });

  it('is renamed in more records than are read at once', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      title: `Post ${index}`,
      slug: `post-${index}`,
      excerpt: 'E',
      content: '<p>C</p>',
      author: 'A',
      publishDate: new Date('2025-01-01'),
      tags: ['Old', String(index)],
    }));
    await orm().insert(blogPostsTable).values(many);
    expect(await rename('Old', 'New')).toMatchObject({ toast: { description: '“Old” is now “New” in 250 records.' } });
    expect(await orm().$count(blogPostsTable, sql`${blogPostsTable.tags}[1] = 'New'`)).toBe(250);
  });

  it('narrows the list of a tab to the records that have it, with the search and the filters beside it', async () => {
    await writeInsight('one', { tags: ['Kernels'], content: '<p>needle</p>' });
    await writeInsight('two', { tags: ['Kernels'], status: 'draft' });
    await writeInsight('three', { tags: ['Kernels of truth'], content: '<p>needle</p>' });
    const listed = async (address: string) => {
      const list = await listRecords(insightsRecords, readListState(new URLSearchParams(address), insightsRecords));
      return [list.total, list.cards.map(({ title }) => title).toSorted()];
    };
    expect(await listed('field=tags&term=Kernels')).toEqual([2, ['one', 'two']]);
    expect(await listed('field=tags&term=Kernels&q=needle')).toEqual([1, ['one']]);
    expect(await listed('field=tags&term=Kernels&status=draft')).toEqual([1, ['two']]);
    expect(await listed('field=author&term=Nobody')).toEqual([0, []]);
    // What is no field with terms narrows nothing.
    expect(await listed('field=content&term=Kernels')).toEqual([3, ['one', 'three', 'two']]);
  });

  it('is offered to who writes the next record, most used first, from every collection but not from the bin', async () => {
    await writeInsight('one', { author: 'Hardware team', tags: ['A'] });
    await writeInsight('two', { author: 'Research team', tags: ['B'], deletedAt: new Date() });
    await writePost('three', { author: 'Platform engineering', tags: ['C', 'A'] });
    await writePost('four', { author: 'Platform engineering', tags: ['C'] });
    await writePost('five', { author: '', tags: ['C'] });
    const offered = await offeredTerms(insightsRecords);
    expect(offered['author']).toEqual(['Platform engineering', 'Hardware team']);
    expect(offered['tags']).toEqual(['C', 'A']);
    expect(Object.keys(offered)).toEqual(['tags', 'author', 'research_category', 'research_keywords']);
  });
});
