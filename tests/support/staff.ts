import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { untilHydrated, type WatchedPage } from './browser';
import { testAdmin } from './built-server';
import type { BuiltSite } from './built-site';
import { signInAt } from './visitors';

interface Credentials {
  email: string;
  password: string;
}

/** Types an e-mail and a password at the sign-in form of this site and sends it; what comes of it is the test's matter. */
export async function enterCredentials(page: WatchedPage, site: string, who: Credentials = testAdmin): Promise<void> {
  await page.goto(`${site}/admin/auth`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/**
 * Opens a page of the admin as the test's administrator, whose session begins without the form: two pages fewer for each test.
 * Works without scripts. Who wants to see the form and its toast calls `enterCredentials`.
 */
export async function signInPlainly(page: WatchedPage, site: string, path = '/admin'): Promise<void> {
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const [name = '', value = ''] = (await signInAt(site, testAdmin, userAgent)).split('=');
  await page.context().addCookies([{ name, value, url: site }]);
  await page.goto(site + path);
}

/** The same, and waits until scripts have taken over. */
export async function signIn(page: WatchedPage, site: string, path?: string): Promise<void> {
  await signInPlainly(page, site, path);
  await untilHydrated(page);
}

/** A new page of the admin, as the test's administrator. Where it has scripts, they have taken over. */
export async function openAdmin(site: BuiltSite, path?: string, javaScript = true): Promise<WatchedPage> {
  const page = await site.open({ javaScript });
  await (javaScript ? signIn : signInPlainly)(page, site.server.url, path);
  return page;
}

/** Waits for the one toast to say this, title and description. */
export async function expectToast(page: WatchedPage, title: string, description: string): Promise<void> {
  const toast = page.locator('[data-toast]').filter({ hasText: description });
  // The one before may have said the same, and is just being replaced.
  await expect.poll(() => toast.locator('p').allInnerTexts()).toEqual([title, description]);
  await expect.poll(() => page.locator('[data-toast]').count()).toBe(1);
}

/** The same, and takes it away, so that the next one with the same words is known to be another. */
export async function readToast(page: WatchedPage, title: string, description: string): Promise<void> {
  await expectToast(page, title, description);
  await page.locator('[data-toast]').getByRole('button', { name: 'Dismiss' }).click();
  await page.locator('[data-toast]').waitFor({ state: 'detached' });
}

/** Does something that the browser asks about, and answers. */
export async function answerDialog(
  page: WatchedPage,
  answer: 'accept' | 'dismiss',
  act: () => Promise<void>,
): Promise<void> {
  const asked = page.waitForEvent('dialog').then((dialog) => dialog[answer]());
  await Promise.all([asked, act()]);
}

/** Whether a request sends a form. What a window says of itself meanwhile, that a record is open in it, is none. */
export function sendsForm(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname !== '/admin/presence';
}
