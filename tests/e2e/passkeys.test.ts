import { expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { openPage, untilHydrated } from '../support/browser';
import { testAdmin } from '../support/built-server';
import { useBuiltSite } from '../support/built-site';
import { expectToast, signIn } from '../support/staff';

// Passkeys belong to a name, not to an address of numbers. With a second factor: second-factor.test.ts.
const site = useBuiltSite({ env: { HOST: 'localhost' } });

it('Without scripts the sign-in says that passkeys need them', async () => {
  const page = await openPage(site.browser, { javaScript: false });
  await page.goto(`${site.server.url}/admin/auth`);
  const words = 'Signing in with a passkey needs JavaScript; with a password it does not.';
  await expect.poll(() => page.locator('main').innerText()).toContain(words);
  await expect.poll(() => page.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0);
});

it('What is wrong with a new passkey stands at its field, and what comes of the device is read out', async () => {
  const page = await openPage(site.browser);
  page.allowErrors(/422/);
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: false,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${site.server.url}/admin/auth`);
  await untilHydrated(page);
  const readOut = (words: string) => page.getByRole('alert').filter({ hasText: words }).waitFor();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await readOut('Your device gave no passkey for this site. Try again, or sign in with your password.');
  await signIn(page, site.server.url, '/admin/account');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const add = async (name: string, password: string) => {
    await page.getByLabel('Name of the passkey').fill(name);
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Add passkey' }).click();
  };
  await add('   ', testAdmin.password);
  await expect
    .poll(() => page.locator('#passkeyName-error').allInnerTexts())
    .toEqual(['Name of the passkey is required.']);
  await expect.poll(focused).toBe('passkeyName');
  await add('Key ring', 'wrong');
  const wrong = 'This is not your current password.';
  await expect.poll(() => page.locator('#passkeyPassword-error').allInnerTexts()).toEqual([wrong]);
  await expect.poll(focused).toBe('passkeyPassword');
  expect(await page.getByLabel('Name of the passkey').getAttribute('aria-invalid')).toBeNull();
  await add('Key ring', testAdmin.password);
  await readOut('Your device made no passkey, so nothing was added. You can try again.');
  expect(await axeObjections(page)).toEqual([]);
  await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await add('Key ring', testAdmin.password);
  await expectToast(page, 'Success', 'Passkey added.');
  await add('Key ring', testAdmin.password);
  await readOut('This device has a passkey for your account already.');
});
