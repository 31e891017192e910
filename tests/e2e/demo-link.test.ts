import { expect, it } from 'vitest';
import { inHours, useDemoDesk } from '../support/demo-desk';
import { expectToast } from '../support/staff';

const { site, open, ask, mailedLink } = useDemoDesk();

it('Who was offered times reads and chooses them on their own clock, however quickly', async () => {
  const page = await open(await ask());
  await page.getByLabel('Time 1').fill(inHours(72));
  await page.getByRole('button', { name: 'Send times' }).click();
  const link = site.server.url + (await mailedLink());
  const reader = await site.open({ timezoneId: 'America/St_Johns' });
  await reader.goto(link);
  await reader.getByText(/^\d\d:\d\d, St Johns time$/).waitFor();
  // The mail, the page and what we write beside it have one way to read a clock.
  expect(await reader.locator('main').innerText()).not.toMatch(/[AP]M\b/);

  await reader.getByText('None of them suits you?').waitFor();
  const letter = await reader.getByRole('link', { name: 'write to hello@quzones.com' }).getAttribute('href');
  expect(decodeURIComponent(letter ?? '')).toMatch(/^mailto:hello@quzones\.com\?subject=Other times for a demo: \w/);

  const quick = await site.open({ timezoneId: 'America/St_Johns' });
  await quick.goto(link, { waitUntil: 'commit' });
  await quick
    .getByRole('button', { name: / time$/ })
    .first()
    .click();
  await quick.getByText(/^St Johns time\. In India: /).waitFor();
});

it('A link that opens nothing says so, and does not tell why', async () => {
  const page = await site.open();
  page.allowErrors(/404/);
  const answer = await page.goto(`${site.server.url}/demo/${'a'.repeat(43)}`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  expect(site.server.logs()).not.toContain('a'.repeat(43));
});

it.each([
  ['with scripts', true],
  ['without scripts', false],
])(
  'Who chooses what a colleague has decided meanwhile is shown how the demo stands, %s',
  async (_title, javaScript) => {
    const staff = await open(await ask());
    await staff.getByLabel('Time 1').fill(inHours(72));
    await staff.getByLabel('Time 2').fill(inHours(96));
    await staff.getByRole('button', { name: 'Send times' }).click();
    const link = site.server.url + (await mailedLink());
    const [one, other] = [await site.open({ javaScript }), await site.open({ javaScript })];
    other.allowErrors(/status of 409/);
    await one.goto(link);
    await other.goto(link);
    const times = (page: typeof one) => page.locator('button[name=slot]');
    await times(one).first().click();
    await one.getByRole('heading', { name: 'Your demo is arranged' }).waitFor();
    await times(other).last().click();
    await expectToast(
      other,
      'Error',
      'Another time was chosen here in the meantime, so nothing was changed. To move the demo, choose once more.',
    );
    await other.getByRole('heading', { name: 'Your demo is arranged' }).waitFor();

    await one.getByText('Cancel the demo').click();
    await one.getByRole('button', { name: 'Yes, cancel it' }).click();
    await one.getByRole('heading', { name: 'This demo was cancelled' }).waitFor();
    await times(other).first().click();
    await other.getByText('This demo was cancelled or held already, so nothing was changed.').waitFor();
    await other.getByRole('heading', { name: 'This demo was cancelled' }).waitFor();
  },
);

it.each([
  ['with scripts', true],
  ['without scripts', false],
])('On a phone what was chosen is read in full while the toast is there, %s', async (_title, javaScript) => {
  const staff = await open(await ask());
  await staff.getByLabel('Time 1').fill(inHours(72));
  await staff.getByLabel('Time 2').fill(inHours(96));
  await staff.getByRole('button', { name: 'Send times' }).click();
  const reader = await site.open({ javaScript, viewport: { width: 390, height: 664 } });
  await reader.goto(site.server.url + (await mailedLink()));
  await reader.locator('button[name=slot]').last().click();
  const heading = reader.getByRole('heading', { name: 'Your demo is arranged' });
  await heading.waitFor();
  const toast = reader.locator('[data-toast]');
  await toast.getByText('See you then').waitFor();
  const bottomOfToast = await toast.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottomOfToast).toBeLessThan(await heading.evaluate((element) => element.getBoundingClientRect().top));
});
