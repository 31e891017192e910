import { beforeEach, describe, expect, it } from 'vitest';
import { obstacles } from '../support/axe';
import { untilHydrated } from '../support/browser';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast, openAdmin } from '../support/staff';
import { storeMessage } from '../support/stored-inquiries';

const site = useSiteOnPostgres();
const ids: Record<string, string> = {};

beforeEach(async () => {
  await site.database.query('delete from contact_messages; delete from outbox_mails');
  for (const [name, at] of [
    ['Asha Rao', '2026-01-03'],
    ['Ben Okoro', '2026-01-02'],
    ['Lars Tamm', '2026-01-01'],
  ] as const) {
    ids[name] = await storeMessage(site.database, { name, at });
  }
});

const pathOf = (name: string) => `/admin/contact-messages/${ids[name]}`;
const title = (page: { getByRole: (role: 'heading', options: object) => { waitFor(): Promise<void> } }, name: string) =>
  page.getByRole('heading', { name, level: 2 }).waitFor();

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('From message to message, %s', (_title, javaScript) => {
  it('One that was handled leads to the next in the list it was opened from; a slip is taken back', async () => {
    const page = await openAdmin(site, '/admin/contact-messages?show=unread', javaScript);
    await page.getByRole('link', { name: 'Asha Rao', exact: true }).first().click();
    await title(page, 'Asha Rao');
    await page.getByRole('button', { name: 'Mark as Replied' }).click();
    await expectToast(page, 'Success', 'Message status updated.');
    await page.getByRole('button', { name: 'Undo' }).click();
    const status = async () => {
      const stored = 'select status from contact_messages where id = $1';
      return (await site.database.query(stored, [ids['Asha Rao']])).rows[0]?.status;
    };
    await expect.poll(status).toBe('unread');
    await page.getByRole('button', { name: 'Mark as Replied' }).click();
    await expectToast(page, 'Success', 'Message status updated.');
    await page.getByRole('link', { name: /^Next message/ }).click();
    await title(page, 'Ben Okoro');
    expect(new URL(page.url()).search).toBe('?show=unread');
    await page.getByRole('link', { name: 'Next: Lars Tamm' }).click();
    await title(page, 'Lars Tamm');
    expect(await page.getByRole('link', { name: /^Next/ }).count()).toBe(0);
    await page.getByRole('link', { name: 'Previous: Ben Okoro' }).click();
    await title(page, 'Ben Okoro');
    // What is answered is in that list no more.
    expect(await page.getByRole('link', { name: /^Previous/ }).count()).toBe(0);
  });
});

describe('By keyboard', () => {
  it('j and k go through the messages, but not while somebody types', async () => {
    const page = await openAdmin(site, pathOf('Ben Okoro'));
    await untilHydrated(page);
    await page.keyboard.press('j');
    await title(page, 'Lars Tamm');
    await page.keyboard.press('k');
    await title(page, 'Ben Okoro');
    await page.keyboard.press('k');
    await title(page, 'Asha Rao');
    const note = page.getByRole('textbox', { name: 'Internal note' });
    await note.focus();
    await page.keyboard.type('j k');
    expect(await note.inputValue()).toBe('j k');
    await title(page, 'Asha Rao');
  });

  it('Ctrl and Enter send what is being written, and Enter alone does not', async () => {
    const page = await openAdmin(site, pathOf('Ben Okoro'));
    await untilHydrated(page);
    await page.getByRole('textbox', { name: 'Internal note' }).fill('Call him first.');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Success', 'Your note is kept with the message.');
    await page.getByRole('textbox', { name: 'Answer' }).fill('Hello Ben,');
    await page.keyboard.press('Enter');
    await page.keyboard.type('we can.');
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Success', 'Your answer is on its way.');
    const { rows } = await site.database.query('select body from inquiry_replies');
    expect(rows).toEqual([{ body: 'Hello Ben,\nwe can.' }]);
  });

  it.each([390, 1440])(
    'Everything that can be done stands before the message, without obstacles, at %d px',
    async (width) => {
      const page = await openAdmin(site, pathOf('Ben Okoro'));
      await page.setViewportSize({ width, height: 900 });
      const topOf = async (name: string) =>
        (await page.getByRole('combobox', { name }).or(page.getByRole('button', { name })).boundingBox())?.y ??
        Infinity;
      const message = (await page.getByRole('list', { name: 'Conversation' }).boundingBox())?.y ?? 0;
      for (const name of ['Assigned to', 'Mark as spam', 'Mark as Replied'])
        expect(await topOf(name)).toBeLessThan(message);
      expect(await obstacles(page)).toEqual([]);
    },
  );
});
