import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import type { WatchedPage } from '../support/browser';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast, openAdmin, signInPlainly } from '../support/staff';
import { type StoredMessage, storeMessage, storeRequest } from '../support/stored-inquiries';

const site = useSiteOnPostgres();

beforeEach(async () => {
  await site.database.query('delete from contact_messages; delete from demo_requests; delete from rate_limits');
});

/** Writes to us through the public form, as somebody who took a minute; `honeypot` as a machine does. */
async function writeToUs(path: '/contact' | '/request-demo', name: string, message: string, honeypot = '') {
  const page = await site.open({ javaScript: false });
  await page.goto(site.server.url + path);
  const form = page.locator('#contact-form, #demo-form');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill('asha@example.com');
  await form.getByLabel('Company').fill('Rao Freight');
  if (path === '/contact') await form.getByLabel('Subject').selectOption('quote');
  else {
    await form.getByLabel('Industry').selectOption('Logistics');
    await form.getByLabel('Interested in').selectOption('DIM12 (Cancer Detection)');
  }
  await form.getByLabel('Message').fill(message);
  await form.locator('[name=opened_at]').evaluate((input: HTMLInputElement) => {
    input.value = String(Date.now() - 60_000);
  });
  await form.locator('[name=website]').evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, honeypot);
  await form.getByRole('button').last().click();
  await page.locator('[data-toast]').waitFor();
}

const arrive = (name: string, values: StoredMessage = {}) => storeMessage(site.database, { name, ...values });

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const names = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();
const filter = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: label });

/** What the buttons of a card offer. */
async function offered(page: Page, name: string): Promise<string[]> {
  return card(page, name).getByRole('button').allInnerTexts();
}

async function press(page: WatchedPage, name: string, button: string, description: string): Promise<void> {
  await card(page, name).getByRole('button', { name: button, exact: true }).click();
  await expectToast(page, 'Success', description);
  await page.getByRole('button', { name: 'Dismiss' }).click();
}

describe('Messages', () => {
  it('What a visitor wrote is there, is marked as read and as replied, and found by its status', async () => {
    await writeToUs('/contact', 'Asha Rao', 'One line.\nAnother <b>line</b>.');
    const page = await openAdmin(site);
    await page.getByRole('tab', { name: 'Messages 1 unread' }).click();
    await page.waitForURL(`${site.server.url}/admin/contact-messages`);
    const asha = card(page, 'Asha Rao');
    await asha.getByText('Unread', { exact: true }).waitFor();
    for (const text of ['Rao Freight', 'A quote', 'just now']) await asha.getByText(text).waitFor();
    await expect.poll(() => asha.getByText('One line.').innerText()).toBe('One line.\nAnother <b>line</b>.');
    await expect.poll(() => asha.locator('time').first().getAttribute('title')).toContain('(India)');
    // The hour is text as well, for those who can't hover.
    await expect.poll(() => asha.locator('time').first().innerText()).toMatch(/ \(today \d\d:\d\d\)$/);
    const mail = asha.getByRole('link', { name: 'asha@example.com' });
    await expect.poll(() => mail.getAttribute('href')).toBe('mailto:asha@example.com');
    const reply = asha.getByRole('link', { name: 'Reply' });
    await expect.poll(() => reply.getAttribute('href')).toMatch(/^\/admin\/contact-messages\/[0-9a-f-]{36}#reply$/);

    expect(await offered(page, 'Asha Rao')).toEqual(['Mark as Read', 'Mark as Replied']);
    await press(page, 'Asha Rao', 'Mark as Read', 'Message status updated.');
    await asha.getByText('Read', { exact: true }).waitFor();
    expect(await offered(page, 'Asha Rao')).toEqual(['Mark as Replied']);
    await press(page, 'Asha Rao', 'Mark as Replied', 'Message status updated.');
    await asha.getByText('Replied', { exact: true }).waitFor();
    expect(await offered(page, 'Asha Rao')).toEqual([]);
    await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('Messages');

    await filter(page, 'Unread').click();
    await page.getByText('No messages stand like this.').waitFor();
    await filter(page, 'Replied').click();
    await asha.waitFor();
    expect(new URL(page.url()).search).toBe('?show=replied');

    await reply.click();
    const body = page.getByRole('textbox', { name: 'Answer' });
    await expect.poll(() => body.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('Nothing has come in yet, and the page says so', async () => {
    const page = await openAdmin(site, '/admin/contact-messages');
    await page.getByText('No contact messages yet.', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Demos' }).click();
    await page.getByText('No demo requests yet.', { exact: true }).waitFor();
  });

  it('What looks like spam stands apart with its reason, and is brought back', async () => {
    await writeToUs('/contact', 'Cheap Links', 'Buy now.', 'http://spam.example');
    await arrive('Honest');
    const page = await openAdmin(site, '/admin/contact-messages');
    expect(await names(page)).toEqual(['Honest']);
    await filter(page, 'Spam').click();
    await card(page, 'Cheap Links').getByText('It filled in a field that people can’t see.').waitFor();
    expect(await offered(page, 'Cheap Links')).toEqual(['Not spam']);
    await press(page, 'Cheap Links', 'Not spam', 'The message is among the others again.');
    await page.getByText('Nothing looks like spam.').waitFor();
    await filter(page, 'All').click();
    await card(page, 'Cheap Links').waitFor();
  });

  it('What waits too long is marked, and counted at the tab', async () => {
    await arrive('Long ago', { at: '2025-01-06T00:00Z', status: 'read' });
    await arrive('Just now');
    const page = await openAdmin(site, '/admin/contact-messages');
    await page.getByRole('tab', { name: 'Messages 1 unread 1 overdue' }).waitFor();
    await card(page, 'Long ago').getByText('Overdue: the answer was due').waitFor();
    await card(page, 'Just now').getByText('Answer due').waitFor();
    await filter(page, 'Overdue').click();
    await page.getByText('1 message', { exact: true }).waitFor();
    expect(await names(page)).toEqual(['Long ago']);
  });

  it('Search, filter and page are in the address', async () => {
    for (let count = 1; count <= 21; count += 1) {
      await arrive(`Sender ${count}`, { at: new Date(Date.UTC(2025, 0, count)).toISOString() });
    }
    const page = await openAdmin(site, '/admin/contact-messages?show=unread');
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('Page 2 of 2').waitFor();
    expect(await names(page)).toEqual(['Sender 1']);
    await page.getByRole('searchbox', { name: 'Search contact messages' }).fill('SENDER 21');
    await page.getByText('1 message with “SENDER 21”').waitFor();
    expect(new URL(page.url()).search).toBe('?q=SENDER+21&show=unread');
    await page.reload();
    expect(await names(page)).toEqual(['Sender 21']);
  });

  it('By keyboard, the focus stays at the message whose button was pressed', async () => {
    await arrive('Asha Rao');
    const page = await openAdmin(site, '/admin/contact-messages');
    const asha = card(page, 'Asha Rao');
    await asha.getByRole('button', { name: 'Mark as Read' }).focus();
    await page.keyboard.press('Enter');
    await asha.getByText('Read', { exact: true }).waitFor();
    await expect.poll(() => asha.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  it('By keyboard, the focus goes on to the message that took the place of one that left the list', async () => {
    await arrive('Lars Tamm');
    await arrive('Ben Okoro');
    await arrive('Asha Rao');
    const page = await openAdmin(site, '/admin/contact-messages?show=unread');
    await card(page, 'Ben Okoro').getByRole('button', { name: 'Mark as Read' }).press('Enter');
    await card(page, 'Ben Okoro').waitFor({ state: 'detached' });
    const focused = () =>
      page.evaluate(() => document.activeElement?.matches('li') && document.activeElement.textContent);
    await expect.poll(focused).toContain('Lars Tamm');
  });

  it('Refresh shows what has come in since', async () => {
    const page = await openAdmin(site, '/admin/contact-messages?show=unread');
    await arrive('Newcomer');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Scripts of other pages are loaded ahead whenever the browser has time for them.
      if (!pathname.startsWith('/assets/')) asked.push(pathname);
    });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await card(page, 'Newcomer').waitFor();
    await page.getByRole('tab', { name: 'Messages 1 unread' }).waitFor();
    expect(new URL(page.url()).search).toBe('?show=unread');
    expect(asked).toEqual(['/readyz', '/admin/contact-messages.data']);
  });

  it('The list is exported as it is filtered', async () => {
    await arrive('Asha Rao');
    const page = await openAdmin(site, '/admin/contact-messages', false);
    const href = await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href');
    const csv = await page.request.get(site.server.url + href);
    expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8');
    expect(await csv.text()).toContain('"Asha Rao"');
    const stranger = await fetch(site.server.url + href, { redirect: 'manual' });
    expect(stranger.status).not.toBe(200);
  });
});

describe('Demos', () => {
  it.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('A request is scheduled, completed, cancelled and reopened, %s', async (_title, javaScript) => {
    await writeToUs('/request-demo', 'Asha Rao', 'Next week?');
    await storeRequest(site.database, 'Ben');
    const page = await openAdmin(site, '/admin/demo-requests', javaScript);
    const step = async (name: string, button: string, then: string, next: string[]) => {
      await card(page, name).getByRole('button', { name: button, exact: true }).click();
      await card(page, name).getByText(then, { exact: true }).waitFor();
      await expectToast(page, 'Success', 'Demo request status updated.');
      expect(await offered(page, name)).toEqual(next);
    };
    await card(page, 'Asha Rao').getByText('DIM12 (Cancer Detection)').waitFor();
    await page.getByRole('tab', { name: 'Demos 2 pending' }).waitFor();
    expect(await offered(page, 'Asha Rao')).toEqual(['Mark as Scheduled', 'Cancel']);
    const colour = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .first()
        .evaluate((button) => getComputedStyle(button).color);
    expect(await colour('Cancel')).not.toBe(await colour('Mark as Scheduled'));
    const box = page.getByRole('checkbox', { name: 'Select what Asha Rao sent' });
    await box.check();
    expect(await colour('Cancel selected')).toBe(await colour('Cancel'));
    await box.uncheck();
    await step('Asha Rao', 'Mark as Scheduled', 'Scheduled', ['Mark as Completed', 'Cancel']);
    await step('Asha Rao', 'Mark as Completed', 'Completed', []);
    await step('Ben', 'Cancel', 'Cancelled', ['Reopen']);
    await step('Ben', 'Reopen', 'Pending', ['Mark as Scheduled', 'Cancel']);
  });
});

describe('When something goes wrong, the list stays as it is', () => {
  it('Somebody else was quicker: nothing is done, and both are told', async () => {
    await arrive('Asha Rao');
    const page = await openAdmin(site, '/admin/contact-messages');
    page.allowErrors(/409/);
    await site.database.query(`update contact_messages set status = 'replied'`);
    await card(page, 'Asha Rao').getByRole('button', { name: 'Mark as Read' }).click();
    await expectToast(
      page,
      'Error',
      'This message has changed since the list was loaded, so nothing was done. Refresh to see how it stands now.',
    );
    expect(await offered(page, 'Asha Rao')).toEqual(['Mark as Read', 'Mark as Replied']);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await card(page, 'Asha Rao').getByText('Replied', { exact: true }).waitFor();
  });

  it('The database fails', async () => {
    await arrive('Asha Rao');
    const page = await openAdmin(site, '/admin/contact-messages');
    page.allowErrors(/500/);
    await site.database.query('alter table contact_messages rename to contact_messages_away');
    try {
      await card(page, 'Asha Rao').getByRole('button', { name: 'Mark as Read' }).click();
      await expectToast(page, 'Error', 'Failed to update message status.');
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expectToast(page, 'Error', 'Failed to load contact messages.');
      expect(await offered(page, 'Asha Rao')).toEqual(['Mark as Read', 'Mark as Replied']);
      await page.getByRole('tab', { name: 'Demos' }).click();
      await page.getByText('No demo requests yet.').waitFor();
    } finally {
      await site.database.query('alter table contact_messages_away rename to contact_messages');
    }
  });

  it('The server is not reached', async () => {
    await arrive('Asha Rao');
    const page = await openAdmin(site, '/admin/contact-messages');
    page.allowErrors(/ERR_FAILED|Failed to fetch/);
    await page.route('**/*', (route) => route.abort());
    await card(page, 'Asha Rao').getByRole('button', { name: 'Mark as Read' }).click();
    await expectToast(page, 'Error', 'Failed to update message status.');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectToast(page, 'Error', 'Failed to load contact messages.');
    expect(await offered(page, 'Asha Rao')).toEqual(['Mark as Read', 'Mark as Replied']);
    await page.unroute('**/*');
    await press(page, 'Asha Rao', 'Mark as Read', 'Message status updated.');
  });
});

describe('For everyone', () => {
  it('axe finds nothing to object to in either theme', async () => {
    await arrive('Long ago', { at: '2025-01-06T00:00Z' });
    await arrive('Read', { status: 'read', message: 'Word '.repeat(400) });
    await arrive('Replied', { status: 'replied' });
    await arrive('Doubtful', { spam: 'links' });
    await writeToUs('/request-demo', 'Asha Rao', 'Next week?');
    const page = await openAdmin(site);
    for (const path of ['/admin/contact-messages', '/admin/contact-messages?show=spam', '/admin/demo-requests']) {
      await page.goto(site.server.url + path);
      expect(await axeObjections(page), path).toEqual([]);
    }
  });

  it.each([320, 390])('Nothing is wider than a phone of %d px, and a long message opens', async (width) => {
    await arrive('W'.repeat(120), { message: `${'word '.repeat(300)}${'x'.repeat(300)}` });
    const page = await site.open({ viewport: { width, height: 800 }, javaScript: false });
    await signInPlainly(page, site.server.url, '/admin/contact-messages');
    const message = page.getByText('word word').first();
    const before = (await message.boundingBox())?.height ?? 0;
    await page.getByText('Whole message').click();
    expect((await message.boundingBox())?.height).toBeGreaterThan(before + 100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
