import { expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { openPage } from '../support/browser';
import { sendRaw } from '../support/raw-request';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast, openAdmin } from '../support/staff';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const site = useSiteOnPostgres();

const asBrowser = { headers: { 'user-agent': firefox, referer: 'https://news.example/today' } };

async function answerAt(path: string) {
  const { status, headers } = await sendRaw(site.server.url, path, asBrowser);
  return [status, headers['location'] ?? null];
}

it('What visitors asked for in vain is led on in two steps, and visitors arrive', async () => {
  for (let count = 0; count < 3; count += 1) expect(await answerAt('/About-us.html')).toEqual([404, null]);
  const page = await openAdmin(site, '/admin/redirects');
  const missed = page.getByRole('list', { name: 'Asked for in vain' }).getByRole('listitem');
  await missed.filter({ hasText: '/about-us.html' }).getByText('3 times, last on').waitFor();
  expect(await missed.filter({ hasText: '/about-us.html' }).textContent()).toContain('linked from news.example');
  await page.getByRole('link', { name: 'Redirect /about-us.html' }).click();
  await expect.poll(() => page.locator('#field-to').evaluate((to) => document.activeElement === to)).toBe(true);
  await page.keyboard.type('/about');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', '/about-us.html leads to /about.');
  expect(await missed.filter({ hasText: '/about-us.html' }).count()).toBe(0);
  expect(await axeObjections(page)).toEqual([]);
  expect(await answerAt('/About-us.html?utm_source=letter')).toEqual([301, '/about?utm_source=letter']);
  const visitor = await openPage(site.browser);
  await visitor.goto(`${site.server.url}/about-us.html`);
  expect(new URL(visitor.url()).pathname).toBe('/about');
  await page.getByRole('button', { name: 'Remove /about-us.html' }).click();
  await expectToast(page, 'Success', '/about-us.html leads nowhere any more.');
  expect(await answerAt('/about-us.html')).toEqual([404, null]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Success', '/about-us.html leads to /about.');
  expect(await answerAt('/about-us.html')).toEqual([301, '/about']);
});

it('Without scripts too: what is wrong stands at its field, with what was typed', async () => {
  const page = await openAdmin(site, '/admin/redirects', false);
  page.allowErrors(/422/);
  const add = async (from: string, to: string) => {
    await page.getByRole('textbox', { name: 'From' }).fill(from);
    await page.getByRole('textbox', { name: 'To' }).fill(to);
    await page.getByRole('button', { name: 'Add redirect' }).click();
  };
  await add('/old-shop', '/no-such-page');
  const to = page.getByRole('textbox', { name: 'To' });
  await expect.poll(() => to.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator('#field-to-error').textContent()).toBe(
    'There is no page at /no-such-page that visitors can see.',
  );
  expect(await page.getByRole('textbox', { name: 'From' }).inputValue()).toBe('/old-shop');
  await add('/old-shop', 'https://shop.example/');
  await expectToast(page, 'Success', '/old-shop leads to https://shop.example/.');
  expect(await answerAt('/old-shop')).toEqual([301, 'https://shop.example/']);
});

it('Many are added at once, without scripts too: the lines that need a change stay, counted as they stand', async () => {
  for (const scripts of [false, true]) {
    const page = await openAdmin(site, '/admin/redirects', scripts);
    page.allowErrors(/422/);
    const old = scripts ? '/scripted' : '/plain';
    await page.getByText('Add many', { exact: true }).click();
    const lines = page.getByRole('textbox', { name: 'One redirect a line' });
    await page.getByRole('textbox', { name: 'From' }).fill('/typed-beside');
    await lines.fill(`https://former.example${old}-1\t/about\n\n/about /team\n${old}-2 /team\n${old}-3 /no-such-page`);
    const add = page.getByRole('button', { name: 'Add these redirects' });
    await add.click();
    await expectToast(page, 'Partly done', '2 redirects added, 2 lines need a change.');
    expect(await lines.inputValue()).toBe(`/about /team\n${old}-3 /no-such-page`);
    expect(await page.getByRole('textbox', { name: 'From' }).inputValue()).toBe('/typed-beside');
    expect(
      await page.getByRole('list', { name: 'What needs a change' }).getByRole('listitem').allTextContents(),
    ).toEqual([
      'Line 1: There is a page at /about: a redirect only works where there is none.',
      'Line 2: There is no page at /no-such-page that visitors can see.',
    ]);
    await expect.poll(() => lines.evaluate((field) => document.activeElement === field)).toBe(true);
    await page.getByRole('button', { name: `Remove ${old}-2` }).waitFor();
    if (scripts) expect(await axeObjections(page)).toEqual([]);
    await lines.fill(`${old}-3 /team\n${old}-1 /about`);
    await page.getByRole('textbox', { name: 'From' }).fill('');
    await add.click();
    await expectToast(page, 'Success', '1 redirect added, 1 was there already.');
    expect(await answerAt(`${old}-1`)).toEqual([301, '/about']);
    expect(await answerAt(`${old}-3`)).toEqual([301, '/team']);
    await page.getByText('Add many', { exact: true }).click();
    await lines.fill('/x /about\n'.repeat(1001));
    await add.click();
    await expectToast(page, 'Error', 'At most 1,000 lines can be added at once. Nothing was added.');
    await lines.fill(' ');
    await add.click();
    await expectToast(page, 'Error', 'Write one redirect a line: the former address, a blank, and where it leads.');
  }
});

it('Everything below a path is led on at once, pages stand before it', async () => {
  const page = await openAdmin(site, '/admin/redirects', false);
  page.allowErrors(/422/);
  const add = async (from: string, to: string) => {
    await page.getByRole('textbox', { name: 'From' }).fill(from);
    await page.getByRole('textbox', { name: 'To' }).fill(to);
    await page.getByRole('button', { name: 'Add redirect' }).click();
  };
  await add('/*', '/about');
  await page.getByText('/* would lead every missing page away. Write a path before it.').waitFor();
  await add('/insights/*', '/blog/*');
  await expectToast(page, 'Success', '/insights/* leads to /blog/*.');
  expect(await answerAt('/insights/Former-Page?a=1')).toEqual([301, '/blog/Former-Page?a=1']);
  expect(await answerAt('/insights')).toEqual([200, null]);
  // What scripts ask for is the data of this page: that of another one would break the page that asks.
  expect(await answerAt('/insights/former-page.data')).toEqual([404, null]);
  const { rows } = await site.database.query<{ slug: string }>(
    `select slug from insights where status = 'published' and publish_date <= now() limit 1`,
  );
  expect(await answerAt(`/insights/${rows[0]?.slug}`)).toEqual([200, null]);
  await page.getByRole('button', { name: 'Remove /insights/*' }).click();
  await expectToast(page, 'Success', '/insights/* leads nowhere any more.');
  expect((await answerAt('/insights/former-page'))[0]).toBe(404);
});

it('A page that is published at the address stands before the redirect', async () => {
  const { rows } = await site.database.query<{ slug: string; title: string }>(
    `select slug, title from insights where status = 'draft' limit 1`,
  );
  const { slug, title } = rows[0] ?? { slug: '', title: '' };
  const page = await openAdmin(site, '/admin/redirects', false);
  await page.getByRole('textbox', { name: 'From' }).fill(`/insights/${slug}`);
  await page.getByRole('textbox', { name: 'To' }).fill('/insights');
  await page.getByRole('button', { name: 'Add redirect' }).click();
  expect(await answerAt(`/insights/${slug}`)).toEqual([301, '/insights']);
  await page.goto(`${site.server.url}/admin/insights?status=draft`);
  await page.getByLabel(`Select ${title}`).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('1 insight published.', { exact: false }).waitFor();
  expect(await answerAt(`/insights/${slug}`)).toEqual([200, null]);
  await page.goto(`${site.server.url}/admin/redirects`);
  await page.getByText('There is a page at this address now, so the redirect does nothing.').waitFor();
});
