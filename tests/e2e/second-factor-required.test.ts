import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { launchBrowser, openPage, untilHydrated } from '../support/browser';
import { startBuiltServer, testAdmin } from '../support/built-server';
import { newSiteDirectory } from '../support/clusters';
import { freePort } from '../support/free-port';
import { expectToast, signInPlainly } from '../support/staff';
import { totpCode } from '../support/totp';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser?.close());

const factorFirst =
  'This site asks for a second factor by now. Set it up in a new tab, under My account; then come back to this one and try again.';

it('What was being written when a second factor became required is kept until it is set up, without scripts too', async () => {
  const dataDirectory = await newSiteDirectory();
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
  const settings = { HOST: 'localhost', PORT: String(await freePort()) };
  const before = await startBuiltServer({ dataDirectory, env: settings });
  const address = before.url;
  const titles = { scripts: 'Written with scripts', plain: 'Written without' };
  const open = async (javaScript: boolean, title: string) => {
    const page = await openPage(browser, { javaScript });
    page.allowErrors(/40[13]/);
    await signInPlainly(page, address, '/admin/blog/new');
    if (javaScript) await untilHydrated(page);
    await page.getByLabel('Title', { exact: true }).fill(title);
    return page;
  };
  const page = await open(true, titles.scripts);
  const plain = await open(false, titles.plain);
  await before.stop();
  const server = await startBuiltServer({ dataDirectory, env: { ...settings, REQUIRE_SECOND_FACTOR: 'all' } });
  onTestFinished(async () => void (await server.stop()));

  await page.keyboard.press('Control+s');
  await expectToast(page, 'Error', factorFirst);
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe(titles.scripts);
  await page.context().clearCookies();
  await page.keyboard.press('Control+s');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await again.waitFor({ state: 'detached' });
  await expectToast(page, 'Error', factorFirst);

  await plain.getByRole('button', { name: 'Save blog post' }).click();
  await plain.getByRole('heading', { name: 'Your second factor comes first' }).waitFor();
  const [other] = await Promise.all([
    plain.context().waitForEvent('page'),
    plain.getByRole('link', { name: 'Set it up in a new tab' }).click(),
  ]);
  await other.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await other.getByRole('button', { name: 'Continue' }).click();
  await other.getByLabel('Code').fill(totpCode(await other.locator('.font-mono').first().innerText()));
  await other.getByRole('button', { name: 'Switch on' }).click();
  await other.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await plain.getByRole('button', { name: 'Send again' }).click();
  await plain.waitForURL(`${address}/admin/blog`);
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Success', 'Blog post created successfully');
  await plain.goto(`${address}/admin/blog`);
  for (const title of Object.values(titles)) await plain.getByRole('link', { name: `Edit ${title}` }).waitFor();
});
