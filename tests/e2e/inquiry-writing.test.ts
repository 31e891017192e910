import { beforeEach, describe, expect, it } from 'vitest';
import type { WatchedPage } from '../support/browser';
import { testAdmin } from '../support/built-server';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast, openAdmin } from '../support/staff';
import { storeMessage, storeRequest } from '../support/stored-inquiries';

const site = useSiteOnPostgres();

beforeEach(async () => {
  await site.database.query('delete from contact_messages; delete from demo_requests; delete from outbox_mails');
});

const message = async () => `/admin/contact-messages/${await storeMessage(site.database)}`;
const request = async () => `/admin/demo-requests/${await storeRequest(site.database)}`;

const answer = (page: WatchedPage) => page.getByLabel('Answer', { exact: true });
const note = (page: WatchedPage) => page.getByLabel('Internal note', { exact: true });

describe('A session that ended while somebody wrote', () => {
  const again = (page: WatchedPage) => page.getByRole('dialog', { name: 'Sign in again' });

  async function signInAgain(page: WatchedPage): Promise<void> {
    await again(page).getByLabel('Password', { exact: true }).fill(testAdmin.password);
    await again(page).getByRole('button', { name: 'Sign In' }).click();
  }

  async function openAndLoseSession(path: string): Promise<WatchedPage> {
    const page = await openAdmin(site, path);
    page.allowErrors(/40[13]/);
    await answer(page).fill('Hello Asha, yes.');
    await note(page).fill('Call her first.');
    await site.database.query('delete from sessions');
    return page;
  }

  it.each([
    ['message', message, 'You must be logged in to manage contact messages'],
    ['demo request', request, 'You must be logged in to manage demo requests'],
  ])('is renewed over a %s, and what was asked for goes on: an answer, a note, a step', async (_what, arrive, said) => {
    const page = await openAndLoseSession(await arrive());
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText(said, { exact: true }).waitFor();
    await again(page).getByText('What you typed is still here, and is sent as soon as you are signed in.').waitFor();
    await signInAgain(page);
    await expectToast(page, 'Success', 'Your answer is on its way.');
    await page.getByRole('list', { name: 'Conversation' }).getByText('Hello Asha, yes.').waitFor();
    expect([await answer(page).inputValue(), await note(page).inputValue()]).toEqual(['', 'Call her first.']);

    await answer(page).fill('One more thing.');
    await site.database.query('delete from sessions');
    await page.getByRole('button', { name: 'Add note' }).click();
    await signInAgain(page);
    await page.getByRole('list', { name: 'Conversation' }).getByText('Call her first.').waitFor();
    expect([await answer(page).inputValue(), await note(page).inputValue()]).toEqual(['One more thing.', '']);

    await site.database.query('delete from sessions');
    await page.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: 'Administrator (you)' });
    await signInAgain(page);
    await page.locator('[data-toast]').getByText('It is noted who answers this').waitFor();
    expect(await answer(page).inputValue()).toBe('One more thing.');
    const { rows } = await site.database.query('select recipient from outbox_mails');
    expect(rows).toEqual([{ recipient: 'asha@example.com' }]);
  });

  it('is asked for again by the next click where it was put off', async () => {
    const page = await openAndLoseSession(await message());
    const send = page.getByRole('button', { name: 'Send reply' });
    await send.click();
    await again(page).getByRole('button', { name: 'Not now' }).click();
    await again(page).waitFor({ state: 'detached' });
    await answer(page).fill('Hello Asha, no.');
    await send.click();
    await signInAgain(page);
    await page.getByRole('list', { name: 'Conversation' }).getByText('Hello Asha, no.').waitFor();
  });

  it('is nobody else’s to go on with, and sends nothing for whoever may not answer any more', async () => {
    const page = await openAndLoseSession(await message());
    await page.getByRole('button', { name: 'Send reply' }).click();
    await again(page).getByLabel('Email').fill('grace@example.com');
    await signInAgain(page);
    await again(page).getByText(`This text belongs to ${testAdmin.email}.`).waitFor();
    await again(page).getByLabel('Email').fill(testAdmin.email);
    await site.database.query(`update profiles set role = 'editor'`);
    try {
      await signInAgain(page);
      await expectToast(page, 'Error', 'Your role, editor, does not allow this. Ask an administrator.');
    } finally {
      await site.database.query(`update profiles set role = 'admin'`);
    }
    expect([await answer(page).inputValue(), await note(page).inputValue()]).toEqual([
      'Hello Asha, yes.',
      'Call her first.',
    ]);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expectToast(page, 'Success', 'Your answer is on its way.');
  });
});
