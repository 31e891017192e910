import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { obstacles } from '../support/axe';
import { until } from '../support/built-server';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast, openAdmin } from '../support/staff';

const site = useSiteOnPostgres();

const open = (path: string, javaScript = true) => openAdmin(site, path, javaScript);

it('A holiday is added and removed', async () => {
  const page = await open('/admin/holidays', false);
  await page.getByText('Independence Day').first().waitFor();
  await page.getByLabel('Day', { exact: true }).fill('2026-11-09');
  await page.getByLabel('Name', { exact: true }).fill('Diwali');
  await page.getByRole('button', { name: 'Add holiday' }).click();
  await expectToast(page, 'Success', 'Holiday added. Every open message is due accordingly.');
  await page.getByRole('button', { name: 'Remove Diwali, 2026-11-09' }).click();
  await expectToast(page, 'Success', 'Holiday removed. Every open message is due accordingly.');
});

it.each([
  ['with scripts', true],
  ['without scripts', false],
])('What is half typed of a holiday stays while another is removed, %s', async (_how, javaScript) => {
  const page = await open('/admin/holidays', javaScript);
  await page.getByLabel('Day', { exact: true }).fill('2032-03-27');
  await page.getByLabel('Name', { exact: true }).fill('Holi');
  await page.getByRole('button', { name: 'Add holiday' }).click();
  const remove = page.getByRole('button', { name: 'Remove Holi, 2032-03-27' });
  await remove.waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Diwali');
  await remove.click();
  await expectToast(page, 'Success', 'Holiday removed. Every open message is due accordingly.');
  await remove.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Diwali');
  await page.getByLabel('Day', { exact: true }).fill('2032-11-02');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expectToast(page, 'Success', 'Holiday added. Every open message is due accordingly.');
  await page.getByRole('button', { name: 'Remove Diwali, 2032-11-02' }).click();
  await expectToast(page, 'Success', 'Holiday removed. Every open message is due accordingly.');
});

it('A button that is pressed twice does its work once, and says nothing of a mistake', async () => {
  const page = await open('/admin/reply-templates');
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add template' }) });
  await form.getByLabel('Name').fill('Pressed twice');
  await form.getByLabel('Text').fill('Hello');
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/admin/reply-templates*', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await answer.promise;
    }
    await route.continue();
  });
  const add = form.getByRole('button', { name: 'Add template' });
  await add.click();
  await expect.poll(() => add.getAttribute('aria-disabled')).toBe('true');
  await add.click({ force: true });
  await form.getByLabel('Name').press('Enter');
  answer.resolve();
  await expectToast(page, 'Success', 'Template added.');
  expect(sent).toBe(1);
});

it('A template with a place that nobody fills in is refused at its field, and kept as it was typed', async () => {
  const page = await open('/admin/reply-templates', false);
  page.allowErrors(/422/);
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add template' }) });
  await form.getByLabel('Name').fill('With a slip');
  await form.getByLabel('Text').fill('Hello {{nope}}');
  await form.getByRole('button', { name: 'Add template' }).click();
  await form.getByText('{{nope}} is never filled in.').waitFor();
  await expect.poll(() => form.getByLabel('Text').inputValue()).toBe('Hello {{nope}}');
});

it.each([
  ['with scripts', true],
  ['without scripts', false],
])('A template is deleted after a question, %s', async (_how, javaScript) => {
  const page = await open('/admin/reply-templates', javaScript);
  page.allowErrors(/409/);
  const added = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add template' }) });
  await added.getByLabel('Name').fill('Out of use');
  await added.getByLabel('Text').fill('Hello');
  await added.getByRole('button', { name: 'Add template' }).click();
  await expectToast(page, 'Success', 'Template added.');
  await page.getByText('Out of use', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Delete Out of use' }).click();
  await page.getByText('Delete the template “Out of use”?').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Success', 'Template deleted.');
  await page.getByText('Out of use', { exact: true }).waitFor({ state: 'detached' });
});

it('What is half typed of a template stays while another is added, saved or deleted, without scripts', async () => {
  const page = await open('/admin/reply-templates', false);
  page.allowErrors(/409/);
  const forms = page.locator('form');
  const known = forms.filter({ has: page.getByRole('button', { name: 'Delete A few questions first' }) });
  const added = forms.filter({ has: page.getByRole('button', { name: 'Add template' }) });
  const other = forms.filter({ has: page.getByRole('button', { name: 'Delete Half typed' }) });
  await page.getByText('A few questions first', { exact: true }).click();
  await known.getByLabel('Text').fill('Half\na text');
  await added.getByLabel('Name').fill('Half typed');
  await added.getByLabel('Text').fill('Hello');
  await added.getByRole('button', { name: 'Add template' }).click();
  await expectToast(page, 'Success', 'Template added.');
  await expect.poll(() => known.getByLabel('Text').inputValue()).toBe('Half\na text');
  await expect.poll(() => added.getByLabel('Text').inputValue()).toBe('');

  await added.getByLabel('Text').fill('Begun');
  await page.getByText('Half typed', { exact: true }).click();
  await other.getByLabel('Text').fill('Hello again');
  await other.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Template updated.');
  await page.getByText('Half typed', { exact: true }).click();
  await expect.poll(() => other.getByLabel('Text').inputValue()).toBe('Hello again');
  await other.getByRole('button', { name: 'Delete Half typed' }).click();
  await page.getByText('Delete the template “Half typed”?').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Success', 'Template deleted.');
  await expect.poll(() => added.getByLabel('Text').inputValue()).toBe('Begun');
  await expect.poll(() => known.getByLabel('Text').inputValue()).toBe('Half\na text');
});

it('By keyboard, who adds a holiday with too long a name goes on with the name, who removes one with the one beside it', async () => {
  const page = await open('/admin/holidays');
  page.allowErrors(/422/);
  const name = page.getByLabel('Name', { exact: true });
  await page.getByLabel('Day', { exact: true }).fill('2031-03-08');
  await name.fill('Holi'.repeat(26));
  await page.getByRole('button', { name: 'Add holiday' }).click();
  await page.getByText('Name can have at most 100 characters.').waitFor();
  await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true);
  const longest = 'Holi'.repeat(25);
  await name.fill(longest);
  await page.getByRole('button', { name: 'Add holiday' }).click();
  await page.getByRole('button', { name: `Remove ${longest}, 2031-03-08` }).waitFor();
  await page.getByLabel('Day', { exact: true }).fill('2031-11-14');
  await name.fill('Diwali');
  await page.getByRole('button', { name: 'Add holiday' }).click();
  const remove = page.getByRole('button', { name: 'Remove Diwali, 2031-11-14' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await remove.waitFor({ state: 'detached' });
  const beside = page.getByRole('region', { name: '2031' }).getByRole('listitem').filter({ hasText: 'Holi' });
  await expect.poll(() => beside.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('Everything about an address is erased after it was typed twice, mails that were kept as files too', async () => {
  const body = new URLSearchParams({ name: 'Asha Rao', email: 'asha@example.com', message: 'Forty vans' });
  await fetch(`${site.server.url}/contact`, {
    method: 'POST',
    headers: { origin: site.server.url },
    body,
    redirect: 'manual',
  });
  const { rows: mails } = await site.database.query<{ id: string }>('select id from outbox_mails');
  const kept = async () => {
    const names = await readdir(join(site.server.dataDirectory, 'mail')).catch(() => []);
    return mails.filter(({ id }) => names.some((name) => name.startsWith('20') && name.includes(id))).length;
  };
  expect(mails).toHaveLength(2);
  await until('The files of the mails', async () => (await kept()) === 2 || undefined);
  const page = await open('/admin/privacy');
  page.allowErrors(/422/);
  await page.getByLabel('E-mail address').fill('asha@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('heading', { name: 'Stored about asha@example.com' }).waitFor();
  await page.getByRole('status').getByText('Stored about asha@example.com.', { exact: true }).waitFor();
  // What is found is read where it stands; no address of a page names the person.
  const found = page.getByRole('region', { name: 'Stored about asha@example.com' });
  const [message] = await found
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(message).toMatch(/^\/admin\/contact-messages\/[0-9a-f-]{36}$/);
  expect(await found.getByRole('link').count()).toBe(3);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything as JSON' }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ address: 'asha@example.com' });
  for (const title of ['Answered for this address before', 'Answered requests']) {
    await page.getByRole('region', { name: title }).getByText('Exported', { exact: true }).waitFor();
  }
  await page.getByText('Erase everything').first().click();
  await page.getByLabel('Type the address once more').fill('asha@example.co');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByText('Type the address once more, exactly as it is').first().waitFor();
  await page.getByLabel('Type the address once more').fill('asha@example.com');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expectToast(page, 'Success', 'Erased. 3 records are gone.');
  const { rows } = await site.database.query('select * from contact_messages');
  expect(rows).toEqual([]);
  expect(await kept()).toBe(0);
  await page.goto(`${site.server.url}/admin/audit`);
  const entry = page.getByRole('listitem').filter({ hasText: 'erased personal data' });
  await entry.getByText('Contact messages: 1', { exact: true }).waitFor();
});

it.each(['/admin/holidays', '/admin/reply-templates', '/admin/privacy'])(
  'Nothing stands in anybody’s way on %s, in either theme',
  async (path) => {
    expect(await obstacles(await open(path))).toEqual([]);
  },
);
