import { beforeEach, expect, it } from 'vitest';
import {
  documentationMenu,
  documentationPageSize,
  findPublishedDocumentation,
  listPublishedDocumentation,
  neighboursOfDocumentation,
} from '~/collections/documentation/documentation.queries.server';
import { documentationTable } from '~/collections/documentation/documentation.table.server';
import { formerSlugsTable } from '~/collections/former-slugs.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';

type Row = typeof documentationTable.$inferInsert;

function page(slug: string, more: Partial<Row> = {}): Row {
  const required = { title: `Title of ${slug}`, excerpt: '', content: '<p>Content</p>', author: '' };
  return { slug, ...required, status: 'published', ...more };
}

eachDriver('Public documentation', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeEach(async () => {
    await handle.orm.delete(documentationTable);
    await handle.orm.delete(formerSlugsTable);
  });

  async function add(...rows: Row[]): Promise<string[]> {
    const added = await handle.orm.insert(documentationTable).values(rows).returning({ id: documentationTable.id });
    return added.map(({ id }) => id);
  }
  const found = async (query: string) => {
    const { pages } = await listPublishedDocumentation({ query });
    return pages.map(({ slug }) => slug).sort();
  };

  it('Visitors see no draft: in no list, no count, no menu, no page, as no neighbour', async () => {
    const [id = ''] = await add(page('public'), page('draft', { status: 'draft', tags: ['t'] }));
    const list = await listPublishedDocumentation({});
    expect(list).toMatchObject({ total: 1, pageCount: 1, categories: [{ name: 'getting-started', count: 1 }] });
    expect(list.pages.map(({ slug }) => slug)).toEqual(['public']);
    expect((await documentationMenu('getting-started')).pages).toEqual([{ slug: 'public', title: 'Title of public' }]);
    expect(await findPublishedDocumentation('draft')).toBeNull();
    expect(await found('draft')).toEqual([]);
    expect(await found('t')).toEqual(['public']);
    expect(await neighboursOfDocumentation(id)).toEqual({ previous: null, next: null });
  });

  it('Pages stand by category, in the order one reads them, then by number; previous and next follow it', async () => {
    const ids = await add(
      page('last', { category: 'advanced', orderIndex: -5 }),
      page('second', { orderIndex: 10 }),
      page('first', { orderIndex: 2 }),
      page('third', { category: 'api-reference', orderIndex: 0 }),
    );
    const { pages, categories } = await listPublishedDocumentation({});
    expect(pages.map(({ slug }) => slug)).toEqual(['first', 'second', 'third', 'last']);
    expect(categories.map(({ name }) => name)).toEqual(['getting-started', 'api-reference', 'advanced']);
    const around = async (index: number) => {
      const { previous, next } = await neighboursOfDocumentation(ids[index] ?? '');
      return [previous?.slug, next?.slug];
    };
    expect(await around(2)).toEqual([undefined, 'second']);
    expect(await around(1)).toEqual(['first', 'third']);
    expect(await around(3)).toEqual(['second', 'last']);
    expect(await around(0)).toEqual(['third', undefined]);
  });

  it('Equal numbers keep one order, so that previous and next never skip a page', async () => {
    await add(...Array.from({ length: 7 }, (_, index) => page(`p-${index}`)));
    const { pages } = await listPublishedDocumentation({});
    const walked = [pages[0]?.slug];
    for (let at: { id: string } | undefined = pages[0]; at; ) {
      const { next }: Awaited<ReturnType<typeof neighboursOfDocumentation>> = await neighboursOfDocumentation(at.id);
      at = next ?? undefined;
      if (next) walked.push(next.slug);
    }
    expect(walked).toEqual(pages.map(({ slug }) => slug));
  });

  it('The search looks through title, content and tags, whatever the case, every character meaning itself', async () => {
    await add(
      page('by-title', { title: 'Rate LIMITS' }),
      page('by-content', { content: '<p>A <strong>rate</strong> limits paragraph &amp; more</p>' }),
      page('by-tag', { tags: ['Python', 'Rate limits'] }),
      page('by-none', { excerpt: 'rate limits', tags: ['100% sure', 'snake_case'] }),
    );
    expect(await found('rate limits')).toEqual(['by-content', 'by-tag', 'by-title']);
    expect(await found('PYTHON')).toEqual(['by-tag']);
    expect(await found('paragraph & more')).toEqual(['by-content']);
    expect(await found('%')).toEqual(['by-none']);
    expect(await found('snake_')).toEqual(['by-none']);
    expect(await found('strong')).toEqual([]);
    expect(await found('  ')).toHaveLength(4);
  });

  it('A category narrows the list and keeps the counts of the others; one that there is not is empty', async () => {
    await add(page('a'), page('b', { category: 'examples' }), page('c', { category: 'examples', title: 'Bell' }));
    const examples = await listPublishedDocumentation({ category: 'examples', query: 'bell' });
    expect(examples).toMatchObject({ total: 1, categories: [{ count: 0 }, { name: 'examples', count: 1 }] });
    expect(examples.pages.map(({ slug }) => slug)).toEqual(['c']);
    for (const category of ['nothing', "' or 1=1", '\0']) {
      const { total } = await listPublishedDocumentation({ category });
      expect(total).toBe(category === '\0' ? 3 : 0);
    }
  });

  it('A long list comes in pages', async () => {
    await add(...Array.from({ length: documentationPageSize + 1 }, (_, index) => page(`n-${index}`)));
    const [first, second] = await Promise.all([1, 2].map((number) => listPublishedDocumentation({ page: number })));
    expect([first?.pages.length, second?.pages.length, first?.pageCount]).toEqual([documentationPageSize, 1, 2]);
  });

  it('A page is found by id, by slug and by a slug it had; nonsense finds nothing', async () => {
    const [id = '', draft = ''] = await add(page('new-name'), page('hidden', { status: 'draft' }));
    await handle.orm.insert(formerSlugsTable).values([
      { collection: 'documentation', slug: 'old-name', recordId: id },
      { collection: 'documentation', slug: 'hidden-before', recordId: draft },
      { collection: 'insights', slug: 'elsewhere', recordId: id },
    ]);
    for (const name of [id, id.toUpperCase(), 'new-name', 'NEW-NAME', 'old-name', 'Old-Name']) {
      expect(await findPublishedDocumentation(name)).toMatchObject({ slug: 'new-name' });
    }
    for (const name of ['hidden', 'hidden-before', 'elsewhere', '', '\0', '\ud800', "' or 1=1", 'x'.repeat(5000)]) {
      expect(await findPublishedDocumentation(name)).toBeNull();
    }
  });
});
