import { beforeAll, expect, it } from 'vitest';
import { findLinkTargets } from '~/admin/link-targets/link-targets.server';
import { saveRecord } from '~/admin/records.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import { findBoundCollection } from '~/collections/registry.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';
import { formOf, sampleOf, staff } from './contract-kit';

async function store(tab: string, fields: Record<string, string>): Promise<void> {
  const collection = findBoundCollection(tab) as BoundCollection;
  const form = formOf({ ...sampleOf(collection).form, ...fields });
  const saved = await saveRecord({ collection, staff: staff('admin'), requestId: 'test', id: null, form });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
}

const find = (typed: string) => findLinkTargets(staff('editor'), typed);
const titles = async (typed: string) => (await find(typed)).map(({ title }) => title);

eachDriver('what a link may lead to', (kit) => {
  useMigratedDatabase(kit);

  beforeAll(async () => {
    await store('blog', { title: 'Annealers in a bakery', status: 'published', publish_date: '2026-01-05' });
    await store('insights', { title: 'What annealers leave out', status: 'draft' });
    await store('careers', { title: 'Engineer of annealers', status: 'active' });
    await store('content', { section_key: 'annealers', title: 'Annealers of the home page' });
  });

  it('Pages come first, then records with a page of their own, with how they stand where visitors can’t read them', async () => {
    expect(await find('annealers')).toEqual([
      { path: '/services/quantum-computing/annealers', title: 'Annealers', kind: 'Page', state: null },
      { path: '/blog/annealers-in-a-bakery', title: 'Annealers in a bakery', kind: 'Blog', state: null },
      { path: '/careers/engineer-of-annealers', title: 'Engineer of annealers', kind: 'Careers', state: null },
      {
        path: '/insights/what-annealers-leave-out',
        title: 'What annealers leave out',
        kind: 'Insights',
        state: { label: 'Draft' },
      },
    ]);
  });

  it('A page with two addresses is offered by its canonical one', async () => {
    expect((await find('quantum computing')).map(({ path }) => path)).toContain('/services/quantum-computing');
    expect((await find('/solutions/')).map(({ path }) => path)).toEqual(['/solutions/government']);
  });

  it('An address that is begun offers the pages below it, whatever its case', async () => {
    expect(await titles('/Services/quantum-computing/a')).toEqual(['Annealers']);
    expect(await titles('/nowhere')).toEqual([]);
  });

  it('Nothing typed, blanks and signs of a pattern find nothing', async () => {
    for (const typed of ['', '   ', '%%%', '___', '\u0000', '％', '＿', 'a＼', '∖'])
      expect(await find(typed), typed).toEqual([]);
  });

  it('Who may read no collection is offered pages alone', async () => {
    const found = await findLinkTargets(staff('none'), 'annealers');
    expect(found.map(({ kind }) => kind)).toEqual(['Page']);
  });
});
