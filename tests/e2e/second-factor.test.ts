import { expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { openPage, untilHydrated, type WatchedPage } from '../support/browser';
import { testAdmin } from '../support/built-server';
import { useBuiltSite } from '../support/built-site';
import { type LogLine, untilLogLines } from '../support/log-lines';
import { enterCredentials, expectToast } from '../support/staff';
import { totpCode } from '../support/totp';

// Passkeys belong to a name, not to an address of numbers.
const site = useBuiltSite({ env: { HOST: 'localhost', REQUIRE_SECOND_FACTOR: 'admins' } });
let secret = '';
let codes: string[] = [];
/** With which it was switched on, then with which somebody signed in. */
let usedCode = '';

async function enterCode(page: WatchedPage, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

it('An administrator without a second factor is led to set it up before anything else, without scripts too', async () => {
  const page = await openPage(site.browser, { javaScript: false });
  page.allowErrors(/4(?:01|22)/);
  await enterCredentials(page, site.server.url);
  await page.waitForURL(`${site.server.url}/admin/account/second-factor`);
  await page.goto(`${site.server.url}/admin/blog`);
  await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/account/second-factor`);
  await page.getByText('This site asks for a second factor. Set it up, and everything else opens.').waitFor();
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const write = { method: 'POST', headers: { cookie }, body: new URLSearchParams({ title: 'Past the door' }) };
  expect((await fetch(`${site.server.url}/admin/blog/new`, write)).status).toBe(401);

  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This is not your current password.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'The secret, to be scanned' }).waitFor();
  secret = await page.locator('p.font-mono').innerText();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page
    .getByText('This code is not right. Codes change every 30 seconds: enter the one that is shown now.')
    .waitFor();
  usedCode = totpCode(secret);
  await page.getByLabel('Code').fill(usedCode);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await expect.poll(() => page.getByText('Set it up, and everything else opens.').count()).toBe(0);
  codes = await page.locator('ul.font-mono li').allInnerTexts();
  expect(codes).toHaveLength(10);
  expect(new Set(codes.map((code) => /^[a-z0-9]{6}(-[a-z0-9]{6}){3}$/.test(code)))).toEqual(new Set([true]));
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect.poll(() => page.url()).toBe(`${site.server.url}/admin`);
  await page.goto(`${site.server.url}/admin/blog`);
  await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/blog`);
});

it('Signing in takes password and code; a wrong code is refused in words', async () => {
  const page = await openPage(site.browser);
  page.allowErrors(/401|422/);
  await page.goto(`${site.server.url}/admin/auth`);
  await untilHydrated(page);
  await enterCredentials(page, site.server.url);
  await page.waitForURL(`${site.server.url}/admin/auth/code`);
  const early = await page.request.get(`${site.server.url}/admin/insights`, { maxRedirects: 0 });
  expect(early.headers().location).toBe('/admin/auth');
  await enterCode(page, '12');
  await page.getByText('Enter the six digits of your app, or a recovery code.').waitFor();
  const from = site.server.logs().length;
  await enterCode(page, totpCode(secret, 20));
  await page
    .getByText('This code is not right. Codes change every 30 seconds: enter the one that is shown now.')
    .waitFor();
  const isMeant = ({ msg, way }: LogLine) => msg === 'a sign-in was refused' && way === 'code';
  const [told] = await untilLogLines(site.server, { count: 1, from, isMeant });
  await enterCode(page, usedCode);
  await page.getByText('This code was used before. Wait for the next one.').waitFor();
  // The next one is right already.
  usedCode = totpCode(secret, 1);
  await enterCode(page, usedCode);
  await page.waitForURL(`${site.server.url}/admin`);
  await expectToast(page, 'Success', 'Signed in successfully.');
  const isOfAdmin = ({ msg, staff }: LogLine) => msg === 'request' && staff === told?.staff;
  await untilLogLines(site.server, { count: 1, from, isMeant: isOfAdmin });
});

it('A recovery code signs in once, however it is typed, and not a second time', async () => {
  const page = await openPage(site.browser, { javaScript: false });
  page.allowErrors(/401/);
  await enterCredentials(page, site.server.url);
  await enterCode(page, (codes[0] ?? '').replaceAll('-', ' ').toUpperCase());
  await page.waitForURL(`${site.server.url}/admin`);
  await page.goto(`${site.server.url}/admin/account/second-factor`);
  await page.getByText('9 are left. New ones make the old ones worthless.').waitFor();
  await page.getByText('This site asks for one: you set up another before anything else opens.').waitFor();
  await page.context().clearCookies();
  await enterCredentials(page, site.server.url);
  await enterCode(page, codes[0] ?? '');
  await page.getByText('This recovery code is not right, or was used before.').waitFor();
});

it('A session that ended while somebody wrote is renewed in place, with the code too', async () => {
  const page = await openPage(site.browser);
  page.allowErrors(/401/);
  await page.goto(`${site.server.url}/admin/auth`);
  await untilHydrated(page);
  await enterCredentials(page, site.server.url);
  await enterCode(page, codes[4] ?? '');
  await page.waitForURL(`${site.server.url}/admin`);
  await page.goto(`${site.server.url}/admin/insights?q=benchmark+claim`);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Edit How to read a quantum benchmark claim' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit insight' });
  await editor.getByLabel('Title', { exact: true }).fill('Written over night');
  await page.context().clearCookies();
  await page.keyboard.press('Control+s');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await again.getByLabel('Code').fill(codes[5] ?? '');
  await again.getByRole('button', { name: 'Continue' }).click();
  await again.waitFor({ state: 'detached' });
  await expectToast(page, 'Success', 'Insight updated successfully');
  const title = editor.getByLabel('Title', { exact: true });
  await expect.poll(() => title.inputValue()).toBe('Written over night');
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
});

it('After a code that was used before, the next one is taken without the password again', async () => {
  const page = await openPage(site.browser);
  page.allowErrors(/401/);
  await page.goto(`${site.server.url}/admin/auth`);
  await untilHydrated(page);
  await enterCredentials(page, site.server.url);
  await enterCode(page, usedCode);
  await page.getByText('This code was used before. Wait for the next one.').waitFor();
  await enterCode(page, codes[6] ?? '');
  await page.waitForURL(`${site.server.url}/admin`);
});

it('A passkey is added, signs in alone, and is removed', async () => {
  const page = await openPage(site.browser);
  page.allowErrors(/401|422/);
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await enterCredentials(page, site.server.url);
  await page.waitForURL(`${site.server.url}/admin/auth/code`);
  await enterCode(page, codes[1] ?? '');
  await page.waitForURL(`${site.server.url}/admin`);
  await page.goto(`${site.server.url}/admin/account`);
  await untilHydrated(page);
  await page.getByLabel('Name of the passkey').fill('Work laptop');
  await page.getByLabel('Your password').fill('wrong');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByText('This is not your current password.').waitFor();
  await page.getByLabel('Your password').fill(testAdmin.password);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expectToast(page, 'Success', 'Passkey added.');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL(`${site.server.url}/`);

  await page.goto(`${site.server.url}/admin/auth`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`${site.server.url}/admin`);
  await expectToast(page, 'Success', 'Signed in successfully.');
  await page.goto(`${site.server.url}/admin/account`);
  await untilHydrated(page);
  const removal = page.locator('li').filter({ hasText: 'Work laptop' });
  await removal.getByText('Remove passkey Work laptop').click();
  await removal.getByLabel('Current password').fill('wrong');
  await page.getByRole('button', { name: 'Remove passkey Work laptop' }).click();
  await removal.getByText('This is not your current password.').waitFor();
  expect(await axeObjections(page)).toEqual([]);
  await removal.getByLabel('Current password').fill(testAdmin.password);
  await page.getByRole('button', { name: 'Remove passkey Work laptop' }).click();
  await expectToast(page, 'Success', 'The passkey is removed.');
  await page.context().clearCookies();
  await page.goto(`${site.server.url}/admin/auth`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('This site does not know this passkey. Sign in with your password.').waitFor();
});

it('One sees where one is signed in, ends the others, and a new password asks for the present one', async () => {
  const other = await openPage(site.browser, { javaScript: false });
  await enterCredentials(other, site.server.url);
  await enterCode(other, codes[2] ?? '');
  await other.waitForURL(`${site.server.url}/admin`);
  const page = await openPage(site.browser);
  page.allowErrors(/422/);
  await enterCredentials(page, site.server.url);
  await page.waitForURL(`${site.server.url}/admin/auth/code`);
  await enterCode(page, codes[3] ?? '');
  await page.waitForURL(`${site.server.url}/admin`);
  await page.goto(`${site.server.url}/admin/account`);
  await untilHydrated(page);
  await expect.poll(() => page.getByText('This session').count()).toBe(1);
  await expect.poll(() => page.getByText('Chrome on Linux').count()).toBeGreaterThan(1);
  const lines = page.getByRole('listitem').filter({ hasText: 'last used' });
  const count = await lines.count();
  const last = lines.last();
  await last.getByText('Sign out').first().click();
  await last.getByLabel('Current password').fill(testAdmin.password);
  await last.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
  await expectToast(page, 'Success', 'The session is ended.');
  await expect.poll(() => lines.count()).toBe(count - 1);

  await page.locator('summary').filter({ hasText: 'Sign out all others' }).click();
  const ending = page.locator('details[open]');
  await ending.getByLabel('Current password').fill('wrong');
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await ending.getByText('This is not your current password.').waitFor();
  await other.goto(`${site.server.url}/admin/account`);
  await expect.poll(() => other.url()).toBe(`${site.server.url}/admin/account`);
  await ending.getByLabel('Current password').fill(testAdmin.password);
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expectToast(page, 'Success', 'You are signed out everywhere else.');
  await other.goto(`${site.server.url}/admin`);
  await expect.poll(() => other.url()).toBe(`${site.server.url}/admin/auth`);

  const password = page.locator('form').filter({ has: page.getByLabel('New password') });
  await password.getByLabel('Current password').fill('wrong');
  await page.getByLabel('New password').fill('a longer sentence than before');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('This is not your current password.').waitFor();
  await password.getByLabel('Current password').fill(testAdmin.password);
  await page.getByLabel('New password').fill('a longer sentence than before');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Success', 'Your password is changed, and you are signed out everywhere else.');
  await page.goto(`${site.server.url}/admin/blog`);
  await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/blog`);
});
