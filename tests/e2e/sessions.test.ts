import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { WatchedPage } from '../support/browser';
import { testAdmin } from '../support/built-server';
import { photo } from '../support/sample-pictures';
import { jpegFile } from '../support/send-file';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { enterCredentials, expectToast, signIn, signInPlainly } from '../support/staff';
import { storeMessage } from '../support/stored-inquiries';

const site = useSiteOnPostgres();

async function setRole(role: 'admin' | 'editor' | 'none'): Promise<void> {
  await site.database.query('update profiles set role = $1', [role]);
}

async function countSessions(): Promise<number> {
  const { rows } = await site.database.query<{ count: string }>('select count(*) from sessions');
  return Number(rows[0]?.count);
}

it('An editor signs in and works on the content', async () => {
  await setRole('editor');
  const page = await site.open();
  await enterCredentials(page, site.server.url);
  await page.waitForURL(`${site.server.url}/admin`);
  await page.getByRole('tab', { name: 'Blog' }).waitFor();
  await expect
    .poll(() => page.getByRole('tab').allInnerTexts())
    .toEqual(['Insights', 'Cases', 'Docs', 'Blog', 'Careers', 'Content']);
});

it('A person without a role is refused at sign-in and has no session afterwards', async () => {
  await setRole('none');
  const before = await countSessions();
  const page = await site.open();
  page.allowErrors(/403/);
  await enterCredentials(page, site.server.url);
  await page.locator('[data-toast]').getByText('Access denied. Admin privileges required.').waitFor();
  expect(await countSessions()).toBe(before);
  await page.goto(`${site.server.url}/admin`);
  await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/auth`);
});

it('Somebody who loses the role while signed in is led to the home page with a word of explanation', async () => {
  await setRole('admin');
  const page = await site.open();
  await enterCredentials(page, site.server.url);
  await page.waitForURL(`${site.server.url}/admin`);
  await setRole('none');
  await page.goto(`${site.server.url}/admin/insights`);
  await expect.poll(() => page.url()).toBe(`${site.server.url}/`);
  const toast = page.locator('[data-toast]');
  await expect
    .poll(() => toast.locator('p').allInnerTexts())
    .toEqual(['Access Denied', "You don't have permission to access the admin panel."]);
  await toast.getByLabel('Dismiss').click();
  await toast.waitFor({ state: 'hidden' });
  await setRole('admin');
});

it('A session that is in use is renewed, in the database and in the browser', async () => {
  await setRole('admin');
  const page = await site.open();
  await enterCredentials(page, site.server.url);
  await page.waitForURL(`${site.server.url}/admin`);
  const { value: before } = await sessionCookie(page);
  // As if the last renewal had been two days ago.
  await site.database.query("update sessions set expires_at = now() + interval '5 days'");
  await page.reload();
  const { rows } = await site.database.query<{ days: string }>(
    'select extract(epoch from max(expires_at) - now()) / 86400 as days from sessions',
  );
  expect(Math.round(Number(rows[0]?.days))).toBe(7);
  const renewed = await sessionCookie(page);
  expect(renewed.value).toBe(before);
  expect(Math.round((renewed.expires - Date.now() / 1000) / 86400)).toBe(7);
});

/** In another tab of the same browser. */
async function signInBeside(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(`${site.server.url}/admin/auth`);
  await other.getByLabel('Email').fill(testAdmin.email);
  await other.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await other.waitForURL(`${site.server.url}/admin`);
}

it('Without scripts, a form that is sent after the session ended is kept until its writer is signed in again', async () => {
  await setRole('admin');
  const page = await site.open({ javaScript: false });
  page.allowErrors(/401/);
  await signInPlainly(page, site.server.url, '/admin/blog/new');
  await page.getByLabel('Title', { exact: true }).fill('Kept while away');
  await page.getByLabel('Content', { exact: true }).fill('<p>Line one &amp; "two"</p>');
  await site.database.query('delete from sessions');
  await page.getByRole('button', { name: 'Save blog post' }).click();
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  await page
    .getByText('You must be logged in to manage blog posts. Nothing was saved yet, and nothing is lost')
    .waitFor();
  await signInBeside(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.waitForURL(`${site.server.url}/admin/blog`);
  const { rows } = await site.database.query(`select content from blog_posts where title = 'Kept while away'`);
  expect(rows).toEqual([{ content: '<p>Line one &amp; "two"</p>' }]);
});

it('Without scripts, a picture that is sent after the session ended is asked for once more, and its description kept', async () => {
  const page = await site.open({ javaScript: false });
  page.allowErrors(/401/);
  const harbour = jpegFile('harbour.jpg', await (await photo(200, 100)).jpeg().toBuffer());
  await signInPlainly(page, site.server.url, '/admin/media');
  await page.getByLabel("Describe the picture for people who can't see it").fill('Boats at rest');
  await page.getByLabel('Picture: JPEG').setInputFiles(harbour);
  await site.database.query('delete from sessions');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('come back to this one, choose the file once more, and send it again.').waitFor();
  await signInBeside(page);
  await page.getByLabel('The file, once more').setInputFiles(harbour);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expectToast(page, 'Upload successful', 'Image uploaded successfully');
  await page.getByRole('link', { name: /harbour\.jpg/ }).click();
  await expect.poll(() => page.getByLabel('Alt text').inputValue()).toBe('Boats at rest');
});

it('What is typed under My account stays when the session has ended, and is sent once its writer is signed in again', async () => {
  const page = await site.open();
  page.allowErrors(/401|422/);
  await signIn(page, site.server.url, '/admin/account');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha the Careful');
  await site.database.query('delete from sessions');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expectToast(
    page,
    'Error',
    'Your session has ended. Sign in again in a new tab; then come back to this one and try again.',
  );
  await signInBeside(page);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expectToast(page, 'Success', 'Your name is changed.');
  await page.getByText('Welcome, Asha the Careful').waitFor();
  // What was said of the name is not taken for the answer to the next form. Under the pointer it would stay.
  await page.getByText('Your name is changed.').hover();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(' ');
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
  await page.getByText('Name is required.').waitFor();
  await page.getByText('Your name is changed.').waitFor({ state: 'detached' });
});

it.each([
  ['/admin/insights?q=quantum&sort=title', 'Unpublish', 'You must be logged in to manage insights'],
  ['/admin/contact-messages?show=unread', 'Mark as Read', 'You must be logged in to manage contact messages'],
])('A list whose session has ended leads to the sign-in, and from there back: %s', async (path, act, said) => {
  await storeMessage(site.database, { name: 'Asha Rao' });
  const page = await site.open();
  page.allowErrors(/401/);
  await signIn(page, site.server.url, path);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await site.database.query('delete from sessions');
  await page.getByRole('button', { name: act, exact: true }).first().click();
  await expectToast(page, 'Error', said);
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).press('Enter');
  await page.getByLabel('Email').fill(testAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(site.server.url + path);
});

it('While the database is down, pages in the cache are served and everything else says so; nothing hangs', async () => {
  const cached = await (await fetch(`${site.server.url}/insights`)).text();
  await site.database.end();
  await site.postgres.stop();
  const answer = async (path: string) => {
    const response = await fetch(site.server.url + path, { redirect: 'manual' });
    return { status: response.status, body: await response.text() };
  };
  expect(await answer('/insights')).toEqual({ status: 200, body: cached });
  expect((await answer('/readyz')).status).toBe(503);
  expect((await answer('/healthz')).status).toBe(200);
  for (const [path, sentence] of [
    ['/insights?q=fringes', 'Failed to load insights'],
    ['/blog?q=fringes', 'Failed to load blog posts'],
    ['/insights/no-such-insight', 'Failed to load insight'],
    ['/blog/no-such-post', 'Failed to load the article'],
  ] as const) {
    const { status, body } = await answer(path);
    expect([path, status]).toEqual([path, 503]);
    expect(body).toContain(sentence);
  }
  for (const [path, title] of [
    ['/insights/no-such-insight', 'Failed to load insight'],
    ['/blog/no-such-post', 'Failed to load the article'],
    ['/documentation/no-such-page', 'Failed to load documentation'],
    ['/case-studies/no-such-study', 'Failed to load case study'],
    ['/careers/no-such-position', 'This position could not be loaded'],
  ] as const) {
    const { body } = await answer(path);
    expect(titlesOf(body)).toEqual([`${title} | Quzones`]);
    expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  }
});

const titlesOf = (html: string) => [...html.matchAll(/<title>([^<]*)/g)].map(([, title]) => title);

async function sessionCookie(page: WatchedPage) {
  const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith('quzones.session_token'));
  if (!cookie) throw new Error('The browser has no session cookie.');
  return cookie;
}
