import { expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import type { WatchedPage } from '../support/browser';
import { useWritingDesk } from '../support/writing-desk.ts';

const { openAdmin } = useWritingDesk();

const insight = 'Error mitigation versus error correction';
const linkingTexts = (page: WatchedPage) => page.locator('details', { hasText: 'Linked from' }).getByRole('listitem');
const warning = '2 public texts link to it: their links would lead nowhere.';

it('Who edits a record reads which texts link to it, and goes on to them', async () => {
  const page = await openAdmin('/admin/insights?q=error+mitigation+versus');
  await page.getByRole('link', { name: `Edit ${insight}` }).click();
  await page.getByText('Linked from 2 texts', { exact: true }).click();
  const texts = linkingTexts(page);
  expect(await texts.count()).toBe(2);
  await texts.first().getByText('Published', { exact: true }).waitFor();
  expect(await axeObjections(page, '[role="dialog"], dialog[open]')).toEqual([]);
  const link = texts.first().getByRole('link').first();
  const title = await link.textContent();
  await link.click();
  await expect.poll(() => page.locator('input[name="title"]').inputValue()).toBe(title);
});

const draftWarning = '2 public texts link to this page. Once it is a draft, those links lead nowhere.';

it('Who is about to make it a draft reads beside the status that links would lead nowhere, and not before', async () => {
  const page = await openAdmin('/admin/insights?q=error+mitigation+versus');
  await page.getByRole('link', { name: `Edit ${insight}` }).click();
  const status = page.getByLabel('Status', { exact: true });
  await expect.poll(() => page.getByText(draftWarning).count()).toBe(0);
  await status.selectOption('draft');
  await page.getByRole('status').getByText(draftWarning, { exact: true }).waitFor();
  expect(await axeObjections(page, '[role="dialog"], dialog[open]')).toEqual([]);
  await status.selectOption('published');
  await expect.poll(() => page.getByText(draftWarning).count()).toBe(0);
});

it('The question before it is deleted says how many links would lead nowhere, and says nothing where none would', async () => {
  const page = await openAdmin('/admin/insights?sort=title');
  const questionAbout = async (title: string) => {
    await page.getByRole('button', { name: `Delete ${title}`, exact: true }).click();
    const text = await page.getByRole('alertdialog').textContent();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    return text;
  };
  expect(await questionAbout(insight)).toContain(`can be restored from there for 30 days. ${warning}`);
  expect(await questionAbout('When quantum kernels cannot help')).not.toContain('nowhere');
});

it('The browser’s own question says so on a line below', async () => {
  const page = await openAdmin('/admin/documentation?q=verify+webhooks');
  const asked = page.waitForEvent('dialog');
  const pressed = page.getByRole('button', { name: /^Delete .*webhooks/i }).click();
  const dialog = await asked;
  const message = dialog.message();
  await Promise.all([dialog.dismiss(), pressed]);
  expect(message).toBe(`Are you sure you want to delete this documentation?\n${warning}`);
});

const ofSeveral = '1 of them is linked to from public texts: those links would lead nowhere.';

it('Of several that are to be deleted, the question says how many are linked to', async () => {
  const page = await openAdmin('/admin/insights?sort=title');
  await page.getByRole('checkbox', { name: `Select ${insight}`, exact: true }).check();
  const question = async () => {
    await page.getByRole('button', { name: 'Delete selected', exact: true }).click();
    const text = await page.getByRole('alertdialog').textContent();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    return text;
  };
  expect(await question()).toContain(
    `“${insight}” goes into the bin, and can be restored from there for 30 days. ${warning}`,
  );
  await page.getByRole('checkbox', { name: 'Select When quantum kernels cannot help', exact: true }).check();
  expect(await question()).toContain(`They go into the bin, and can be restored from there for 30 days. ${ofSeveral}`);
  await page.getByRole('checkbox', { name: `Select ${insight}`, exact: true }).uncheck();
  await page.getByRole('checkbox', { name: 'Select How to read a quantum benchmark claim', exact: true }).check();
  expect(await question()).not.toContain('nowhere');
});

it('Without scripts all of it is said too', async () => {
  const page = await openAdmin('/admin/insights?q=error+mitigation+versus', { javaScript: false });
  page.allowErrors(/409/);
  await page.getByRole('button', { name: `Delete ${insight}`, exact: true }).click();
  await page.getByText(warning).waitFor();
  await page.getByRole('link', { name: 'Keep it' }).click();
  await page.goto(new URL('/admin/insights?sort=title', page.url()).href);
  await page.getByRole('checkbox', { name: `Select ${insight}`, exact: true }).check();
  await page.getByRole('checkbox', { name: 'Select When quantum kernels cannot help', exact: true }).check();
  await page.getByRole('button', { name: 'Delete selected', exact: true }).click();
  await page.getByText(ofSeveral).waitFor();
  await page.getByRole('link', { name: 'Keep them' }).click();
  await page.getByRole('link', { name: `Edit ${insight}` }).click();
  await page.getByText(draftWarning, { exact: true }).waitFor();
  await page.getByText('Linked from 2 texts', { exact: true }).click();
  expect(await linkingTexts(page).count()).toBe(2);
});

it('Once it is in the bin, Dead links names its address, what was there and the texts; brought back, every link leads somewhere', async () => {
  const page = await openAdmin('/admin/dead-links');
  await page.getByText('Every link leads somewhere.', { exact: true }).waitFor();
  await page.goto(new URL('/admin/insights?q=error+mitigation+versus', page.url()).href);
  await page.getByRole('button', { name: `Delete ${insight}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Insight deleted', { exact: false }).waitFor();
  await page.goto(new URL('/admin/dead-links', page.url()).href);
  const dead = page.getByRole('region', { name: '/insights/error-mitigation-versus-error-correction', exact: true });
  await dead.getByText('In the bin', { exact: true }).waitFor();
  expect(await dead.getByRole('listitem').count()).toBe(2);
  expect(await axeObjections(page)).toEqual([]);
  await dead.getByRole('link', { name: insight, exact: true }).click();
  await page.getByRole('button', { name: `Restore ${insight}`, exact: true }).click();
  // The bin itself speaks of what is restored, too.
  await page.getByText('Insight restored successfully', { exact: true }).waitFor();
  await page.goto(new URL('/admin/dead-links', page.url()).href);
  await page.getByText('Every link leads somewhere.', { exact: true }).waitFor();
});
