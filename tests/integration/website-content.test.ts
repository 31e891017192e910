import { beforeEach, expect, it } from 'vitest';
import { builtInPages } from '~/admin/built-in-pages.server';
import { websitePages } from '~/collections/website_content/website_content';
import { publishedSections } from '~/collections/website_content/website_content.queries.server';
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
});

it('The form knows every page with its address, and what its sections say by themselves', () => {
  const pages = builtInPages();
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
