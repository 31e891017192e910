import { describe, expect, it } from 'vitest';
import { axeObjections, obstacles } from '../support/axe';
import { untilHydrated, type WatchedPage } from '../support/browser';
import { expectToast } from '../support/staff';
import { useWritingDesk } from '../support/writing-desk.ts';

const { openAdmin } = useWritingDesk();

const rowOf = (page: WatchedPage, term: string) =>
  page
    .getByRole('list', { name: 'Tags' })
    .getByRole('listitem')
    .filter({ has: page.getByText(term, { exact: true }) });

/** What the tags of this insight are, as its form says. */
async function tagsOf(title: string): Promise<string> {
  const page = await openAdmin(`/admin/insights?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  return page.getByLabel('Tags', { exact: true }).inputValue();
}

const insight = 'How a quantum annealer solves a scheduling problem';

describe('Tags and names', () => {
  it('Is in the menu, says how often each is used, and has no accessibility faults', async () => {
    const page = await openAdmin('/admin/insights');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Tags and names', exact: true }).click();
    await page.getByRole('heading', { name: 'Tags and names', level: 2 }).waitFor();
    await expect
      .poll(() => rowOf(page, 'Annealing').locator('p').nth(1).innerText())
      .toMatch(/^2 insights\n2 case studies\n/);
    await page.getByRole('link', { name: 'Department', exact: true }).click();
    await page.getByRole('link', { name: 'Rename Quantum Algorithms', exact: true }).waitFor();
    await page.getByLabel('Search department').fill('nowhere at all');
    await page.getByText('Nothing matches “nowhere at all”.', { exact: true }).waitFor();
    expect(await obstacles(page, 'main')).toEqual([]);
  });

  it('Its counts lead to the list of the records that have it, which is searched and left again', async () => {
    const page = await openAdmin('/admin/terms?field=author&q=quantum');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Quantum algorithms group' })
      .getByRole('link', { name: /insights?$/ })
      .click();
    await page.getByRole('heading', { name: 'Insights', level: 2 }).waitFor();
    const titles = page.locator('main ul[aria-busy] h3');
    const all = await titles.count();
    expect(all).toBeGreaterThan(1);
    expect(all).toBeLessThan(10);
    await page.getByText('Author: Quantum algorithms group', { exact: true }).waitFor();
    await page.getByLabel('Search insights').fill('benchmark');
    await expect.poll(() => titles.count()).toBeLessThan(all);
    expect(new URL(page.url()).searchParams.get('term')).toBe('Quantum algorithms group');
    await page.getByRole('link', { name: 'Published', exact: false }).first().click();
    await page.waitForURL(/status=published/);
    expect(new URL(page.url()).searchParams.get('term')).toBe('Quantum algorithms group');
    await page.getByRole('link', { name: 'Show all', exact: true }).first().click();
    await expect.poll(() => page.getByText('Author: Quantum algorithms group', { exact: true }).count()).toBe(0);
  });

  it('Who searches a list for an author or a tag is led to all records with it', async () => {
    const page = await openAdmin('/admin/blog');
    await untilHydrated(page);
    await page.getByLabel('Search blog posts').fill('platform eng');
    await page.getByRole('link', { name: 'Author: Platform engineering', exact: true }).click();
    await page.getByText('Author: Platform engineering', { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBeNull();
    expect(await page.locator('main ul[aria-busy] h3').count()).toBeGreaterThan(1);
    expect(await axeObjections(page)).toEqual([]);
  });

  it('A tag is renamed in all records, and Undo takes it back', async () => {
    const page = await openAdmin('/admin/terms?field=tags&q=QUBO');
    await untilHydrated(page);
    await rowOf(page, 'QUBO').getByRole('link', { name: 'Rename QUBO' }).click();
    const name = page.getByLabel('New name');
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
    await name.fill('QUBO models');
    await page.getByRole('button', { name: /^Rename in \d+ records$/ }).click();
    await page.getByText(/^“QUBO” is now “QUBO models” in \d+ records\.$/).waitFor();
    await rowOf(page, 'QUBO models').waitFor();
    expect(await tagsOf(insight)).toContain('QUBO models');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/^“QUBO models” is now “QUBO” in \d+ records\.$/).waitFor();
    expect(await tagsOf(insight)).not.toContain('QUBO models');
  });

  it('Addresses with the former name of a department or a tag lead to its list, however often it is renamed', async () => {
    const page = await openAdmin('/admin/terms?field=department');
    const rename = async (field: string, from: string, to: string) => {
      await page.goto(`/admin/terms?${new URLSearchParams({ field, rename: from })}`);
      await page.getByLabel('New name').fill(to);
      await page.getByRole('button', { name: /^Rename in / }).click();
      await page.getByText(`“${from}” is now “${to}” in`).waitFor();
    };
    const leads = async (address: string) => {
      const answer = await page.request.get(address, { maxRedirects: 0 });
      return [answer.status(), answer.headers()['location']];
    };
    await rename('department', 'Quantum Algorithms', 'Quantum methods');
    await rename('department', 'Quantum methods', 'Algorithms');
    await rename('tags', 'Annealing', 'Annealers');
    expect(await leads('/careers?department=Quantum+Algorithms')).toEqual([
      301,
      '/careers?department=Algorithms#positions',
    ]);
    expect(await leads('/careers?department=Quantum+methods')).toEqual([
      301,
      '/careers?department=Algorithms#positions',
    ]);
    expect(await leads('/blog?category=Annealing&page=2')).toEqual([301, '/blog?category=Annealers&page=2']);
    expect(await leads('/blog?category=Annealers')).toEqual([200, undefined]);
    await rename('department', 'Algorithms', 'Quantum Algorithms');
    await rename('tags', 'Annealers', 'Annealing');
    expect(await leads('/careers?department=Quantum+Algorithms')).toEqual([200, undefined]);
    expect(await leads('/careers?department=Algorithms')).toEqual([
      301,
      '/careers?department=Quantum+Algorithms#positions',
    ]);
  });

  it('Undo makes no two one when its name was given to another meanwhile, and says so', async () => {
    const page = await openAdmin('/admin/terms?field=tags&rename=Back+ends');
    await untilHydrated(page);
    page.allowErrors(/409/);
    await page.getByLabel('New name').fill('  Machines \u00a0 behind ');
    await page.getByRole('button', { name: /^Rename in/ }).click();
    await page.getByText(/^“Back ends” is now “Machines behind” in /).waitFor();
    const other = await openAdmin('/admin/terms?field=tags&rename=API+keys');
    await other.getByLabel('New name').fill('Back ends');
    await other.getByRole('button', { name: /^Rename in/ }).click();
    await other.getByText(/^“API keys” is now “Back ends” in /).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    const sentence =
      '“Back ends” is in use by now, so both would become one. Rename “Machines behind” itself if they should.';
    await page.getByText(sentence, { exact: true }).waitFor();
    expect(await rowOf(page, 'Machines behind').count()).toBe(1);
  });

  it('Before two become one it asks, and what is wrong is said at the field', async () => {
    const page = await openAdmin('/admin/terms?field=tags&rename=Audit+trail');
    await untilHydrated(page);
    page.allowErrors(/422/);
    const name = page.getByLabel('New name');
    await name.fill('one, two');
    await page.getByRole('button', { name: 'Rename in 1 record' }).click();
    await page.getByText('Leave out the comma: it would make two of it.', { exact: true }).first().waitFor();
    expect(await name.inputValue()).toBe('one, two');
    expect(await axeObjections(page)).toEqual([]);
    await name.fill('Audit');
    await page.getByRole('button', { name: 'Rename in 1 record' }).click();
    const dialog = page.getByRole('alertdialog');
    expect(await dialog.textContent()).toContain('Make one of “Audit trail” and “Audit”?');
    await dialog.getByRole('button', { name: 'Make one of both' }).click();
    await expectToast(page, 'Success', '“Audit trail” is now “Audit” in 1 record.');
    await expect.poll(() => rowOf(page, 'Audit trail').count()).toBe(0);
  });

  it('Without scripts all of it works, with the question in the page', async () => {
    const page = await openAdmin('/admin/terms?field=tags&q=Architecture', { javaScript: false });
    page.allowErrors(/409/);
    await rowOf(page, 'Architecture').getByRole('link', { name: 'Rename Architecture' }).click();
    await page.getByLabel('New name').fill('Priorities');
    await page.getByRole('button', { name: /^Rename in/ }).click();
    await expectToast(page, 'Success', '“Architecture” is now “Priorities” in 1 record.');
    await page.goto(new URL('/admin/terms?field=tags&rename=Priorities', page.url()).href);
    await page.getByRole('button', { name: 'Remove from 1 record' }).click();
    await page.getByText('Remove “Priorities” from 1 record?', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expectToast(page, 'Success', '“Priorities” was removed from 1 record.');
  });
});

describe('While somebody writes', () => {
  it('What other records say is offered, by keyboard and by mouse, in a list for the entry that is typed', async () => {
    const page = await openAdmin('/admin/insights/new');
    await untilHydrated(page);
    const tags = page.getByLabel('Tags', { exact: true });
    await tags.pressSequentially('Annealing, quant');
    await page
      .getByRole('button', { name: 'Quantum', exact: true })
      .or(page.locator('[data-offered]'))
      .first()
      .waitFor();
    const first = await page.locator('[data-offered]').first().innerText();
    await tags.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await tags.inputValue()).toBe(`Annealing, ${first}`);
    expect(await tags.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => page.locator('[data-offered]').count()).toBe(0);
    const author = page.getByLabel('Author');
    await author.pressSequentially('algo');
    await page.locator('[data-offered]').first().click();
    expect(await author.inputValue()).toMatch(/algorithms/i);
    expect(await axeObjections(page, '[role="dialog"], dialog[open]')).toEqual([]);
  });

  it('Skills of a position are offered too, and become one of the list at once', async () => {
    const page = await openAdmin('/admin/careers/new');
    await untilHydrated(page);
    await page.getByLabel('Skills Required').pressSequentially('pyth');
    await page.locator('[data-offered]').first().click();
    await page.getByRole('button', { name: /^Remove Python/ }).waitFor();
    expect(await page.getByLabel('Skills Required').inputValue()).toBe('');
  });
});
