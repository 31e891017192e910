import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { openPage, type WatchedPage } from '../support/browser';
import { useBuiltSite } from '../support/built-site';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { expectToast, signIn, signInPlainly } from '../support/staff';
import { textEditor } from '../support/text-editor';

let postgres: TestPostgres;
afterAll(() => postgres?.stop());

const site = useBuiltSite(async () => {
  postgres = await startPostgres();
  return { databaseUrl: await postgres.createDatabase('site') };
});

const title = (page: WatchedPage) => page.getByLabel('Title', { exact: true });

/** The window that "Preview" opens. */
async function openPreview(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  return opened;
}

/** What an editor whose clock stands still asks the server for in the next five seconds, and /healthz at their end. */
async function requestsOfNextSeconds(page: WatchedPage): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // That the record is open is said in any case.
    if (pathname !== '/admin/presence') requests.push(`${request.method()} ${pathname}`);
  });
  await page.clock.fastForward(5000);
  await page.evaluate(() => fetch('/healthz'));
  return requests;
}

it.each([
  ['with', true],
  ['without', false],
])('%s scripts, what is typed is seen as its page in another window, and by nobody else', async (_how, javaScript) => {
  const page = await openPage(site.browser, { javaScript });
  // The preview follows what can't be shown, too.
  page.allowErrors(/422/);
  await (javaScript ? signIn : signInPlainly)(page, site.server.url, '/admin/insights?q=benchmark');
  await page.getByRole('link', { name: 'Edit How to read a quantum benchmark claim' }).click();
  if (javaScript) await textEditor(page).waitFor();
  const typed = `Typed and not saved ${javaScript}`;
  await title(page).fill(typed);
  const preview = await openPreview(page);
  await preview.getByRole('heading', { level: 1, name: typed }).waitFor();
  await preview.getByText('Only you see this page.').waitFor();
  expect(await title(page).inputValue()).toBe(typed);

  await title(page).fill('   ');
  await page.getByLabel('Excerpt').fill('');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  // With scripts the editor says so itself, and no window changes.
  await (javaScript ? page : preview).getByText('Title is required.').waitFor();
  expect(await (await fetch(`${site.server.url}/insights`)).text()).not.toContain(typed);
});

it('A preview that was opened follows what is typed, keeps its place, and shows in the end what was saved', async () => {
  const page = await openPage(site.browser);
  page.allowErrors(/422/);
  await signIn(page, site.server.url, '/admin/insights?q=kernels');
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await textEditor(page).waitFor();
  const preview = await openPreview(page);
  await preview.getByText('Only you see this page. It follows what you type.').waitFor();
  await preview.evaluate(() => {
    window.name = 'still the same page';
    window.scrollTo(0, 500);
    document.querySelector('main details')?.toggleAttribute('open', true);
  });
  await page.clock.install();
  const typed = `Seen while it is typed ${Date.now()}`;
  await title(page).fill(typed);
  await preview.getByRole('heading', { level: 1, name: typed }).waitFor();
  await textEditor(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('A first sentence that grows. ');
  await preview.locator('main').getByText('A first sentence that grows.').waitFor();

  await title(page).fill('');
  await preview.getByText('Not up to date. Title is required').waitFor();
  await preview.getByRole('heading', { level: 1, name: typed }).waitFor();
  // Sooner than the preview follows, which must not show afterwards what was typed before.
  await title(page).fill(`${typed}, saved`);
  await page.keyboard.press('Control+s');
  await preview.getByText('Visitors see this page.').waitFor();
  expect(await requestsOfNextSeconds(page)).toEqual(['GET /healthz']);
  expect(await preview.getByRole('complementary', { name: 'Preview' }).textContent()).toContain(
    'Visitors see this page.',
  );
  await preview.getByRole('heading', { level: 1, name: `${typed}, saved` }).waitFor();
  expect(await preview.evaluate(() => [window.name, window.scrollY])).toEqual(['still the same page', 500]);
  expect(await preview.locator('main details').getAttribute('open')).toBe('');
});

it('The preview of a new record shows what was saved once its editor is left', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/blog/new');
  await textEditor(page).waitFor();
  const typed = `Previewed and then saved ${Date.now()}`;
  await title(page).fill(typed);
  await page.getByLabel('Excerpt').fill('Seen before and after.');
  await textEditor(page).fill('Words of a new post.');
  const preview = await openPreview(page);
  await preview.getByText('As typed').waitFor();
  await title(page).fill(`${typed}, at last`);
  await page.getByRole('button', { name: 'Save blog post' }).click();
  await page.waitForURL(`${site.server.url}/admin/blog`);
  await preview.getByText('Visitors do not see this page.').waitFor();
  await preview.getByRole('heading', { level: 1, name: `${typed}, at last` }).waitFor();
  const address = await preview.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href');
  expect(address).toMatch(/^\/admin\/blog\/[0-9a-f-]{36}$/);
});

it('A draft is seen as its page from the list, and visitors are not shown it', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/insights?status=draft');
  const [draft] = await page.getByRole('link', { name: /^Preview / }).all();
  const address = (await draft?.getAttribute('href')) ?? '';
  await page.goto(site.server.url + address);
  await page.getByText('Visitors do not see this page.').waitFor();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.waitForURL(/\/admin\/insights\/[0-9a-f-]{36}$/);
  const answer = await fetch(site.server.url + address, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/auth']);
});

it('A draft is shared by a link with somebody who has no account, until that is ended', async () => {
  const { url } = site.server;
  const page = await openPage(site.browser);
  await signIn(page, url, '/admin/blog/new');
  await textEditor(page).waitFor();
  const shared = `Shared before it is published ${Date.now()}`;
  await title(page).fill(shared);
  await page.getByLabel('Excerpt').fill('For the eyes of one reviewer.');
  await textEditor(page).fill('Words that are not public.');
  const preview = await openPreview(page);
  await preview.getByText('Only you see this page.').waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  const address = page.url().replace('/admin/', '/admin/preview/');
  const asStranger = await fetch(address, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ 'preview-sharing': 'share' }),
  });
  expect(asStranger.status).toBe(401);

  // In the window that was opened before the record had its address.
  await preview.getByRole('button', { name: 'Share', exact: true }).click();
  const link = (await preview.locator('aside code').textContent()) ?? '';
  expect(link).toMatch(/\/preview\/[\w-]{43}$/);
  const path = new URL(link).pathname;
  await preview.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await preview.getByRole('button', { name: 'Copy link', exact: true }).click();
  await preview.getByRole('button', { name: 'Link copied', exact: true }).waitFor();
  expect(await preview.evaluate(() => navigator.clipboard.readText())).toBe(link);
  // It is told once: what is typed since leaves the window alone.
  await page.clock.install();
  await title(page).fill(`${shared}, typed on`);
  const requests = await requestsOfNextSeconds(page);
  expect(requests).toEqual(['GET /healthz']);
  expect(await preview.locator('aside code').textContent()).toBe(link);
  await title(page).fill(shared);
  const reviewer = await openPage(site.browser, { javaScript: false });
  await reviewer.goto(url + path);
  await reviewer.getByRole('heading', { level: 1, name: shared }).waitFor();
  await reviewer.getByText('Words that are not public.').waitFor();
  await reviewer.getByText('Not published yet. Shared with you until').waitFor();
  expect(await reviewer.getByRole('button', { name: 'Share', exact: true }).count()).toBe(0);
  const answer = await fetch(url + path);
  expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    'private, no-store',
    'noindex, nofollow',
  ]);
  for (const elsewhere of ['/blog', '/sitemap.xml', '/blog/rss.xml', `/search?q=${encodeURIComponent(shared)}`]) {
    expect(await (await fetch(url + elsewhere)).text(), elsewhere).not.toContain('For the eyes of one reviewer.');
  }

  await page.goto(address);
  await page.getByText('Whoever was given its link does until').waitFor();
  await page.getByRole('button', { name: 'End link' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  reviewer.allowErrors(/404/);
  await reviewer.reload();
  await reviewer.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
  expect((await fetch(url + path)).status).toBe(404);
});

it('The link of a shared draft leads to its public page once there is one', async () => {
  const { url } = site.server;
  const page = await openPage(site.browser);
  await signIn(page, url, '/admin/insights?status=draft');
  const [draft] = await page.getByRole('link', { name: /^Preview / }).all();
  const address = (await draft?.getAttribute('href')) ?? '';
  await page.goto(url + address);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const { pathname } = new URL((await page.locator('aside code').textContent()) ?? '');
  const open = () => fetch(url + pathname, { redirect: 'manual' });
  expect((await open()).status).toBe(200);
  const record = address.replace('/preview', '');
  await page.goto(url + record);
  await textEditor(page).waitFor();
  await page.getByLabel('Status').selectOption('published');
  await page.getByRole('button', { name: 'Save insight' }).click();
  await expectToast(page, 'Success', 'Insight updated successfully');
  const published = await open();
  expect([published.status, published.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/insights\/./)]);
});

it('Where the browser refuses the clipboard, the link is selected; without scripts it stands there alone', async () => {
  const { url } = site.server;
  const page = await openPage(site.browser);
  await signIn(page, url, '/admin/blog?status=draft');
  const [draft] = await page.getByRole('link', { name: /^Preview / }).all();
  const address = url + ((await draft?.getAttribute('href')) ?? '');
  await page.goto(address);
  await page.getByRole('button', { name: /^(?:Share|New link)$/ }).click();
  await page.evaluate(() => {
    Object.defineProperty(Clipboard.prototype, 'writeText', { value: () => Promise.reject(new Error('refused')) });
  });
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  const link = await page.locator('aside code').textContent();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(link);
  const plain = await openPage(site.browser, { javaScript: false });
  await plain.context().addCookies(await page.context().cookies());
  await plain.goto(address);
  await plain.getByRole('button', { name: 'New link', exact: true }).click();
  await plain.locator('aside code').waitFor();
  expect(await plain.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
});
