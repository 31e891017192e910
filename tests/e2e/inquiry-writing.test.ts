import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { untilHydrated, type WatchedPage } from '../support/browser';
import { testAdmin } from '../support/built-server';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast, openAdmin, signIn } from '../support/staff';
import { storedDrafts } from '../support/stored-drafts';
import { storeMessage, storeRequest } from '../support/stored-inquiries';

const site = useSiteOnPostgres();

beforeEach(async () => {
  await site.database.query('delete from contact_messages; delete from demo_requests; delete from outbox_mails');
});

const message = async () => `/admin/contact-messages/${await storeMessage(site.database)}`;
const request = async () => `/admin/demo-requests/${await storeRequest(site.database)}`;

const answer = (page: Page) => page.getByLabel('Answer', { exact: true });
const note = (page: Page) => page.getByLabel('Internal note', { exact: true });
const subject = (page: Page) => page.getByLabel('Subject', { exact: true });

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

it.each([
  ['with scripts', true],
  ['without scripts', false],
])('Enter in the subject sends nothing of an answer that is half written, %s', async (_how, javaScript) => {
  const page = await openAdmin(site, await message(), javaScript);
  await answer(page).fill('Hello Asha,');
  await subject(page).press('Enter');
  await answer(page).fill('Hello Asha, forty vans it is.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expectToast(page, 'Success', 'Your answer is on its way.');
  const { rows } = await site.database.query('select text from outbox_mails');
  expect(rows).toEqual([{ text: expect.stringContaining('Hello Asha, forty vans it is.') }]);
});

describe('A template', () => {
  const templates = (page: WatchedPage) => page.getByLabel('Start from a template');

  beforeEach(async () => {
    await site.database.query(
      `insert into reply_templates (name, subject, body)
       values ('Vans', 'What we do about vans', 'Dear {{name}},' || chr(10) || chr(10) || 'vans.')
       on conflict do nothing`,
    );
  });

  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])(
    'goes below what is typed after a blank line, and leaves a subject that was written by hand, %s',
    async (_how, javaScript) => {
      const page = await openAdmin(site, await message(), javaScript);
      const take = async (name: string) => {
        await templates(page).selectOption(name);
        if (!javaScript) await page.getByRole('button', { name: 'Use it' }).click();
      };
      await take('Vans');
      await expect.poll(() => answer(page).inputValue()).toBe('Dear Asha Rao,\n\nvans.');
      await expect.poll(() => subject(page).inputValue()).toBe('What we do about vans');

      await subject(page).fill('Forty vans, from March');
      await answer(page).fill('Thank you for your patience.');
      await take('A few questions first');
      await expect.poll(() => answer(page).inputValue()).toMatch(/^Thank you for your patience\.\n\nHello Asha,/);
      expect(await subject(page).inputValue()).toBe('Forty vans, from March');
    },
  );

  it('is taken out again as a whole by undoing once, and what was typed stays', async () => {
    const page = await openAdmin(site, await message());
    await answer(page).pressSequentially('Thank you for');
    await templates(page).selectOption('A few questions first');
    expect(await answer(page).inputValue()).toMatch(/^Thank you for\n\nHello Asha,/);
    await page.keyboard.press('Control+z');
    expect(await answer(page).inputValue()).toBe('Thank you for');
    await page.keyboard.type(' your patience.');
    expect(await answer(page).inputValue()).toBe('Thank you for your patience.');
  });
});

describe('What was written in a tab that is gone', () => {
  const unsent = (page: Page, what: 'answer' | 'note') => page.getByRole('region', { name: `Unsaved ${what}` });
  const said = (page: Page, text: string) => page.getByRole('list', { name: 'Conversation' }).getByText(text);

  /** Another tab of the same browser. */
  async function openTab(desk: WatchedPage, path: string): Promise<Page> {
    const tab = await desk.context().newPage();
    await tab.goto(site.server.url + path);
    await untilHydrated(tab);
    return tab;
  }

  /** Asked of the browser itself: nothing more can be offered than is there. */
  async function untilKept(page: Page, ...forms: ('reply' | 'note')[]): Promise<void> {
    const kept = async () => (await storedDrafts(page)).map(({ record }) => record.split('#')[1]);
    await expect.poll(kept).toEqual(expect.arrayContaining(forms));
    await expect.poll(kept).toHaveLength(forms.length);
  }

  it.each([
    ['message', message],
    ['demo request', request],
  ])('is offered above its form on a %s, restored by keyboard, sent once, and then gone', async (_what, arrive) => {
    const path = await arrive();
    const desk = await openAdmin(site);
    const lost = await openTab(desk, path);
    await lost.getByLabel('Start from a template').selectOption('A few questions first');
    await subject(lost).fill('Forty vans');
    await answer(lost).fill('Hello Asha, yes.');
    await note(lost).fill('Call her first.');
    await untilKept(lost, 'reply', 'note');
    expect(JSON.stringify(await storedDrafts(lost))).not.toMatch(/vans|Hello|Call/);
    await lost.close();

    const again = await openTab(desk, path.slice(0, path.lastIndexOf('/')));
    const waiting = again.getByRole('region', { name: 'Unsaved texts' });
    await waiting.getByRole('listitem').filter({ hasText: '“Call her first” an internal note' }).waitFor();
    await waiting.getByRole('link', { name: '“Hello Asha, yes”' }).click();
    await unsent(again, 'answer').getByText('It differs in Subject and Answer.').waitFor();
    await unsent(again, 'answer').getByRole('button', { name: 'Restore draft' }).press('Enter');
    await expect.poll(() => answer(again).evaluate((field) => field === document.activeElement)).toBe(true);
    const restored = [subject(again), answer(again), again.getByLabel('Start from a template')];
    expect(await Promise.all(restored.map((field) => field.inputValue()))).toEqual([
      'Forty vans',
      'Hello Asha, yes.',
      '',
    ]);
    await again.getByRole('button', { name: 'Send reply' }).click();
    await said(again, 'Hello Asha, yes.').waitFor();
    await untilKept(again, 'note');
    await unsent(again, 'note').getByRole('button', { name: 'Restore draft' }).click();
    await again.getByRole('button', { name: 'Add note' }).click();
    await said(again, 'Call her first.').waitFor();
    await untilKept(again);
    const { rows } = await site.database.query('select recipient from outbox_mails');
    expect(rows).toEqual([{ recipient: 'asha@example.com' }]);
  });

  it('is not offered where it had arrived, though its writer never heard so', async () => {
    const path = await message();
    const desk = await openAdmin(site);
    const lost = await openTab(desk, path);
    await answer(lost).fill('Hello Asha, yes.');
    await untilKept(lost, 'reply');
    const arrived = new Promise<void>((resolve) => {
      void lost.route(/contact-messages.*\.data/, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await route.fetch();
        resolve();
      });
    });
    await lost.getByRole('button', { name: 'Send reply' }).click();
    await arrived;
    await lost.close();

    const again = await openTab(desk, path);
    await said(again, 'Hello Asha, yes.').waitFor();
    await untilKept(again);
    expect(await unsent(again, 'answer').count()).toBe(0);
  });

  it('is not kept once it is taken back, discarded or given up', async () => {
    const path = await message();
    const desk = await openAdmin(site);
    const first = await openTab(desk, path);
    await answer(first).fill('Hello');
    await untilKept(first, 'reply');
    await answer(first).fill('');
    await untilKept(first);
    await answer(first).fill('Hello again');
    await untilKept(first, 'reply');
    await first.close();

    const second = await openTab(desk, path);
    await unsent(second, 'answer').getByRole('button', { name: 'Discard draft' }).click();
    await untilKept(second);
    await answer(second).fill('Hello once more');
    await note(second).fill('Call her first.');
    await untilKept(second, 'reply', 'note');
    await second.getByRole('tab', { name: 'Insights' }).click();
    await second.getByRole('button', { name: 'Discard changes' }).click();
    await second.waitForURL(/insights$/);
    await untilKept(second);
  });

  it('is offered to its writer alone, who may have had to sign in again', async () => {
    const path = await message();
    await site.database.query(
      `insert into profiles (id, name, email, role) values ('grace', 'Grace', 'grace@example.com', 'admin')`,
    );
    const desk = await openAdmin(site);
    const mine = await openTab(desk, path);
    await answer(mine).fill('Hello Asha, yes.');
    await untilKept(mine, 'reply');
    await mine.close();

    await site.database.query(`update sessions set user_id = 'grace'`);
    const hers = await openTab(desk, path);
    await note(hers).fill('From Grace.');
    await untilKept(hers, 'reply', 'note');
    await hers.close();
    const hersAgain = await openTab(desk, path);
    await unsent(hersAgain, 'note').waitFor();
    expect(await unsent(hersAgain, 'answer').count()).toBe(0);

    await site.database.query('delete from sessions');
    await signIn(desk, site.server.url, path);
    await unsent(desk, 'answer').waitFor();
    expect(await unsent(desk, 'note').count()).toBe(0);
  });
});
