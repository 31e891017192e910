import { expect, it } from 'vitest';
import { openPage, untilHydrated } from '../support/browser';
import { useBuiltSite } from '../support/built-site';
import { enterCredentials, expectToast } from '../support/staff';

const site = useBuiltSite();

it('One toast at a time: said in a region that is there before, an alert by itself, dismissed by keyboard', async () => {
  const page = await openPage(site.browser);
  page.allowErrors(/ERR_INTERNET_DISCONNECTED/);
  await enterCredentials(page, site.server.url);
  await untilHydrated(page);
  await expectToast(page, 'Success', 'Signed in successfully.');
  await page.getByRole('status').getByText('Signed in successfully.', { exact: true }).waitFor();
  const region = page.locator('[aria-live="polite"]:has([data-toast])');
  await region.evaluate((element) => element.setAttribute('data-known', ''));
  const dismiss = page.getByRole('button', { name: 'Dismiss' });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-toast]').waitFor({ state: 'detached' });

  // The server is not reached: what is wrong interrupts, outside of the region, which would say it again.
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByText('No contact messages yet.').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectToast(page, 'Error', 'Failed to load contact messages.');
  const alert = page.getByRole('alert');
  await expect.poll(() => alert.count()).toBe(1);
  expect(await alert.evaluate((element) => element.closest('[aria-live]'))).toBeNull();
  await page.context().setOffline(false);

  // The next one takes its place, in the very region that has been there all the time.
  await page.getByRole('tab', { name: 'Blog' }).click();
  await page.getByRole('link', { name: 'New Blog Post' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Said once');
  await page.getByRole('button', { name: 'Save blog post' }).click();
  await expectToast(page, 'Success', 'Blog post created successfully');
  await expect.poll(() => alert.count()).toBe(0);
  await expect.poll(() => page.locator('[data-known] [data-toast]').count()).toBe(1);
});

it('Without JavaScript a toast is taken away where it is, and what is typed stays', async () => {
  const page = await openPage(site.browser, { javaScript: false });
  await enterCredentials(page, site.server.url);
  await expectToast(page, 'Success', 'Signed in successfully.');
  await page.getByRole('searchbox').fill('Half a word');
  await page.getByLabel('Dismiss').click();
  await page.locator('[data-toast]').waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('Half a word');
});
