import { describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { type PageOptions, untilHydrated, type WatchedPage } from '../support/browser';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast, signInPlainly } from '../support/staff';

const site = useSiteOnPostgres();
const { open } = site;

const text = async (path: string) => (await fetch(site.server.url + path)).text();
const headline = 'Building the future with quantum and AI';

async function openEditor(options: PageOptions = {}): Promise<WatchedPage> {
  const page = await open(options);
  await signInPlainly(page, site.server.url, '/admin/content/new');
  if (options.javaScript !== false) await untilHydrated(page);
  return page;
}

/** Whether it can be read down to its lower edge. */
function isUncovered(element: Element): boolean {
  const { left, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 4, bottom - 2));
}

async function save(page: WatchedPage, description: string): Promise<void> {
  await page.getByRole('button', { name: 'Save website content' }).click();
  // The save before may have left the same words.
  await page.waitForURL(/\/admin\/content(?:\?.*)?$/);
  await expectToast(page, 'Success', description);
}

async function deleteFirst(page: WatchedPage, title = ''): Promise<void> {
  await page
    .getByRole('button', { name: `Delete ${title}` })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.locator('[data-toast]').filter({ hasText: 'Website content deleted successfully' }).waitFor();
}

describe('Website content', () => {
  it('The dialog starts with the home page, published, in order 0, and offers the six pages', async () => {
    const page = await openEditor();
    // The page is chosen before its section: by keyboard too.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await expect.poll(focused).toBe('page_name');
    await expect.poll(() => page.getByLabel('Page', { exact: true }).inputValue()).toBe('homepage');
    await expect
      .poll(() => page.getByLabel('Page', { exact: true }).locator('option').allInnerTexts())
      .toEqual(['homepage', 'about', 'services', 'solutions', 'team', 'contact']);
    await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe('published');
    await expect.poll(() => page.getByLabel('Section Order', { exact: true }).inputValue()).toBe('0');
  });

  it('Shows the keys of the chosen page and what each section says, with a link to the page', async () => {
    const page = await openEditor();
    const builtIn = page.getByRole('region', { name: 'Built-in words' });
    const key = page.getByLabel('Section Key', { exact: true });
    await builtIn.getByRole('button', { name: 'hero', exact: true }).click();
    await expect.poll(() => key.inputValue()).toBe('hero');
    await builtIn.getByText(headline, { exact: true }).waitFor();
    await expect.poll(() => builtIn.getByRole('link', { name: 'See the page /' }).getAttribute('href')).toBe('/');

    await page.getByLabel('Page', { exact: true }).selectOption('contact');
    await builtIn.getByText('Write to a person', { exact: true }).waitFor();
    await expect
      .poll(() => builtIn.getByRole('link', { name: 'See the page /contact' }).getAttribute('href'))
      .toBe('/contact');
    await key.fill('offices');
    await builtIn.getByText('Where we are', { exact: true }).waitFor();
    await builtIn.getByText('Headquarters', { exact: true }).waitFor();
    await key.fill('Offices');
    await page.getByText('The page has a section “offices”. With other capitals this is one of its own.').waitFor();
    await key.fill('questions');
    await builtIn.getByText('The section has none of its own; yours is shown.').waitFor();
    await key.fill('something_new');
    await builtIn.getByText(/^The page has no section with this key/).waitFor();
    const offered = await page
      .locator('datalist option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    expect(offered).toEqual(expect.arrayContaining(['hero', 'form', 'offices']));
    expect(await axeObjections(page)).toEqual([]);
  });

  it('Shows the words of every page without JavaScript, to be unfolded', async () => {
    const page = await openEditor({ javaScript: false });
    await page.getByText('All sections of contact', { exact: true }).click();
    await page.getByText('Write to a person', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'offices' }).getByText('Where we are', { exact: true }).waitFor();
  });

  it('A published section takes the place of the built-in words at once; a draft and its deletion bring them back', async () => {
    expect(await text('/')).toContain(headline);
    const page = await openEditor();
    await page.getByLabel('Section Key', { exact: true }).fill('hero');
    await page.getByLabel('Title', { exact: true }).fill('Other words for a while');
    await save(page, 'Website content created successfully');
    const visitor = await open();
    await visitor.goto('/');
    await expect.poll(() => visitor.getByRole('heading', { level: 1 }).innerText()).toBe('Other words for a while');
    await expect.poll(() => visitor.locator('script[src]').count()).toBe(0);

    const view = page.getByRole('link', { name: 'View Other words for a while' });
    await expect.poll(() => view.getAttribute('href')).toBe('/');
    await page.getByRole('link', { name: 'Edit Other words for a while' }).click();
    await page.getByLabel('Status', { exact: true }).selectOption('draft');
    await save(page, 'Website content updated successfully');
    await visitor.reload();
    await expect.poll(() => visitor.getByRole('heading', { level: 1 }).innerText()).toBe(headline);

    await page.getByRole('link', { name: 'Edit Other words for a while' }).click();
    await page.getByLabel('Status', { exact: true }).selectOption('published');
    await save(page, 'Website content updated successfully');
    expect(await text('/')).toContain('Other words for a while');
    await deleteFirst(page, 'Other words for a while');
    expect(await text('/')).toContain(headline);
  });

  it.each([
    ['about', '/about'],
    ['contact', '/contact'],
  ])('A section with a key of its own is added to the page %s', async (pageName, path) => {
    const page = await openEditor({ javaScript: false });
    await page.getByLabel('Page', { exact: true }).selectOption(pageName);
    await page.getByLabel('Section Key', { exact: true }).fill('open_day');
    await page.getByLabel('Title', { exact: true }).fill('An open day');
    await page.getByLabel('Content', { exact: true }).fill('Come in.\n\nBring a question.');
    await save(page, 'Website content created successfully');
    const visitor = await open();
    await visitor.goto(path);
    await visitor.getByRole('heading', { name: 'An open day', level: 2 }).waitFor();
    await visitor.getByText('Bring a question.', { exact: true }).waitFor();
  });

  it('Two published for the same section: the form says which one visitors see, the list marks the other, a preview shows its own', async () => {
    const add = async (title: string, order: string, javaScript: boolean) => {
      const page = await openEditor({ javaScript });
      await page.getByLabel('Page', { exact: true }).selectOption('team');
      await page.getByLabel('Section Key', { exact: true }).fill('habits');
      await page.getByLabel('Title', { exact: true }).fill(title);
      await page.getByLabel('Section Order', { exact: true }).fill(order);
      return page;
    };
    await save(await add('Habits on top', '5', false), 'Website content created successfully');
    const page = await add('Habits below', '1', true);
    const note = page.getByText('Published for this section already:');
    await note.getByRole('link', { name: '“Habits on top” (order 5)' }).waitFor();
    await expect.poll(() => note.innerText()).toContain('Visitors see “Habits on top”.');
    await page.getByLabel('Section Order', { exact: true }).fill('6');
    await expect.poll(() => note.innerText()).toContain('Visitors see this record once it is saved.');
    await page.getByLabel('Section Order', { exact: true }).fill('1');
    await save(page, 'Website content created successfully');

    const below = page.getByRole('article').filter({ hasText: 'Habits below' });
    await below.getByText('Displaced', { exact: true }).waitFor();
    await below.getByRole('link', { name: '“Habits on top”' }).waitFor();
    const address = await below.getByRole('link', { name: 'Preview Habits below' }).getAttribute('href');
    await page.goto(address ?? '');
    await page.getByRole('heading', { name: 'Habits below', level: 2 }).waitFor();
    await page.getByText('Visitors see “Habits on top” in place of this section.').waitFor();
    expect(await text('/team')).toContain('Habits on top');

    const plain = await open({ javaScript: false });
    await signInPlainly(plain, site.server.url, '/admin/content');
    await plain.getByRole('link', { name: 'Edit Habits below' }).click();
    await plain.getByText('Published for this section already:').getByRole('link').waitFor();
  });

  it('Metadata that is no JSON is said at the field, and nothing that was typed is lost', async () => {
    for (const javaScript of [true, false]) {
      const page = await openEditor({ javaScript });
      page.allowErrors(/status of 422/);
      await page.getByLabel('Section Key', { exact: true }).fill('why');
      await page.getByLabel('Content', { exact: true }).fill('Typed with care.');
      await page.getByLabel('Metadata', { exact: true }).fill('{"tone": ');
      await page.getByRole('button', { name: 'Save website content' }).click();
      const mistake = page.getByText('Metadata is not valid JSON. An object looks like {"theme": "dark"}.', {
        exact: true,
      });
      await mistake.waitFor();
      // In a low window the focus alone shows the field, and cuts off what is wrong with it.
      if (javaScript) await expect.poll(() => mistake.evaluate(isUncovered)).toBe(true);
      await expect.poll(() => page.getByLabel('Metadata', { exact: true }).inputValue()).toBe('{"tone": ');
      await expect.poll(() => page.getByLabel('Content', { exact: true }).inputValue()).toBe('Typed with care.');
      await expect.poll(() => page.getByLabel('Section Key', { exact: true }).inputValue()).toBe('why');
    }
  });

  it('A card shows content with a blank line as running text', async () => {
    const page = await openEditor();
    await page.goto('/admin/content?q=Ranchi');
    const words = page.getByRole('article').getByText('A section with a key of its own is added to the page.');
    await expect.poll(() => words.innerText()).toContain('added to the page. Leave a blank line');
  });

  it('The list goes by page, then by order, and says when it is empty', async () => {
    const page = await openEditor();
    await page.goto('/admin/content');
    await untilHydrated(page);
    const order = await page
      .getByRole('article')
      .locator('p')
      .filter({ hasText: /Order -?\d/ })
      .allInnerTexts();
    const pages = order.map((facts) => facts.split(/\s+/)[0] ?? '');
    expect(pages).toEqual(pages.toSorted((one, other) => one.localeCompare(other)));
    for (let left = order.length; left > 0; left -= 1) {
      await deleteFirst(page);
      await page.getByText(left === 2 ? '1 record' : `${left - 1} records`, { exact: true }).waitFor();
    }
    await page.getByText('No website content found', { exact: true }).waitFor();
  });
});
