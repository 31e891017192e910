import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { careers } from '~/collections/careers/careers';
import { findOpenPosition, listOpenPositions, relatedPositions } from '~/collections/careers/careers.queries.server';
import { careersTable } from '~/collections/careers/careers.table.server';
import { seedSampleContent } from '~/collections/seed.server';
import { settings } from '~/server/settings/settings.table.server';
import { eachDriver, useMigratedDatabase } from '../support/drivers';

const day = (number: number) => new Date(Date.UTC(2025, 0, number));

/** A calendar day in India, so many days from now. */
function indiaDay(days: number): string {
  return new Date(Date.now() + days * 86_400_000 + 330 * 60_000).toISOString().slice(0, 10);
}

function position(slug: string, more: Partial<typeof careersTable.$inferInsert> = {}) {
  return {
    slug,
    title: `Title of ${slug}`,
    department: 'Physics',
    location: 'Ranchi, India',
    description: 'What the team does.',
    responsibilities: 'Build',
    requirements: 'Read',
    createdAt: day(1),
    ...more,
  };
}

eachDriver('Open positions', (kit) => {
  const handle = useMigratedDatabase(kit);

  beforeEach(async () => {
    await handle.orm.delete(careersTable);
  });

  const add = (...rows: (typeof careersTable.$inferInsert)[]) => handle.orm.insert(careersTable).values(rows);
  const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

  it('are of one department in whatever capitals it was typed, under the name that most say', async () => {
    const names = ['Quantum Hardware', 'quantum hardware', 'Quantum Hardware', 'Physics'];
    await add(...names.map((department, index) => position(`number-${index}`, { department })));
    const { departments } = await listOpenPositions();
    expect(departments).toEqual([
      { name: 'Physics', count: 1 },
      { name: 'Quantum Hardware', count: 3 },
    ]);
    const { rows, total } = await listOpenPositions({ department: 'Quantum Hardware' });
    expect([rows.length, total]).toEqual([3, 3]);
  });

  it('have a department of one line, whatever blanks were typed in it', () => {
    const { department } = careers.fields.pick({ department: true }).parse({ department: ' Quantum \n Hardware' });
    expect(department).toBe('Quantum Hardware');
  });

  it('come featured first, then the newest', async () => {
    await add(
      position('old'),
      position('new', { createdAt: day(3) }),
      position('old-featured', { featured: true }),
      position('new-featured', { featured: true, createdAt: day(2) }),
    );
    expect(slugs((await listOpenPositions()).rows)).toEqual(['new-featured', 'old-featured', 'new', 'old']);
  });

  it('come fifty to a page, and are counted by department, whichever page and department is looked at', async () => {
    const days = Array.from({ length: 60 }, (_, number) => 60 - number);
    await add(...days.map((number) => position(`position-${number}`, { createdAt: day(number) })));
    await add(
      position('sold', { department: 'Sales' }),
      position('sold-no-more', { department: 'Sales', status: 'closed' }),
    );
    const departments = [
      { name: 'Physics', count: 60 },
      { name: 'Sales', count: 1 },
    ];
    const first = await listOpenPositions({ page: 1 });
    expect(slugs(first.rows)).toEqual(days.slice(0, 50).map((number) => `position-${number}`));
    expect(first).toMatchObject({ total: 61, pageCount: 2, departments });
    const second = await listOpenPositions({ department: 'Physics', page: 2 });
    expect(slugs(second.rows)).toEqual(days.slice(50).map((number) => `position-${number}`));
    expect(second).toMatchObject({ total: 60, pageCount: 2, departments });
    expect(await listOpenPositions({ department: 'Sales' })).toMatchObject({ total: 1, pageCount: 1, departments });
    expect(await listOpenPositions({ department: 'Alchemy' })).toMatchObject({ rows: [], total: 0, departments });
  });

  it('are active and within their deadline; the others are in no list and have no page', async () => {
    const hidden = [
      position('paused', { status: 'paused' }),
      position('closed', { status: 'closed' }),
      position('passed', { applicationDeadline: indiaDay(-1) }),
    ];
    await add(position('open'), position('last-day', { applicationDeadline: indiaDay(0) }), ...hidden);
    expect(slugs((await listOpenPositions()).rows).sort()).toEqual(['last-day', 'open']);
    for (const { slug } of hidden) expect(await findOpenPosition(slug), slug).toBeNull();
    const open = await findOpenPosition('open');
    if (!open) throw new Error('the open one is missing');
    expect(slugs(await relatedPositions(open))).toEqual(['last-day']);
  });

  it('are found by id and by slug in any case, and by nothing else', async () => {
    await add(position('open'));
    const found = await findOpenPosition('OPEN');
    expect(found).toMatchObject({ slug: 'open', requirements: 'Read', skillsRequired: [] });
    expect(await findOpenPosition(found?.id.toUpperCase() ?? '')).toMatchObject({ slug: 'open' });
    for (const nonsense of ['', 'other', '\0', '\ud800', 'x'.repeat(5000), "' or 1=1"]) {
      expect(await findOpenPosition(nonsense)).toBeNull();
    }
  });

  it('are related by department, then by place, then as the list has them; at most three', async () => {
    await add(
      position('this'),
      position('elsewhere', { department: 'Sales', location: 'Tallinn, Estonia', featured: true }),
      position('same-place', { department: 'Sales' }),
      position('same-department', { location: 'Tallinn, Estonia' }),
      position('both'),
    );
    const own = await findOpenPosition('this');
    if (!own) throw new Error('the position is missing');
    expect(slugs(await relatedPositions(own))).toEqual(['both', 'same-department', 'same-place']);
  });

  it('There are some after a first start, with one paused and one closed beside them', async () => {
    await handle.orm.delete(settings).where(eq(settings.key, 'sample-content'));
    await seedSampleContent((text) => text);
    const { rows: open } = await listOpenPositions();
    expect(open.length).toBeGreaterThanOrEqual(6);
    expect(open.filter(({ featured }) => featured).map(({ slug }) => slug)).toEqual(slugs(open.slice(0, 2)));
    const rows = await handle.orm.select({ status: careersTable.status }).from(careersTable);
    const others = rows.map(({ status }) => status).filter((status) => status !== 'active');
    expect(others.sort()).toEqual(['closed', 'paused']);
  });
});
