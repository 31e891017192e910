import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toIndiaLocal } from '../../app/lib/dates';
import { axeObjections } from '../support/axe';
import { openPage, untilHydrated, type WatchedPage } from '../support/browser';
import { type BuiltServer, until } from '../support/built-server';
import { type SiteOnPostgres, startSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast, signIn, signInPlainly } from '../support/staff';

let site: SiteOnPostgres;
let database: Client;
let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  site = await startSiteOnPostgres();
  ({ server, database, browser } = site);
});

afterAll(() => site?.stop());

beforeEach(async () => {
  await database.query('delete from contact_messages; delete from demo_requests; delete from outbox_mails');
});

async function arrive(name: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into contact_messages (name, email, message, submission_key)
     values ($1, 'asha@example.com', 'We plan forty vans by hand.', gen_random_uuid()::text) returning id`,
    [name],
  );
  return `/admin/contact-messages/${rows[0]?.id}`;
}

async function ask(): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into demo_requests (name, email, company, industry, interested_in, submission_key)
     values ('Asha Rao', 'asha@example.com', 'Rao Freight', 'Logistics', 'Consulting', gen_random_uuid()::text)
     returning id`,
  );
  return `/admin/demo-requests/${rows[0]?.id}`;
}

async function open(path: string, javaScript: boolean): Promise<WatchedPage> {
  const page = await openPage(browser, { javaScript });
  await (javaScript ? signIn : signInPlainly)(page, server.url, path);
  return page;
}

const conversation = (page: WatchedPage) => page.getByRole('list', { name: 'Conversation' });

/** The link in the last mail that proposes times. */
function mailedLink(): Promise<string> {
  return until('The mail with the link', async () => {
    const { rows } = await database.query<{ text: string }>(
      `select text from outbox_mails where template = 'demo-invitation' order by created_at desc limit 1`,
    );
    return /\/demo\/[\w-]{43}/.exec(rows[0]?.text ?? '')?.[0];
  });
}

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('One message, %s', (_title, javaScript) => {
  it('is opened from its card, noted upon, assigned, and answered from a template', async () => {
    await arrive('Asha Rao');
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
    const { rows } = await database.query(`select recipient, template from outbox_mails`);
    expect(rows).toEqual([{ recipient: 'asha@example.com', template: 'reply' }]);
  });

  it('Times that overlap are sent after that was said at their fields', async () => {
    const page = await open(await ask(), javaScript);
    page.allowErrors(/422/);
    const start = new Date(Date.now() + 72 * 3_600_000);
    await page.getByLabel('Time 1').fill(toIndiaLocal(start));
    await page.getByLabel('Time 2').fill(toIndiaLocal(new Date(start.getTime() + 600_000)));
    if (javaScript) await page.getByRole('status').getByText('This overlaps Time 1.').waitFor();
    await page.getByRole('button', { name: 'Send times' }).click();
    await page.getByText('This overlaps Time 2. Send the times again to propose it all the same.').waitFor();
    await expect.poll(() => page.getByLabel('Time 1').inputValue()).toBe(toIndiaLocal(start));
    await page.getByRole('button', { name: 'Send times' }).click();
    await expectToast(page, 'Success', 'The times are on their way. You hear as soon as one is chosen.');
  });

  it('keeps an answer that is not accepted, and says at its field why', async () => {
    const page = await open(await arrive('Asha Rao'), javaScript);
    page.allowErrors(/422/);
    await page.getByRole('textbox', { name: 'Answer' }).fill('We answer by {{due}}.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('{{due}} is not filled in yet. Write what belongs there.').waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('We answer by {{due}}.');
  });

  it('Somebody else answered meanwhile: the page says who, shows it, keeps what is written, and sends it on the second click', async () => {
    const path = await arrive('Asha Rao');
    const page = await open(path, javaScript);
    page.allowErrors(/409/);
    const answer = page.getByRole('textbox', { name: 'Answer' });
    await answer.fill('Hello Asha, no.');
    await database.query(
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
    const page = await open(await arrive('Asha Rao'), javaScript);
    const answer = page.getByRole('textbox', { name: 'Answer' });
    await answer.fill('Thank you for your patience.');
    await page.getByLabel('Start from a template').selectOption('A few questions first');
    if (!javaScript) await page.getByRole('button', { name: 'Use it' }).click();
    await expect.poll(() => answer.inputValue()).toMatch(/^Thank you for your patience\.[^]*Hello Asha,/);
    await page.getByLabel('Subject').press('Enter');
    await expectToast(page, 'Success', 'Your answer is on its way.');
    await conversation(page).getByText('Thank you for your patience.').waitFor();
  });

  it('A demo is proposed, chosen by the visitor in their own zone, moved and called off', async () => {
    const path = await ask();
    const page = await open(path, javaScript);
    const inHours = (hours: number) => toIndiaLocal(new Date(Date.now() + hours * 3_600_000));
    const placeOf = async (label: string) => (await page.getByLabel(label).boundingBox())?.y;
    expect(await placeOf('Length')).toBe(await placeOf('Video call'));
    await page.getByLabel('Time 1').fill(inHours(72));
    await page.getByLabel('Time 2').fill(inHours(96));
    await page.getByRole('button', { name: 'Send times' }).click();
    await expectToast(page, 'Success', 'The times are on their way. You hear as soon as one is chosen.');
    const focused = (where: Page) => where.evaluate(() => document.activeElement?.tagName);
    // The form that had the focus is folded away now.
    if (javaScript) await expect.poll(() => focused(page)).toBe('SECTION');

    const visitor = await openPage(browser, { javaScript });
    const answer = await visitor.goto(server.url + (await mailedLink()));
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    if (javaScript) await untilHydrated(visitor);
    await visitor.getByLabel('Time zone').focus();
    await visitor.getByLabel('Time zone').selectOption('America/New_York');
    if (!javaScript) await visitor.getByRole('button', { name: 'Show' }).click();
    await visitor.waitForURL(/zone=America%2FNew_York/);
    // Arrow keys choose one zone after the other.
    if (javaScript) expect(await focused(visitor)).toBe('SELECT');
    await visitor
      .getByText(/In India:/)
      .first()
      .waitFor();
    await visitor
      .getByRole('button', { name: /In India/ })
      .first()
      .click();
    await visitor.getByRole('heading', { name: 'Your demo is arranged' }).waitFor();
    await visitor.getByText(/^New York time\. In India: /).waitFor();
    if (javaScript) await expect.poll(() => focused(visitor)).toBe('H1');
    await visitor
      .getByRole('button', { name: /In India/ })
      .first()
      .click();
    await until('The second choice', async () => {
      const { rows } = await database.query<{ sequence: number }>('select sequence from demo_meetings');
      return rows[0]?.sequence === 2 ? true : undefined;
    });
    await visitor.getByText('Cancel the demo').click();
    await visitor.getByRole('button', { name: 'Yes, cancel it' }).click();
    await visitor.getByRole('heading', { name: 'This demo was cancelled' }).waitFor();
    await page.goto(server.url + path);
    await page.getByText('Cancelled', { exact: true }).first().waitFor();
    const { rows } = await database.query(
      `select template, count(*)::int from outbox_mails group by template order by template`,
    );
    expect(rows).toEqual([
      { template: 'demo-answer', count: 3 },
      { template: 'demo-cancellation', count: 1 },
      { template: 'demo-change', count: 2 },
      { template: 'demo-invitation', count: 1 },
      { template: 'demo-reminder', count: 2 },
    ]);
  });
});

describe('One message without scripts', () => {
  it('What is half typed in one form is there after another is sent', async () => {
    const page = await open(await arrive('Asha Rao'), false);
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
    const { rows } = await database.query<{ subject: string }>('select subject from outbox_mails');
    expect(rows).toEqual([{ subject: 'Re: Forty vans' }]);
  });

  it('Sent once more by loading the page again, a note is there once and the answer still in its form', async () => {
    const page = await open(await arrive('Asha Rao'), false);
    await page.getByRole('textbox', { name: 'Answer' }).fill('Hello Asha,');
    await page.getByRole('textbox', { name: 'Internal note' }).fill('Call her first.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await conversation(page).getByText('Call her first.').waitFor();
    await page.reload();
    await expectToast(page, 'Success', 'Your note is kept with the message.');
    await expect.poll(() => conversation(page).getByText('Call her first.').count()).toBe(1);
    await expect.poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('Hello Asha,');
  });

  it('Times that are half chosen stay while a demo is noted upon, and Enter in them sends nothing', async () => {
    const page = await open(await ask(), false);
    const time = toIndiaLocal(new Date(Date.now() + 72 * 3_600_000));
    await page.getByLabel('Time 2').fill(time);
    await page.getByLabel('Video call').fill('https://meet.example.com/a');
    await page.getByRole('textbox', { name: 'Answer' }).fill('Hello Asha,');
    await page.getByLabel('Video call').press('Enter');
    await page.getByRole('textbox', { name: 'Internal note' }).fill('Call her first.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expectToast(page, 'Success', 'Your note is kept with the demo request.');
    await expect.poll(() => page.getByLabel('Time 2').inputValue()).toBe(time);
    await expect.poll(() => page.getByLabel('Video call').inputValue()).toBe('https://meet.example.com/a');
    await page.getByRole('button', { name: 'Send times' }).click();
    await expectToast(page, 'Success', 'The times are on their way. You hear as soon as one is chosen.');
    await expect.poll(() => page.getByRole('textbox', { name: 'Answer' }).inputValue()).toBe('Hello Asha,');
    const { rows } = await database.query<{ template: string }>('select template from outbox_mails');
    expect(rows).toEqual([{ template: 'demo-invitation' }]);
  });
});

describe('For everybody', () => {
  it('Who was offered times reads and chooses them on their own clock, however quickly', async () => {
    const page = await open(await ask(), true);
    await page.getByLabel('Time 1').fill(toIndiaLocal(new Date(Date.now() + 72 * 3_600_000)));
    await page.getByRole('button', { name: 'Send times' }).click();
    const link = server.url + (await mailedLink());
    const reader = await openPage(browser, { timezoneId: 'America/St_Johns' });
    await reader.goto(link);
    await reader.getByText(/^\d\d:\d\d, St Johns time$/).waitFor();
    // The mail, the page and what we write beside it have one way to read a clock.
    expect(await reader.locator('main').innerText()).not.toMatch(/[AP]M\b/);

    const quick = await openPage(browser, { timezoneId: 'America/St_Johns' });
    await quick.goto(link, { waitUntil: 'commit' });
    await quick
      .getByRole('button', { name: / time$/ })
      .first()
      .click();
    await quick.getByText(/^St Johns time\. In India: /).waitFor();
  });

  it('A link that opens nothing says so, and does not tell why', async () => {
    const page = await openPage(browser);
    page.allowErrors(/404/);
    const answer = await page.goto(`${server.url}/demo/${'a'.repeat(43)}`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    expect(server.logs()).not.toContain('a'.repeat(43));
  });

  it('Nothing stands in anybody’s way, in either theme', { timeout: 120_000 }, async () => {
    const paths = [
      // Names are as long as visitors make them, and need not have a place to break.
      await arrive(`Asha ${'Rao'.repeat(60)}`),
      await ask(),
      '/admin/holidays',
      '/admin/reply-templates',
      '/admin/privacy',
    ];
    const page = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await signIn(page, server.url);
    for (const path of paths) {
      await page.goto(server.url + path);
      await untilHydrated(page);
      expect(await axeObjections(page), path).toEqual([]);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, width, overflow <= width]).toEqual([path, width, true]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });

  it('By keyboard alone a message is opened, noted upon and answered', async () => {
    await arrive('Asha Rao');
    const page = await open('/admin/contact-messages', true);
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
    await tabTo('Answer', 'textbox');
    await page.keyboard.type('Hello Asha, yes.');
    await tabTo('Send reply', 'button');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Success', 'Your answer is on its way.');
  });
});

describe('Holidays, exports, privacy requests', () => {
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

  it('A button that is pressed twice does its work once, and says nothing of a mistake', async () => {
    const page = await open('/admin/reply-templates', true);
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

  it('By keyboard, who removes a holiday is still in its year', async () => {
    const page = await open('/admin/holidays', true);
    await page.getByLabel('Day', { exact: true }).fill('2031-03-08');
    await page.getByLabel('Name', { exact: true }).fill('Holi');
    await page.getByRole('button', { name: 'Add holiday' }).click();
    await page.getByRole('button', { name: 'Remove Holi, 2031-03-08' }).waitFor();
    await page.getByLabel('Day', { exact: true }).fill('2031-11-14');
    await page.getByLabel('Name', { exact: true }).fill('Diwali');
    await page.getByRole('button', { name: 'Add holiday' }).click();
    const remove = page.getByRole('button', { name: 'Remove Diwali, 2031-11-14' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await remove.waitFor({ state: 'detached' });
    const year = page.getByRole('region', { name: '2031' });
    await expect.poll(() => year.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('The list is exported as it is filtered', async () => {
    await arrive('Asha Rao');
    const page = await open('/admin/contact-messages', false);
    const href = await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href');
    const csv = await page.request.get(server.url + href);
    expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8');
    expect(await csv.text()).toContain('"Asha Rao"');
    const stranger = await fetch(server.url + href, { redirect: 'manual' });
    expect(stranger.status).not.toBe(200);
  });

  it('Everything about an address is erased after it was typed twice, mails that were kept as files too', async () => {
    const body = new URLSearchParams({ name: 'Asha Rao', email: 'asha@example.com', message: 'Forty vans' });
    await fetch(`${server.url}/contact`, { method: 'POST', headers: { origin: server.url }, body, redirect: 'manual' });
    const { rows: mails } = await database.query<{ id: string }>('select id from outbox_mails');
    const kept = async () => {
      const names = await readdir(join(server.dataDirectory, 'mail')).catch(() => []);
      return mails.filter(({ id }) => names.some((name) => name.startsWith('20') && name.includes(id))).length;
    };
    expect(mails).toHaveLength(2);
    await until('The files of the mails', async () => (await kept()) === 2 || undefined);
    const page = await open('/admin/privacy', true);
    page.allowErrors(/422/);
    await page.getByLabel('E-mail address').fill('asha@example.com');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('heading', { name: 'Stored about asha@example.com' }).waitFor();
    await page.getByText('Erase everything').first().click();
    await page.getByLabel('Type the address once more').fill('asha@example.co');
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await page.getByText('Type the address once more, exactly as it is').first().waitFor();
    await page.getByLabel('Type the address once more').fill('asha@example.com');
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await expectToast(page, 'Success', 'Erased. 3 records are gone.');
    const { rows } = await database.query('select * from contact_messages');
    expect(rows).toEqual([]);
    expect(await kept()).toBe(0);
  });
});
