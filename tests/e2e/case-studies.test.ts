import { describe, expect, it } from 'vitest';
import { obstacles } from '../support/axe';
import { useBuiltSite } from '../support/built-site';
import { expectToast, signIn } from '../support/staff';
import { textEditor } from '../support/text-editor';

const site = useBuiltSite();
const { open, get } = site;

const shows = async (path: string, words: string) => (await (await get(path)).text()).includes(words);
const study = '/case-studies/limits-first-returns-second';

describe('The list of case studies', () => {
  it('Industry chips work without JavaScript, and the page ships none', async () => {
    const page = await open({ javaScript: false });
    await page.goto('/case-studies');
    const chips = page.getByRole('navigation', { name: 'Industries' });
    const names = await chips.getByRole('link').allInnerTexts();
    expect(names.map((name) => name.replace(/\s*\d+$/, ''))).toEqual([
      'All',
      'Manufacturing',
      'Healthcare',
      'Energy',
      'Finance',
      'Transportation',
      'Government',
    ]);
    await page.getByText('10 case studies').waitFor();
    await chips.getByRole('link', { name: 'Healthcare' }).click();
    await page.waitForURL('**/case-studies?category=Healthcare');
    await page.getByText('2 case studies in Healthcare').waitFor();
    await expect.poll(() => chips.locator('[aria-current="true"]').innerText()).toContain('Healthcare');
    await expect.poll(() => page.locator('article').count()).toBe(2);
    await expect.poll(() => page.locator('script[src], script:not([type="application/ld+json"])').count()).toBe(0);
  });

  it('An industry without case studies says so and leads back; a page that is not there is a 404', async () => {
    const page = await open();
    await page.goto('/case-studies?category=Catering');
    await page.getByRole('heading', { name: 'No case studies found' }).waitFor();
    await page.getByRole('link', { name: 'Show all case studies' }).click();
    await page.waitForURL('**/case-studies');
    expect((await get('/case-studies?page=7')).status).toBe(404);
    const main = page.getByRole('main');
    await expect.poll(() => main.locator('a[href="/contact"]').count()).toBeGreaterThan(0);
    await expect.poll(() => main.locator('a[href="/request-demo"]').count()).toBeGreaterThan(0);
  });
});

describe('A case study', () => {
  it('Moves sideways at no width, and axe finds no fault', async () => {
    const page = await open();
    await page.goto(study);
    expect(await obstacles(page)).toEqual([]);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} px`).toBe(true);
    }
  });

  it('Says result, client, duration, technologies and what to read next', async () => {
    const page = await open();
    await page.goto(study);
    const article = page.getByRole('article').first();
    await expect
      .poll(() => article.locator('dt').allInnerTexts())
      .toEqual(['Industry', 'Client', 'Duration', 'Author', 'Published', 'Reading time']);
    await article.getByText('The portfolio desk of a private bank', { exact: true }).waitFor();
    const highlight = page.getByRole('region', { name: 'Results and technologies' });
    await expect.poll(() => highlight.getByRole('heading').allInnerTexts()).toEqual(['Results', 'Technologies']);
    await expect.poll(() => highlight.innerText()).toMatch(/^Results\s+45%\s+lower risk/);
    await expect.poll(() => highlight.getByRole('listitem').count()).toBe(3);
    await page.getByRole('navigation', { name: 'Previous and next' }).waitFor();
    await page.getByRole('heading', { name: 'Related case studies' }).waitFor();
    await page.getByRole('link', { name: 'Finance', exact: true }).click();
    await page.waitForURL('**/case-studies?category=Finance');
  });

  it('Other spellings of its address lead to the one', async () => {
    const answer = await get('/case-studies/Limits-First-Returns-Second?from=mail');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${study}?from=mail`]);
  });

  it('One that is not there is a page with the status 404 and a way back', async () => {
    const page = await open();
    page.allowErrors(/status of 404/);
    const answer = await page.goto('/case-studies/nothing-of-that-name');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Case Study Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Back to Case Studies' }).click();
    await page.waitForURL('**/case-studies');
  });
});

describe('The tab Cases', () => {
  it('A case study is written in a dialog, which says what is missing, and is public at once; its id leads to it', async () => {
    const page = await open();
    await signIn(page, site.server.url, '/admin/case-studies');
    await page.getByRole('link', { name: 'New Case Study' }).click();
    const dialog = page.getByRole('dialog', { name: 'New case study' });
    const save = dialog.getByRole('button', { name: 'Save case study' });
    await dialog.getByLabel('Title', { exact: true }).fill('Heat that is not thrown away');
    await save.click();
    for (const name of ['Industry', 'Author', 'Excerpt', 'Content']) {
      await dialog.getByText(`${name} is required.`).waitFor();
    }
    await expect
      .poll(() => dialog.getByLabel('Industry').locator('option').allInnerTexts())
      .toEqual([
        'Select an industry',
        'Manufacturing',
        'Healthcare',
        'Energy',
        'Finance',
        'Transportation',
        'Government',
        'Technology',
        'Education',
      ]);
    await expect.poll(() => dialog.getByLabel('Status').inputValue()).toBe('draft');
    await dialog.getByLabel('Industry').selectOption('Energy');
    await dialog.getByLabel('Author').fill('Research team');
    await dialog.getByLabel('Excerpt').fill('A works heats the school beside it.');
    await dialog.getByLabel('Results Achieved').fill('12 boilers switched off');
    await dialog.getByLabel('Technologies Used').fill('Sensors, , Forecasts');
    await textEditor(dialog).click();
    await page.keyboard.type('The pipe was there already.');
    await dialog.getByLabel('Status').selectOption('published');
    await save.click();
    await page.waitForURL('**/admin/case-studies');
    await expectToast(page, 'Success', 'Case study created successfully');
    const path = '/case-studies/heat-that-is-not-thrown-away';
    expect(await shows(path, 'The pipe was there already.')).toBe(true);
    expect(await shows('/case-studies', 'Heat that is not thrown away')).toBe(true);
    expect(await shows('/case-studies?category=Energy', 'Heat that is not thrown away')).toBe(true);
    expect(await shows('/case-studies?category=Finance', 'Heat that is not thrown away')).toBe(false);
    const edit = page.getByRole('link', { name: 'Edit Heat that is not thrown away' });
    const id = (await edit.getAttribute('href'))?.split('/').at(-1);
    const byId = await get(`/case-studies/${id}`);
    expect([byId.status, byId.headers.get('location')]).toEqual([301, path]);
  });

  it('Unpublished it is gone everywhere; deleting asks in an alert dialog', async () => {
    const page = await open();
    await signIn(page, site.server.url, '/admin/case-studies');
    const title = 'A storage plan the control room keeps';
    const path = '/case-studies/a-storage-plan-the-control-room-keeps';
    expect(await shows('/industries/energy', title)).toBe(true);
    await page.getByRole('link', { name: `Edit ${title}` }).click();
    await page.getByRole('dialog').getByLabel('Status').selectOption('draft');
    await page.getByRole('dialog').getByRole('button', { name: 'Save case study' }).click();
    await expectToast(page, 'Success', 'Case study updated successfully');
    expect((await get(path)).status).toBe(404);
    for (const list of ['/case-studies', '/case-studies?category=Energy', '/industries/energy', '/industries']) {
      expect(await shows(list, path), list).toBe(false);
      expect(await shows(list, title), list).toBe(false);
    }
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    const alert = page.getByRole('alertdialog');
    await alert.getByText('Are you sure you want to delete this case study?').waitFor();
    await alert.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Success', 'Case study deleted successfully');
    await expect.poll(() => page.getByRole('link', { name: `Edit ${title}` }).count()).toBe(0);
  });

  it('Pages that tell a case say at once what its record says; withdrawn, neither it nor its figure is on any of them', async () => {
    const page = await open();
    await signIn(page, site.server.url, '/admin/case-studies');
    const save = async (title: string, changes: Record<string, string>, status = 'published') => {
      await page.getByRole('link', { name: `Edit ${title}` }).click();
      const dialog = page.getByRole('dialog');
      for (const [label, words] of Object.entries(changes)) await dialog.getByLabel(label, { exact: true }).fill(words);
      await dialog.getByLabel('Status').selectOption(status);
      await dialog.getByRole('button', { name: 'Save case study' }).click();
      // The toast of the save before may still stand there.
      await page.waitForURL('**/admin/case-studies');
    };
    const cases = [
      [
        'Permit files that arrive complete',
        ['/industries', '/industries/government', '/solutions/government', '/services/ai-solutions/custom-llm'],
      ],
      [
        'The plan that survives the first closed road',
        ['/', '/industries', '/industries/transportation', '/services/quantum-computing/annealers'],
      ],
    ] as const;
    for (const [title, pages] of cases) {
      for (const told of pages) expect(await shows(told, title), told).toBe(true);
      await save(title, { Title: `Anew: ${title}`, 'Results Achieved': '41.7% fewer of them' });
      for (const told of pages) {
        expect(await shows(told, `Anew: ${title}`), told).toBe(true);
        expect(await shows(told, '41.7%'), told).toBe(true);
      }
      await save(`Anew: ${title}`, {}, 'draft');
      for (const told of pages) {
        expect(await shows(told, title), told).toBe(false);
        expect(await shows(told, '41.7%'), told).toBe(false);
      }
    }
    expect(await shows('/industries/government', 'Success Stories')).toBe(false);
    expect(await shows('/industries/government', 'Case study')).toBe(false);
    expect(await shows('/', 'Less waiting between two machines')).toBe(true);
  });
});
