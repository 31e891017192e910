import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { obstacles } from '../support/axe';
import { untilHydrated, type WatchedPage } from '../support/browser';
import { until } from '../support/built-server';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast, openAdmin } from '../support/staff';
import { storeMessage } from '../support/stored-inquiries';

const site = useSiteOnPostgres();

beforeEach(async () => {
  await site.database.query('delete from contact_messages; delete from outbox_mails');
});

async function arrive(name = 'Asha Rao'): Promise<string> {
  return `/admin/contact-messages/${await storeMessage(site.database, { name })}`;
}

const open = (path: string, javaScript = true) => openAdmin(site, path, javaScript);

const conversation = (page: WatchedPage) => page.getByRole('list', { name: 'Conversation' });

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('One message, %s', (_title, javaScript) => {
  it('is opened from its card, noted upon, assigned, and answered from a template', async () => {
    await arrive();
    const page = await open('/admin/contact-messages?show=unread', javaScript);
    await page.getByRole('link', { name: 'Asha Rao', exact: true }).first().click();
    await page.waitForURL(/\/admin\/contact-messages\/[0-9a-f-]{36}\?show=unread$/);
    await conversation(page).getByText('We plan forty vans by hand.').waitFor();

    await page.getByRole('textbox', { name: 'Internal note' }).fill('Call her first.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expectToast(page, 'Success', 'Your note is kept with the message.');
    await conversation(page).getByText('Call her first.').waitFor();

    await page.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: 'Administrator (you)' });
    if (!javaScript) await page.getByRole('button', { name: 'Assign' }).click();
    await expectToast(page, 'Success', 'It is noted who answers this message.');

    await page.getByLabel('Start from a template').selectOption('A few questions first');
    if (!javaScript) await page.getByRole('button', { name: 'Use it' }).click();
    const answer = page.getByRole('textbox', { name: 'Answer' });
    await expect.poll(() => answer.inputValue()).toContain('Hello Asha,');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expectToast(page, 'Success', 'Your answer is on its way.');
    await conversation(page).getByText('What are you trying to solve').waitFor();
    await page.getByText('Replied', { exact: true }).first().waitFor();
    const { rows } = await site.database.query(`select recipient, template from outbox_mails`);
    expect(rows).toEqual([{ recipient: 'asha@example.com', template: 'reply' }]);
  });

  it('keeps an answer that is not accepted, and says at its field why', async () => {
    const page = await open(await arrive(), javaScript);
    page.allowErrors(/422/);
    await page.getByRole('textbox', { name: 'Answer' }).fill('We answer by {{due}}.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('{{due}} is not filled in yet. Write what belongs there.').waitFor();
    await page.locator('[name=body]:focus').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('We answer by {{due}}.');
  });

  it('Somebody else answered meanwhile: the page says who, shows it, keeps what is written, and sends it on the second click', async () => {
    const path = await arrive();
    const page = await open(path, javaScript);
    page.allowErrors(/409/);
    const answer = page.getByRole('textbox', { name: 'Answer' });
    await answer.fill('Hello Asha, no.');
    await site.database.query(
      `insert into inquiry_replies (message_id, author_id, author_name, to_email, subject, body, mail_id, form_key)
       values ($1, 'grace', 'Grace Hopper', 'asha@example.com', 'Re: Vans', 'Hello Asha, yes.', '', gen_random_uuid())`,
      [path.split('/').at(-1)],
    );
    await page.getByRole('button', { name: 'Send reply' }).click();
    const said = page.getByRole('region', { name: 'Reply' }).getByRole('alert');
    await said.getByText(/^Grace Hopper answered on .+, after this page was loaded\. Nothing was sent/).waitFor();
    await conversation(page).getByText('Hello Asha, yes.').waitFor();
    await expect.poll(() => answer.inputValue()).toBe('Hello Asha, no.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expectToast(page, 'Success', 'Your answer is on its way.');
    await conversation(page).getByText('Hello Asha, no.').waitFor();
    await expect.poll(() => said.count()).toBe(0);
  });

  it('A template that is taken when the answer was begun leaves what is written', async () => {
    const page = await open(await arrive(), javaScript);
    const answer = page.getByRole('textbox', { name: 'Answer' });
    await answer.fill('Thank you for your patience.');
    await page.getByLabel('Start from a template').selectOption('A few questions first');
    if (!javaScript) await page.getByRole('button', { name: 'Use it' }).click();
    await expect.poll(() => answer.inputValue()).toMatch(/^Thank you for your patience\.[^]*Hello Asha,/);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expectToast(page, 'Success', 'Your answer is on its way.');
    await conversation(page).getByText('Thank you for your patience.').waitFor();
  });
});

describe('One message without scripts', () => {
  it('What is half typed in one form is there after another is sent', async () => {
    const page = await open(await arrive(), false);
    page.allowErrors(/422/);
    const answer = page.getByRole('textbox', { name: 'Answer' });
    const note = page.getByRole('textbox', { name: 'Internal note' });
    await page.getByLabel('Subject').fill('Re: Forty vans');
    await answer.fill('Hello Asha,\n\nyes, and');
    await note.fill('Call her first.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expectToast(page, 'Success', 'Your note is kept with the message.');
    await conversation(page).getByText('Call her first.').waitFor();
    await expect.poll(() => answer.inputValue()).toBe('Hello Asha,\n\nyes, and');
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Re: Forty vans');
    await expect.poll(() => note.inputValue()).toBe('');

    await page.getByRole('button', { name: 'Mark as Read' }).click();
    await expectToast(page, 'Success', 'Message status updated.');
    await page.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: 'Administrator (you)' });
    await page.getByRole('button', { name: 'Assign' }).click();
    await expectToast(page, 'Success', 'It is noted who answers this message.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText('Note is required').waitFor();
    await expect.poll(() => answer.inputValue()).toBe('Hello Asha,\n\nyes, and');

    await note.fill('She knows.');
    await answer.fill('Hello Asha,\n\nyes, and gladly.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expectToast(page, 'Success', 'Your answer is on its way.');
    await conversation(page).getByText('yes, and gladly.').waitFor();
    await expect.poll(() => answer.inputValue()).toBe('');
    await expect.poll(() => note.inputValue()).toBe('She knows.');
    const { rows } = await site.database.query<{ subject: string }>('select subject from outbox_mails');
    expect(rows).toEqual([{ subject: 'Re: Forty vans' }]);
  });

  it('Sent once more by loading the page again, a note is there once and the answer still in its form', async () => {
    const page = await open(await arrive(), false);
    await page.getByRole('textbox', { name: 'Answer' }).fill('Hello Asha,');
    await page.getByRole('textbox', { name: 'Internal note' }).fill('Call her first.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await conversation(page).getByText('Call her first.').waitFor();
    await page.reload();
    await expectToast(page, 'Success', 'Your note is kept with the message.');
    await expect.poll(() => conversation(page).getByText('Call her first.').count()).toBe(1);
    await expect.poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('Hello Asha,');
  });

  it('Half an answer is asked about before its message is marked as spam, and goes on where somebody would rather write', async () => {
    const page = await open(await arrive(), false);
    page.allowErrors(/409/);
    const answer = page.getByRole('textbox', { name: 'Answer' });
    await answer.fill('Hello Asha,');
    await page.getByRole('button', { name: /^Mark as spam/ }).click();
    await page.getByText('What is marked as spam can’t be answered, and what you wrote would be lost.').waitFor();
    await page.getByRole('button', { name: 'Keep writing' }).click();
    await expectToast(page, 'Success', 'Nothing was changed.');
    expect(await answer.inputValue()).toBe('Hello Asha,');
    await page.getByRole('button', { name: /^Mark as spam/ }).click();
    await page.getByRole('button', { name: 'Mark as spam', exact: true }).click();
    await page.getByRole('button', { name: 'Not spam' }).waitFor();
  });
});

it('An answer that came back before its page had scripts leaves the form once it is sent', async () => {
  const page = await open(await arrive());
  page.allowErrors(/422|ERR_FAILED/);
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await answer.fill('Hello Asha,');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('Note is required').waitFor();
  await page.unroute('**/*.js');
  // The page is shown again with its scripts by what sends it again.
  await page.getByRole('button', { name: 'Add note' }).click();
  await untilHydrated(page);
  expect(await answer.inputValue()).toBe('Hello Asha,');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expectToast(page, 'Success', 'Your answer is on its way.');
  await expect.poll(() => answer.inputValue()).toBe('');
});

describe('One message with scripts', () => {
  const answer = (page: Page) => page.getByLabel('Answer', { exact: true });
  const note = (page: Page) => page.getByLabel('Internal note', { exact: true });
  const isFocused = (page: Page, selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

  it('What is half written stays whatever else is done, and leaving asks', async () => {
    await arrive();
    const page = await open('/admin/contact-messages');
    await page.getByRole('link', { name: 'Asha Rao' }).click();
    await answer(page).fill('Half an answer');
    await note(page).fill('Half a note');

    const assigned = page.getByRole('combobox', { name: 'Assigned to' });
    await assigned.focus();
    await page.keyboard.press('ArrowDown');
    await expectToast(page, 'Success', 'It is noted who answers this message.');
    await expect.poll(() => isFocused(page, 'select[name="assignee"]')).toBe(true);
    await page.getByRole('button', { name: 'Mark as Read' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Mark as Read' }).waitFor({ state: 'detached' });
    await expect.poll(() => isFocused(page, '#inquiry-title')).toBe(true);
    expect([await answer(page).inputValue(), await note(page).inputValue()]).toEqual(['Half an answer', 'Half a note']);

    await page.getByRole('button', { name: 'Add note' }).focus();
    await page.keyboard.press('Enter');
    const entry = page
      .getByRole('list', { name: 'Conversation' })
      .getByRole('listitem')
      .filter({ hasText: 'Half a note' });
    await entry.waitFor();
    await expect.poll(() => entry.evaluate((element) => element === document.activeElement)).toBe(true);
    expect([await answer(page).inputValue(), await note(page).inputValue()]).toEqual(['Half an answer', '']);

    const unsent = page.getByRole('alertdialog', { name: 'Are you sure?' });
    for (const [step, lost] of [
      ['Mark as Replied', '“Mark as Replied” only changes the status'],
      [/^Mark as spam/, 'This browser keeps what you wrote'],
    ] as const) {
      await page.getByRole('button', { name: step }).click();
      await unsent.getByText('Your answer was not sent.').and(unsent.getByText(lost)).waitFor();
      await page.keyboard.press('Enter');
      await unsent.waitFor({ state: 'detached' });
    }
    await page.getByText('Read', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Mark as Replied' }).click();
    await unsent.getByRole('button', { name: 'Mark as Replied' }).click();
    await expectToast(page, 'Success', 'Message status updated.');
    expect(await answer(page).inputValue()).toBe('Half an answer');

    await page.getByRole('tab', { name: 'Users' }).click();
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expectToast(page, 'Success', 'Your answer is on its way.');
    await expect.poll(() => answer(page).inputValue()).toBe('');
    await page.getByRole('tab', { name: 'Users' }).click();
    await page.waitForURL(`${site.server.url}/admin/users`);
  });
});

it('Half an answer is left for later, and offered again', async () => {
  const path = await arrive();
  const page = await open(path);
  const answer = page.getByLabel('Answer', { exact: true });
  await answer.fill('Half an answer');
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave it for later' }).click();
  await answer.waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('region', { name: 'Unsaved answer' }).getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => answer.inputValue()).toBe('Half an answer');
});

describe('For everybody', () => {
  it('Words that are read from the right begin there, in the list and on the page', async () => {
    const message = 'نريد عرضا توضيحيا.';
    const id = await storeMessage(site.database, { message });
    const page = await open('/admin/contact-messages');
    const direction = () => page.getByText(message).evaluate((element) => getComputedStyle(element).direction);
    expect(await direction()).toBe('rtl');
    await page.goto(`${site.server.url}/admin/contact-messages/${id}`);
    await conversation(page).waitFor();
    expect(
      await conversation(page)
        .getByText(message)
        .evaluate((element) => getComputedStyle(element).direction),
    ).toBe('rtl');
  });

  it('On paper is what was written and said, without what is pressed and typed', async () => {
    const page = await open(await arrive());
    await page.setViewportSize({ width: 680, height: 960 });
    await page.emulateMedia({ media: 'print' });
    await conversation(page).getByText('We plan forty vans by hand.').waitFor();
    await page.getByRole('complementary').getByText('asha@example.com').waitFor();
    expect(await page.getByRole('button').allInnerTexts()).toEqual([]);
    expect(await page.getByRole('textbox').allInnerTexts()).toEqual([]);
    expect(await page.getByRole('navigation').allInnerTexts()).toEqual([]);
  });

  it('Nothing stands in anybody’s way, in either theme', async () => {
    // Names are as long as visitors make them, and need not have a place to break.
    const page = await open(await arrive(`Asha ${'Rao'.repeat(60)}`));
    expect(await obstacles(page)).toEqual([]);
  });

  it('By keyboard alone a message is opened, noted upon and answered', async () => {
    await arrive();
    const page = await open('/admin/contact-messages');
    const tabTo = async (name: string, role: 'link' | 'textbox' | 'button') => {
      const goal = page.getByRole(role, { name, exact: role === 'link' }).last();
      await until(`Reaching ${name}`, async () => {
        if (await goal.evaluate((element) => element === document.activeElement)) return true;
        await page.keyboard.press('Tab');
        return undefined;
      });
    };
    await tabTo('Asha Rao', 'link');
    await page.keyboard.press('Enter');
    await page.waitForURL(/[0-9a-f-]{36}$/);
    await page.goBack();
    const opened = page.getByRole('link', { name: 'Asha Rao', exact: true }).last();
    await until('The way back to the link', () =>
      opened.evaluate((link) => link === document.activeElement || undefined),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(/[0-9a-f-]{36}$/);
    await tabTo('Answer', 'textbox');
    await page.keyboard.type('Hello Asha, yes.');
    await tabTo('Send reply', 'button');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Success', 'Your answer is on its way.');
  });
});
