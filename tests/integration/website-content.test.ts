import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { builtInPages } from '~/admin/built-in-pages.server';
import { listRecords } from '~/admin/record-list.server';
import { websitePages } from '~/collections/website_content/website_content';
import {
  publishedSections,
  sectionsWith,
  standingSections,
} from '~/collections/website_content/website_content.queries.server';
import { websiteContentRecords } from '~/collections/website_content/website_content.record.server';
import { websiteContentTable as table } from '~/collections/website_content/website_content.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';

const at = (second: number) => new Date(Date.UTC(2025, 0, 1, 0, 0, second));

eachDriver('Published sections', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeEach(async () => {
    await handle.orm.delete(table);
  });

  const add = (...rows: (typeof table.$inferInsert)[]) => handle.orm.insert(table).values(rows);
  const keys = async (page: (typeof websitePages)[number]) => (await publishedSections(page)).map(({ key }) => key);

  it('are those of the page, in their order, older ones first where it is the same', async () => {
    await add(
      { pageName: 'about', sectionKey: 'third', sectionOrder: 5, createdAt: at(0) },
      { pageName: 'about', sectionKey: 'second', sectionOrder: 0, createdAt: at(2) },
      { pageName: 'about', sectionKey: 'first', sectionOrder: -1, createdAt: at(3) },
      { pageName: 'about', sectionKey: 'before-second', sectionOrder: 0, createdAt: at(1) },
      { pageName: 'team', sectionKey: 'elsewhere' },
    );
    expect(await keys('about')).toEqual(['first', 'before-second', 'second', 'third']);
    expect(await keys('team')).toEqual(['elsewhere']);
    expect(await keys('homepage')).toEqual([]);
  });

  it('are no drafts, and have what a page lays over its own words', async () => {
    await add(
      { pageName: 'about', sectionKey: 'draft', status: 'draft' },
      { pageName: 'about', sectionKey: 'hero', title: 'Title', metadata: { note: 'Counted' } },
    );
    expect(await publishedSections('about')).toEqual([
      { key: 'hero', title: 'Title', content: null, metadata: { note: 'Counted' } },
    ]);
  });

  it('lie over each other in their order: the list says which one displaces which, and what is left of it', async () => {
    await add(
      { pageName: 'about', sectionKey: 'hero', title: 'First', content: 'Words', sectionOrder: 0 },
      { pageName: 'about', sectionKey: 'hero', title: 'Second', sectionOrder: 1, createdAt: at(0) },
      { pageName: 'about', sectionKey: 'hero', title: 'Third', sectionOrder: 1, createdAt: at(1) },
      { pageName: 'about', sectionKey: 'hero', title: 'Draft', sectionOrder: 9, status: 'draft' },
      { pageName: 'about', sectionKey: 'why', title: 'Alone' },
      { pageName: 'team', sectionKey: 'hero', title: 'Elsewhere' },
    );
    const { cards } = await listRecords(websiteContentRecords, {
      query: '',
      status: '',
      sort: 'order',
      page: 1,
      term: null,
    });
    const told = cards.map(({ title, state, displacedBy }) => [
      title,
      state.label,
      displacedBy && `${displacedBy.title}, ${displacedBy.isWhole ? 'whole' : 'in part'}`,
    ]);
    expect(told).toHaveLength(6);
    expect(told).toEqual(
      expect.arrayContaining([
        ['First', 'Published', 'Third, in part'],
        ['Second', 'Displaced', 'Third, whole'],
        ['Third', 'Published', undefined],
        ['Draft', 'Draft', undefined],
        ['Alone', 'Published', undefined],
        ['Elsewhere', 'Published', undefined],
      ]),
    );
  });

  it('are known to the form of another one, with which of two of the same order is newer', async () => {
    const [one, , edited] = await add(
      { pageName: 'about', sectionKey: 'hero', title: 'One', createdAt: at(0) },
      { pageName: 'about', sectionKey: 'hero', createdAt: at(2) },
      { pageName: 'about', sectionKey: 'hero', title: 'Edited', createdAt: at(1) },
      { pageName: 'about', sectionKey: 'hero', title: 'Draft', status: 'draft', createdAt: at(3) },
    ).returning();
    const seen = async (id: string | null) =>
      (await standingSections(id)).map(({ title, isNewer }) => `${title}${isNewer ? ', newer' : ''}`);
    expect(await seen(edited?.id ?? '')).toEqual(['One', 'hero, newer']);
    expect(await seen(null)).toEqual(['One', 'Edited', 'hero']);
    expect(await seen('\0')).toEqual(['One', 'Edited', 'hero']);
    const about = builtInPages(await standingSections(null)).find(({ name }) => name === 'about');
    expect(about?.standing[0]).toMatchObject({ id: one?.id, sectionKey: 'hero', sectionOrder: 0 });
  });

  it('give way to the record that is previewed, stored or not', async () => {
    const [first] = await add(
      { pageName: 'about', sectionKey: 'hero', title: 'First', sectionOrder: 0 },
      { pageName: 'about', sectionKey: 'hero', title: 'Second', sectionOrder: 1 },
      { pageName: 'about', sectionKey: 'why', title: 'Other', sectionOrder: 2 },
    ).returning();
    const titles = async (row: Record<string, unknown>) =>
      (await sectionsWith(row, 'about')).map(({ key, title }) => `${key}: ${title}`);
    expect(await titles({ ...first })).toEqual(['hero: First', 'why: Other']);
    const typed = { ...first, id: randomUUID(), title: 'Typed', sectionOrder: -1 };
    expect(await titles(typed)).toEqual(['hero: Typed', 'why: Other']);
    expect((await publishedSections('about')).map(({ title }) => title)).toEqual(['First', 'Second', 'Other']);
  });
});

it('The form knows every page with its address, and what its sections say by themselves', () => {
  const pages = builtInPages([]);
  expect(pages.map(({ name }) => name)).toEqual([...websitePages]);
  expect(pages.map(({ path }) => path)).toEqual(['/', '/about', '/services', '/solutions', '/team', '/contact']);
  const closing = pages[0]?.sections.find(({ key }) => key === 'closing');
  expect(closing?.title).toBe('Bring us the problem that your spreadsheet gave up on.');
  expect(closing?.content).toBe(
    'In one call you see it running on an example from your own field. It takes 30-45 minutes by video call.',
  );
  const contact = pages.find(({ name }) => name === 'contact')?.sections.find(({ key }) => key === 'offices');
  expect(contact?.others).toContainEqual({ name: 'headquarters', text: 'Headquarters' });
});
