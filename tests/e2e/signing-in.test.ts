import { expect, it } from 'vitest';
import { openPage, untilHydrated } from '../support/browser';
import { testAdmin } from '../support/built-server';
import { useBuiltSite } from '../support/built-site';
import { enterCredentials, expectToast, signIn } from '../support/staff';

const site = useBuiltSite();

it('An administrator signs in, is welcomed by name, and signs out to the home page', async () => {
  const page = await openPage(site.browser);
  await enterCredentials(page, site.server.url);
  await expectToast(page, 'Success', 'Signed in successfully.');
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  await page.getByText('Welcome, Administrator').waitFor();
  await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('Insights');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL(`${site.server.url}/`);
  await page.goto(`${site.server.url}/admin`);
  await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/auth`);
});

it('Signing in leads to the page that was asked for; opened by itself, it leads to the dashboard', async () => {
  const page = await openPage(site.browser);
  page.allowErrors(/401/);
  const wanted = `${site.server.url}/admin/demo-requests?show=pending`;
  await page.goto(wanted);
  await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/auth`);
  await untilHydrated(page);
  for (const password of ['not the password', testAdmin.password]) {
    await page.getByLabel('Email').fill(testAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    if (password !== testAdmin.password) await expectToast(page, 'Error', 'Invalid email or password');
  }
  await page.waitForURL(wanted);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL(`${site.server.url}/`);
  await page.goto(wanted);
  await signIn(page, site.server.url);
});

it('A wrong password is refused with a sentence, and the address that was typed stays', async () => {
  const page = await openPage(site.browser);
  page.allowErrors(/401/);
  await page.goto(`${site.server.url}/admin/auth`);
  await page.getByLabel('Email').fill(testAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Error', 'Invalid email or password');
  await expect.poll(() => page.getByText('Invalid email or password').count()).toBe(1);
  await expect.poll(() => page.getByRole('alert').count()).toBe(1);
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(testAdmin.email);
});

it('Where no cookies are kept, the page says that signing in needs one', async () => {
  const page = await openPage(site.browser);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false, configurable: true }),
  );
  await page.goto(`${site.server.url}/admin/auth`);
  await page
    .getByRole('alert')
    .getByText(
      'This browser keeps no cookies, and signing in needs one. Allow cookies for this site, then load the page again.',
    )
    .waitFor();
});

it('The password can be shown and hidden', async () => {
  const page = await openPage(site.browser);
  await page.goto(`${site.server.url}/admin/auth`);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret words');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('password');
  expect(await page.getByLabel('Password').count()).toBe(1);
});

it('Signing in works without JavaScript', async () => {
  const page = await openPage(site.browser, { javaScript: false });
  await enterCredentials(page, site.server.url);
  await expectToast(page, 'Success', 'Signed in successfully.');
});

it('Signing out everywhere ends the other session too', async () => {
  const [here, there] = [await openPage(site.browser), await openPage(site.browser)];
  await signIn(here, site.server.url);
  await signIn(there, site.server.url);
  await here.getByRole('button', { name: 'Your menu, Administrator' }).click();
  await here.getByRole('button', { name: 'Sign out everywhere' }).click();
  await here.waitForURL(`${site.server.url}/`);
  await there.goto(`${site.server.url}/admin`);
  await expect.poll(() => there.url()).toBe(`${site.server.url}/admin/auth`);
  await there.getByText('Your session has ended. Sign in to go on.').waitFor();
  // Who signed out knows.
  await here.goto(`${site.server.url}/admin/auth`);
  await here.getByText('For the staff of Quzones.').waitFor();
});
