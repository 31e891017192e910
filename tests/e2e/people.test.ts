import { expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { openPage, untilHydrated, type WatchedPage } from '../support/browser';
import { testAdmin } from '../support/built-server';
import { useBuiltSite } from '../support/built-site';
import { enterCredentials, expectToast, readToast, signIn, signInPlainly } from '../support/staff';

const site = useBuiltSite();
const eva = { email: 'eva@quzones.test', password: 'eva has a long sentence' };

/** Invites somebody in an open Users tab; answers the link. */
async function invite(page: WatchedPage, email: string, role: 'Editor' | 'Admin' = 'Editor'): Promise<string> {
  await page.getByRole('button', { name: 'Invite user', exact: true }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = page.getByRole('textbox', { name: 'Invitation link' });
  await link.waitFor();
  return link.inputValue();
}

async function openPerson(page: WatchedPage, name: string): Promise<void> {
  await page.goto(`${site.server.url}/admin/users`);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
}

it('Somebody is invited, joins as an editor, is promoted, disabled, and is out at the next click', async () => {
  const admin = await openPage(site.browser);
  await signIn(admin, site.server.url, '/admin/users');
  await admin.getByText('Manage user roles, permissions, and access levels.').waitFor();
  await expect
    .poll(() => admin.getByRole('tab').allInnerTexts())
    .toEqual(
      ['Insights', 'Cases', 'Docs', 'Blog', 'Careers', 'Content', 'Messages', 'Demos', 'Users'].map(
        (label) => expect.stringContaining(label) as string,
      ),
    );
  const link = await invite(admin, eva.email);
  await admin.getByText('No mail server is set, so pass it on yourself.').waitFor();

  const guest = await openPage(site.browser);
  guest.allowErrors(/4(?:01|03|10)/);
  await guest.goto(link);
  await untilHydrated(guest);
  await guest.getByLabel('Name').fill('Eva Editor');
  await guest.getByLabel('Password', { exact: true }).fill(eva.password);
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.waitForURL(`${site.server.url}/admin`);
  await expectToast(guest, 'Success', 'Signed in successfully.');
  const sixTabs = ['Insights', 'Cases', 'Docs', 'Blog', 'Careers', 'Content'];
  await expect.poll(() => guest.getByRole('tab').allInnerTexts()).toEqual(sixTabs);
  expect((await guest.goto(`${site.server.url}/admin/users`))?.status()).toBe(403);
  expect((await guest.request.get(link)).status()).toBe(410);

  await openPerson(admin, 'Eva Editor');
  await admin.getByLabel('Admin', { exact: true }).check();
  await admin.getByRole('button', { name: 'Save role' }).click();
  await readToast(admin, 'Success', 'User role updated.');
  await guest.goto(`${site.server.url}/admin`);
  await expect.poll(() => guest.url()).toBe(`${site.server.url}/admin/auth`);
  await enterCredentials(guest, site.server.url, eva);
  await guest.getByRole('tab', { name: 'Users' }).waitFor();

  await admin.getByLabel('None', { exact: true }).check();
  await admin.getByRole('button', { name: 'Save role' }).click();
  await readToast(admin, 'Success', 'User role updated.');
  await guest.getByRole('tab', { name: 'Blog' }).click();
  await guest.waitForURL(`${site.server.url}/`);
  await expectToast(guest, 'Access Denied', "You don't have permission to access the admin panel.");
  await admin.getByLabel('Editor', { exact: true }).check();
  await admin.getByRole('button', { name: 'Save role' }).click();
  await readToast(admin, 'Success', 'User role updated.');
  await guest.goto(`${site.server.url}/admin`);
  await expect.poll(() => guest.url()).toBe(`${site.server.url}/admin/auth`);
  await enterCredentials(guest, site.server.url, eva);
  await guest.getByRole('tab', { name: 'Blog' }).waitFor();

  await admin.getByRole('button', { name: 'Disable' }).click();
  const question = admin.getByRole('alertdialog');
  await question.getByText("Eva Editor is signed out everywhere at once and can't sign in any more.").waitFor();
  await admin.keyboard.press('Escape');
  await expect.poll(() => admin.getByRole('button', { name: 'Enable' }).count()).toBe(0);
  await admin.getByRole('button', { name: 'Disable' }).click();
  await question.getByRole('button', { name: 'Disable' }).click();
  await expectToast(admin, 'Success', 'User disabled and signed out everywhere.');
  await guest.getByRole('tab', { name: 'Blog' }).click();
  await guest.waitForURL(`${site.server.url}/admin/auth`);
  await enterCredentials(guest, site.server.url, eva);
  await expectToast(guest, 'Error', 'Access denied. Admin privileges required.');
});

it('The last administrator is told why they stay, and everybody finds the list by search', async () => {
  const page = await openPage(site.browser);
  page.allowErrors(/409/);
  await signIn(page, site.server.url, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill('ADMIN@');
  await page.waitForURL(/q=ADMIN/);
  await page.getByText('1 user with “ADMIN@”').waitFor();
  await page.getByRole('link', { name: 'Administrator', exact: true }).click();
  await page.getByLabel('None', { exact: true }).check();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expectToast(
    page,
    'Error',
    "The last administrator can't be demoted, disabled or removed. Make somebody else an administrator first.",
  );
});

it('Without scripts people are invited, asked about, disabled and given a new password', async () => {
  const page = await openPage(site.browser, { javaScript: false });
  page.allowErrors(/4(?:09|22)/);
  await signInPlainly(page, site.server.url, '/admin/users');
  await page.getByText('Invite user').click();
  await page.getByLabel('Email').fill('fay@quzones.test');
  await page.getByLabel('Name').fill('Fay');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  const guest = await openPage(site.browser, { javaScript: false });
  guest.allowErrors(/4(?:10|22)/);
  await guest.goto(link);
  await guest.getByLabel('Password', { exact: true }).fill('Password123');
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest
    .getByText('This password is one of the first that would be tried. Choose another, such as a sentence of your own.')
    .waitFor();
  await guest.getByLabel('Password', { exact: true }).fill('fay@quzones.test');
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByText('Your own address is one of the first that would be tried.').waitFor();
  await guest.getByLabel('Password', { exact: true }).fill('fay likes long walks');
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.waitForURL(`${site.server.url}/admin`);

  await openPerson(page, 'Fay');
  await page.getByRole('button', { name: 'Reset password' }).click();
  const reset = await page.getByRole('textbox', { name: 'Link for a new password' }).inputValue();
  await guest.goto(reset);
  await guest.getByLabel('New password').fill('Fay@Quzones.test');
  await guest.getByRole('button', { name: 'Set password' }).click();
  await guest.getByText('Your own address is one of the first that would be tried.').waitFor();
  await guest.getByLabel('New password').fill('fay prefers the sea');
  await guest.getByRole('button', { name: 'Set password' }).click();
  await expectToast(guest, 'Success', 'Your password is changed. Sign in with the new one.');
  await guest.goto(reset);
  await guest.getByRole('heading', { name: 'This link no longer works' }).waitFor();

  await openPerson(page, 'Fay');
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByText("Fay is signed out everywhere at once and can't sign in any more. You can undo this.").waitFor();
  await page.getByRole('button', { name: 'Disable' }).first().click();
  await page.getByRole('button', { name: 'Enable' }).waitFor();
});

it('Whoever forgot the password reads the same sentence, known or not', async () => {
  const page = await openPage(site.browser);
  for (const email of [testAdmin.email, 'stranger@quzones.test']) {
    await page.goto(`${site.server.url}/admin/auth`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page
      .getByText(
        'If this address belongs to somebody who works here, a link is on its way. It works once, for an hour. Without mail, ask an administrator for a link.',
      )
      .waitFor();
  }
});

it('Forms before the sign-in stay as they are while the server is not reached', async () => {
  const admin = await openPage(site.browser);
  await signIn(admin, site.server.url, '/admin/users');
  const link = await invite(admin, 'nils@quzones.test');
  const page = await openPage(site.browser);
  page.allowErrors(/ERR_FAILED/);
  await page.route(/\.data/, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  const refusal = page.getByRole('alert').filter({ hasText: 'This did not work' });
  const notAnswered = 'This did not work: the server failed or was not reached. Please try again.';
  await page.goto(link);
  await untilHydrated(page);
  await page.getByLabel('Name').fill('Nils Holm');
  await page.getByLabel('Password', { exact: true }).fill('nils has a long sentence');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect.poll(() => refusal.allInnerTexts()).toEqual([notAnswered]);
  const typed = async () => [await page.getByLabel('Name').inputValue(), await page.locator('#password').inputValue()];
  expect(await typed()).toEqual(['Nils Holm', 'nils has a long sentence']);

  await page.goto(`${site.server.url}/admin/forgot-password`);
  await untilHydrated(page);
  await page.getByLabel('Email').fill('nils@quzones.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect.poll(() => refusal.allInnerTexts()).toEqual([notAnswered]);
  expect(await page.getByLabel('Email').inputValue()).toBe('nils@quzones.test');
});

it('Whoever accepts an invitation after their role was taken away reads why they are not let in', async () => {
  const admin = await openPage(site.browser);
  await signIn(admin, site.server.url, '/admin/users');
  const link = await invite(admin, 'lost@quzones.test');
  await openPerson(admin, 'lost@quzones.test');
  await admin.getByLabel('None', { exact: true }).check();
  await admin.getByRole('button', { name: 'Save role' }).click();
  await readToast(admin, 'Success', 'User role updated.');
  const page = await openPage(site.browser);
  await page.goto(link);
  await page.getByLabel('Name').fill('Lost Again');
  await page.getByLabel('Password', { exact: true }).fill('lost has a long sentence');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.waitForURL(`${site.server.url}/admin/auth`);
  await expectToast(page, 'Error', 'Access denied. Admin privileges required.');
});

it('Nobody but an administrator changes people, however the request is made', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  for (const [path, body] of [
    ['/admin/users', { intent: 'invite', email: 'x@quzones.test', role: 'admin' }],
    [`/admin/users/${id}`, { intent: 'role', value: 'admin' }],
    [`/admin/users/${id}`, { intent: 'remove', confirmed: 'yes' }],
    ['/admin/account', { intent: 'name', name: 'X' }],
    ['/admin/account/second-factor', { intent: 'begin' }],
    ['/admin/account/passkeys', { step: 'ask' }],
  ] as const) {
    const answer = await fetch(site.server.url + path, { method: 'POST', body: new URLSearchParams(body) });
    expect([path, answer.status]).toEqual([path, 401]);
  }
  const malformed = await fetch(`${site.server.url}/admin/auth/passkey`, { method: 'POST', body: '{"a":' });
  expect(malformed.status).toBe(422);
  for (const path of [
    '/admin/invitation',
    '/admin/reset-password',
    '/admin/invitation?token=%00',
    '/admin/setup?token=x',
  ]) {
    expect([path, (await fetch(site.server.url + path)).status]).toEqual([path, 410]);
  }
});

it('axe finds nothing to object to in either theme, and the phone has room', async () => {
  const page = await openPage(site.browser, { viewport: { width: 390, height: 844 } });
  await signIn(page, site.server.url, '/admin/users');
  await page.getByText('Invite user').click();
  const look = async (path: string) => {
    expect(await axeObjections(page), path).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, overflow]).toEqual([path, 0]);
  };
  await look('/admin/users');
  await page.getByRole('link', { name: 'Administrator', exact: true }).click();
  await page.getByRole('heading', { name: 'Role' }).waitFor();
  await look('/admin/users/<id>');
  for (const path of ['/admin/account', '/admin/account/second-factor', '/admin/forgot-password', '/admin/auth/code']) {
    await page.goto(site.server.url + path);
    await untilHydrated(page);
    await look(path);
  }
});
