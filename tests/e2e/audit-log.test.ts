import { expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { openPage } from '../support/browser';
import { useBuiltSite } from '../support/built-site';
import { expectToast, sendsForm, signIn, signInPlainly } from '../support/staff';

const site = useBuiltSite();
const title = 'Fringes under audit';
/** One word of 76 letters. */
const author = `Optics${'-waves'.repeat(10)}-and-light`;

it('A record that is made and changed has a history, with both values of every field, reached from its editor', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/blog/new');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.locator('[contenteditable=true]').click();
  await page.keyboard.type(
    `Two waves meet. ${'They add up where they agree and cancel where they do not. '.repeat(3)}`,
  );
  await page.getByRole('button', { name: 'Save blog post' }).click();
  await page.waitForURL(`${site.server.url}/admin/blog`);
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByLabel('Author').fill(author);
  await page.locator('[contenteditable=true]').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Slowly, ');
  await page.getByRole('button', { name: 'Save blog post' }).click();
  await page.waitForURL(`${site.server.url}/admin/blog`);

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByRole('link', { name: 'History' }).click();
  const saves = page.getByRole('list', { name: 'Saves' }).locator(':scope > li');
  await expect.poll(() => saves.count()).toBe(2);
  expect(await saves.allInnerTexts()).toEqual([
    expect.stringContaining('Administrator changed author'),
    expect.stringContaining('Administrator created it'),
  ]);
  await page.getByRole('link', { name: 'In the audit log' }).click();
  await page.waitForURL(/\/admin\/audit\?collection=blog_posts&record=[0-9a-f-]{36}$/);
  const entries = page.getByRole('list', { name: 'Entries' }).locator(':scope > li');
  await entries.nth(1).waitFor();
  const [changed, created] = await entries.allInnerTexts();
  expect(changed).toContain(`Administrator changed blog post “${title}”`);
  expect(changed).toContain('Author: ');
  // By its beginning; the text is counted.
  expect(changed).toContain(`${author.slice(0, 59)}…`);
  expect(changed).toMatch(/\d+ words/);
  expect(created).toContain(`Administrator created blog post “${title}”`);
  await expect.poll(() => entries.count()).toBe(2);

  await entries.first().getByRole('link', { name: 'in full' }).click();
  await page.getByRole('heading', { name: `Administrator changed blog post “${title}”` }).waitFor();
  await expect.poll(() => page.locator('ins').allInnerTexts()).toEqual(['Slowly, ']);
  await expect.poll(() => page.locator('main').innerText()).toContain('Two waves meet.');
  await page
    .getByRole('heading')
    .getByRole('link', { name: `“${title}”` })
    .click();
  await page.getByRole('heading', { name: 'Edit blog post' }).waitFor();
});

it('Without scripts it is searched and narrowed by plain forms and links', async () => {
  const page = await openPage(site.browser, { javaScript: false });
  await signInPlainly(page, site.server.url, '/admin/audit');
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('optics');
  await page.getByLabel('Action').selectOption('Changed');
  await page.getByLabel('Person').selectOption('Administrator');
  await page.getByRole('button', { name: 'Search' }).click();
  const entries = page.getByRole('list', { name: 'Entries' }).locator(':scope > li');
  await expect.poll(() => entries.count()).toBe(1);
  await page.goto(`${site.server.url}/admin/audit?q=zyzzyva`);
  await page.getByText('No entry matches.').waitFor();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect.poll(() => entries.count()).toBeGreaterThan(1);
  // What the list shows is also there as a file, of every change a line; having taken it is an entry itself.
  const file = await page.request.get(`${site.server.url}/admin/audit.csv?q=optics`);
  expect(file.headers()['content-disposition']).toBe('attachment; filename="audit-log.csv"');
  expect(await file.text()).toMatch(new RegExp(`"update","blog_posts","[0-9a-f-]{36}","Author","","${author}"\r\n`));
  await page.goto(`${site.server.url}/admin/audit?action=export`);
  await expect.poll(() => entries.first().innerText()).toContain('Administrator exported audit log');
});

it('Choosing a filter narrows at once, keeps the focus, and a link widens the list and its filters again', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/audit');
  const entries = page.getByRole('list', { name: 'Entries' }).locator(':scope > li');
  const all = await entries.count();
  await page.getByLabel('Action').focus();
  await page.getByLabel('Action').selectOption('Created');
  await page.waitForURL(/action=create/);
  await page.waitForFunction((count) => document.querySelectorAll('main ol > li').length < count, all);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('action');
  await page.goto(`${site.server.url}/admin/audit?q=zyzzyva&action=create`);
  await page.getByRole('link', { name: 'Show all' }).click();
  await page.waitForURL(`${site.server.url}/admin/audit`);
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('select[name=action]')?.value === '');
});

it('Everybody can read it: axe finds nothing in either theme, and a phone of 320 px shows it whole', async () => {
  const page = await openPage(site.browser, { viewport: { width: 320, height: 640 } });
  await signIn(page, site.server.url, '/admin/audit');
  for (const step of ['list', 'entry', 'saves of one'] as const) {
    if (step === 'entry') await page.getByRole('link', { name: 'in full' }).first().click();
    if (step === 'entry') await page.getByRole('link', { name: /^History of this/ }).waitFor();
    if (step === 'saves of one') {
      await page.goto(`${site.server.url}/admin/blog?q=${encodeURIComponent(title)}`);
      await page.getByRole('link', { name: `Edit ${title}` }).click();
      await page.getByRole('link', { name: 'History' }).click();
      await page.getByRole('link', { name: /^What changed/ }).click();
      await page.getByRole('link', { name: /^Hide what changed/ }).waitFor();
    }
    expect(await axeObjections(page), step).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), step).toBe(320);
  }
});

it('A former version is looked at and brought back; nothing changes before it is saved', async () => {
  const page = await openPage(site.browser, { javaScript: false });
  await signInPlainly(page, site.server.url, `/admin/blog?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: /^What changed/ }).click();
  await expect.poll(() => page.locator('ins').allInnerTexts()).toEqual(['Slowly, ']);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Preview/ }).click();
  const preview = await opened;
  await preview.getByText(/^Former version Saved .* by Administrator\.$/).waitFor();
  expect(await preview.locator('#content').innerText()).not.toContain('Slowly, ');
  await page.getByRole('link', { name: /^Bring back/ }).click();
  await page.getByText('Nothing has changed yet.').waitFor();
  expect(await page.getByLabel('Content', { exact: true }).inputValue()).toMatch(/^<p>Two waves meet/);
  await page.getByRole('button', { name: 'Save blog post' }).click();
  await expectToast(page, 'Success', 'Blog post updated successfully');
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  expect(await page.getByLabel('Content', { exact: true }).inputValue()).toMatch(/^<p>Two waves meet/);
  await page.getByRole('link', { name: 'History' }).click();
  await expect.poll(() => page.getByRole('list', { name: 'Saves' }).locator(':scope > li').count()).toBe(3);
  // Saves of the same minute are told apart: each says its second.
  const times = await page.getByRole('list', { name: 'Saves' }).locator('time').allInnerTexts();
  expect(times.join()).toMatch(/^(?:[^:]+:\d\d:\d\d[^:]*){3}$/);
  // One that is not known, or not any more, leads to those that are.
  await page.goto(page.url().replace('/history?', '?version=999999999&'));
  await page.waitForURL(/\/history\?q=Fringes\+under\+audit$/);
});

it('A version that was brought back and saved is the present one: a reload shows what was written since', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, `/admin/blog?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await page
    .getByRole('link', { name: /^Bring back/ })
    .first()
    .click();
  await page.getByText('Nothing has changed yet.').waitFor();
  await page.getByLabel('Excerpt').click();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}\?q=Fringes\+under\+audit$/);
  await page.getByLabel('Excerpt').fill('Written afterwards.');
  // Not "Saved", which may still speak of the save before.
  const answered = page.waitForResponse((response) => sendsForm(response.request()));
  await page.keyboard.press('Control+s');
  await answered;
  await page.reload();
  await expect.poll(() => page.getByLabel('Excerpt').inputValue()).toBe('Written afterwards.');
  expect(await page.getByText('Nothing has changed yet.').count()).toBe(0);
});

it.each([true, false])(
  'Whoever goes on to the history or to a duplicate comes back to the list as it was (JavaScript %s)',
  async (javaScript) => {
    const page = await openPage(site.browser, { javaScript });
    const list = `${site.server.url}/admin/blog?status=draft&q=Fringes&sort=title`;
    const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
    const openEditor = async () => {
      await link(`Edit ${title}`).click();
      await page.getByRole('heading', { name: 'Edit blog post' }).waitFor();
    };
    await (javaScript ? signIn : signInPlainly)(page, site.server.url, list.slice(site.server.url.length));

    await openEditor();
    await link('History').click();
    await link(/^What changed/).click();
    await link(/^Hide what changed/).waitFor();
    await link('Edit blog post').click();
    await link('Cancel').click();
    await page.waitForURL(list);

    await openEditor();
    await link('History').click();
    await link(/^Bring back/).click();
    await page.getByText('Nothing has changed yet.').waitFor();
    await page.getByRole('button', { name: 'Save blog post' }).click();
    await page.waitForURL(list);

    await openEditor();
    await link('Duplicate').click();
    await page.getByRole('heading', { name: 'New blog post' }).waitFor();
    await link('Cancel').click();
    await page.waitForURL(list);

    await openEditor();
    await link('Duplicate').click();
    await page.getByRole('heading', { name: 'New blog post' }).waitFor();
    await page.getByRole('button', { name: 'Save blog post' }).click();
    await page.waitForURL(list);
    await link(`Edit ${title} (copy)`).waitFor();

    // And by the browser's own way back.
    await openEditor();
    await link('History').click();
    await page.getByRole('heading', { name: /^History of/ }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Edit blog post' }).waitFor();
    await page.goBack();
    await page.waitForURL(list);
  },
);
