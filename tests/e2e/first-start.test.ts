import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { openPage, untilHydrated } from '../support/browser';
import { useBuiltSite } from '../support/built-site';
import { newDataDirectory } from '../support/clusters';

const notAnswered = 'This did not work: the server failed or was not reached. Please try again.';

describe('A first start without an administrator', () => {
  const site = useBuiltSite(async () => {
    const dataDirectory = await newDataDirectory();
    return { dataDirectory, env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } };
  });
  afterAll(() => rm(site.server.dataDirectory, { recursive: true, force: true }));

  const printedLink = () => /http:\S+\/admin\/setup\?token=\S+/.exec(site.server.logs())?.[0] ?? '';

  it('prints a link that makes the first administrator, signs in, and works only once', async () => {
    const page = await openPage(site.browser);
    page.allowErrors(/410|422|ERR_FAILED/);
    await page.goto(printedLink());
    await page.getByRole('heading', { name: 'Welcome' }).waitFor();
    await untilHydrated(page);
    await page.getByLabel('Name').fill('Site   owner');
    await page.getByLabel('Email').fill('owner@quzones.test');
    await page.getByLabel('Password', { exact: true }).fill('password1');
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('password');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Site   owner');
    await page.route('**/admin/setup.data*', (route) => route.abort());
    await page.getByRole('button', { name: 'Create administrator' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'This did not work' });
    await expect.poll(() => refusal.allInnerTexts()).toEqual([notAnswered]);
    await page.unroute('**/admin/setup.data*');
    await page.getByLabel('Password', { exact: true }).fill('a sentence of my own');
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await page.waitForURL(`${site.server.url}/admin`);
    expect(await page.getByText('Welcome, Site owner').textContent()).toContain('Site owner');

    const second = await openPage(site.browser);
    second.allowErrors(/410/);
    const answer = await second.goto(printedLink());
    expect(answer?.status()).toBe(410);
    await second.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    const replay = await fetch(printedLink(), {
      method: 'POST',
      body: new URLSearchParams({ name: 'Intruder', email: 'x@quzones.test', password: 'another password' }),
    });
    expect(replay.status).toBe(410);
  });

  it('The newsletter box notes an address, says so, and answers what is no address at its field', async () => {
    const page = await openPage(site.browser, { javaScript: false });
    page.allowErrors(/422/);
    await page.goto(`${site.server.url}/insights`);
    await page.getByLabel('Your e-mail address').fill('reader@quzones.test');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL(`${site.server.url}/newsletter/noted`);
    await page.getByText('for our e-mail with a link: nothing else is sent before you confirm by it.').waitFor();
    const refused = await fetch(`${site.server.url}/newsletter`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'not an address' }),
    });
    expect(refused.status).toBe(422);
    const body = await refused.text();
    expect(body).toContain('Enter an e-mail address such as name@example.com.');
    expect(body).toContain('not an address');
    expect(body.match(/<title>[^<]*/g)).toEqual(['<title>Error: Stay informed | Quzones']);
  });
});
