import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { groundsOf, untilHydrated, type WatchedPage } from '../support/browser';
import { field, fillContact, fillDemo, requestButton, said, sendButton, toast } from '../support/public-forms';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { storedInquiries } from '../support/stored-inquiries';

const site = useSiteOnPostgres();

beforeEach(async () => {
  await site.database.query('delete from contact_messages; delete from demo_requests; delete from rate_limits');
});

async function open(path: string, javaScript: boolean): Promise<WatchedPage> {
  const page = await site.open({ javaScript });
  await page.goto(path);
  if (javaScript) await untilHydrated(page);
  return page;
}

const rows = (table: 'contact_messages' | 'demo_requests') => storedInquiries(site.database, table);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('The contact form %s', (_title, javaScript) => {
  it('A visitor sends a message, is thanked, and finds the form empty', async () => {
    const page = await open('/contact', javaScript);
    await fillContact(page, 'One line.\nAnother <b>line</b>.');
    await field(page, 'Company').fill('Rao Freight');
    await sendButton(page).click();
    await said(page, 'Message Sent!');
    await expect.poll(() => toast(page).innerText()).toContain("We'll get back to you within 24 hours");
    for (const label of ['Name', 'Email', 'Company', 'Message']) {
      expect(await field(page, label).inputValue(), label).toBe('');
    }
    // The button is gone with the form that was sent: the next Tab goes into the new one.
    if (javaScript) await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contact-form');
    expect(await rows('contact_messages')).toMatchObject([
      {
        name: 'Asha Rao',
        email: 'asha@example.com',
        company: 'Rao Freight',
        subject: null,
        message: 'One line.\nAnother <b>line</b>.',
        status: 'unread',
      },
    ]);
  });

  it('What is wrong is said at its field, the first one has the focus, and nothing typed is lost', async () => {
    const page = await open('/contact', javaScript);
    if (!javaScript) page.allowErrors(/422/);
    await field(page, 'Name').fill('Asha Rao');
    await field(page, 'Email').fill('asha at example');
    await field(page, 'Company').fill('x'.repeat(201));
    await sendButton(page).click();
    await page.getByText('Enter an e-mail address such as name@example.com.').waitFor();
    await page.getByText('Company can have at most 200 characters.').waitFor();
    await page.getByText('Message is required.').waitFor();
    await expect.poll(() => field(page, 'Email').getAttribute('aria-invalid')).toBe('true');
    expect(await focused(page)).toBe('email');
    await expect.poll(() => page.title()).toBe('Error: Contact | Quzones');
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Asha Rao');
    await expect.poll(() => field(page, 'Email').inputValue()).toBe('asha at example');
    await expect.poll(() => field(page, 'Company').inputValue()).toBe('x'.repeat(201));
    expect(await rows('contact_messages')).toEqual([]);
    await fillContact(page);
    await field(page, 'Company').fill('Rao Freight');
    if (!javaScript) await sendButton(page).click();
    await expect.poll(() => page.title()).toBe('Contact | Quzones');
  });

  it('When the database fails the form keeps everything, and sending again stores it once', async () => {
    const page = await open('/contact?subject=quote', javaScript);
    page.allowErrors(/500/);
    await fillContact(page);
    await site.database.query('alter table contact_messages rename to contact_messages_away');
    try {
      await sendButton(page).click();
      await said(page, 'Failed to send message. Please try again.');
      expect((await toast(page).innerText()).split('\n')[0]).toBe('Error');
      await expect.poll(() => toast(page).getAttribute('role')).toBe('alert');
    } finally {
      await site.database.query('alter table contact_messages_away rename to contact_messages');
    }
    await expect.poll(() => field(page, 'Message').inputValue()).toBe('We plan forty vans by hand.');
    await expect.poll(() => field(page, 'Subject').inputValue()).toBe('quote');
    await sendButton(page).click();
    await said(page, 'Message Sent!');
    expect(await rows('contact_messages')).toMatchObject([{ email: 'asha@example.com', subject: 'quote' }]);
  });

  it('Every field is called by exactly what stands above it', async () => {
    const page = await open('/contact', javaScript);
    const form = page.locator('#contact-form');
    for (const [role, name, isRequired] of [
      ['textbox', 'Name', true],
      ['textbox', 'Email', true],
      ['textbox', 'Company', false],
      ['combobox', 'Subject', false],
      ['textbox', 'Message', true],
    ] as const) {
      const input = form.getByRole(role, { name, exact: true });
      expect(await input.evaluate((element) => (element as HTMLInputElement).required), name).toBe(isRequired);
    }
  });
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('The demo form %s', (_title, javaScript) => {
  it('A visitor requests a demo, is thanked, and finds the form empty', async () => {
    const page = await open('/request-demo', javaScript);
    await fillDemo(page);
    await requestButton(page).click();
    await said(page, 'Demo Request Submitted!');
    await expect
      .poll(() => toast(page).innerText())
      .toContain('Thank you for requesting a demo. Our team will contact you shortly to schedule your session.');
    for (const label of ['Name', 'Company', 'Email', 'Industry', 'Interested in', 'Message']) {
      expect(await field(page, label).inputValue(), label).toBe('');
    }
    expect(await rows('demo_requests')).toMatchObject([
      {
        name: 'Asha Rao',
        company: 'Rao Freight',
        email: 'asha@example.com',
        industry: 'Logistics',
        interested_in: 'Quzones (Quantum Computing)',
        message: null,
        status: 'pending',
      },
    ]);
  });

  it('Only the message may be left out', async () => {
    const page = await open('/request-demo', javaScript);
    if (!javaScript) page.allowErrors(/422/);
    await requestButton(page).click();
    for (const sentence of [
      'Name is required.',
      'Company is required.',
      'Email is required.',
      'Choose your industry from the list.',
      'Choose what you are interested in from the list.',
    ]) {
      await page.getByText(sentence).waitFor();
    }
    await expect.poll(() => page.getByText('Message is required.').count()).toBe(0);
    expect(await focused(page)).toBe('name');
  });

  it('A failure keeps the form', async () => {
    const page = await open('/request-demo', javaScript);
    page.allowErrors(/500/);
    await fillDemo(page);
    await site.database.query('alter table demo_requests rename to demo_requests_away');
    try {
      await requestButton(page).click();
      await said(page, 'Failed to submit demo request. Please try again.');
    } finally {
      await site.database.query('alter table demo_requests_away rename to demo_requests');
    }
    await expect.poll(() => field(page, 'Industry').inputValue()).toBe('Logistics');
    await expect.poll(() => field(page, 'Company').inputValue()).toBe('Rao Freight');
  });
});

describe('What the selects offer', () => {
  it('Seven industries and five interests, with nothing chosen', async () => {
    const page = await open('/request-demo', false);
    const options = (label: string) => field(page, label).locator('option').allInnerTexts();
    expect((await options('Industry')).slice(1)).toEqual([
      'Healthcare',
      'Finance',
      'Logistics',
      'Energy',
      'Manufacturing',
      'Government',
      'Other',
    ]);
    expect((await options('Interested in')).slice(1)).toEqual([
      'Quzones (Quantum Computing)',
      'DIM12 (Cancer Detection)',
      'AI Solutions',
      'Consulting',
      'Other',
    ]);
    for (const label of ['Industry', 'Interested in'])
      await expect.poll(() => field(page, label).inputValue()).toBe('');
  });

  it.each([
    ['/contact?subject=partnership', 'Subject', 'partnership'],
    ['/contact?subject=nonsense', 'Subject', ''],
    ['/contact?subject=toString', 'Subject', ''],
    ['/request-demo?interest=dim12', 'Interested in', 'DIM12 (Cancer Detection)'],
    ['/request-demo?interest=nonsense', 'Interested in', ''],
    ['/request-demo?interest=quantum&industry=Finance', 'Industry', 'Finance'],
    ['/request-demo?industry=logistics', 'Industry', 'Logistics'],
    ['/request-demo?industry=toString', 'Industry', ''],
  ])('%s starts with %s set to "%s"', async (path, label, value) => {
    const page = await open(path, false);
    await expect.poll(() => field(page, label).inputValue()).toBe(value);
  });
});

it('Each page of an industry asks for a demo for that industry', async () => {
  const links: Record<string, string> = {};
  for (const path of ['healthcare', 'finance', 'transportation', 'energy', 'manufacturing', 'government']) {
    const html = await (await fetch(`${site.server.url}/industries/${path}`)).text();
    links[path] = /"\/request-demo\?[^"]*industry=(\w+)"/.exec(html)?.[1] ?? '';
  }
  expect(links).toEqual({
    healthcare: 'Healthcare',
    finance: 'Finance',
    transportation: 'Logistics',
    energy: 'Energy',
    manufacturing: 'Manufacturing',
    government: 'Government',
  });
});

it('A theme is chosen in place, and what was typed stays', async () => {
  const page = await open('/contact', true);
  await field(page, 'Name').fill('Asha Oraon');
  await field(page, 'Message').fill('Half of what I want to');
  const light = await groundsOf(page);
  expect(light.bars).toBe(light.ground);
  await page.getByRole('button', { name: 'Theme' }).click();
  const kept = page.waitForResponse(`${site.server.url}/theme`);
  await page.locator('#theme-menu').getByRole('button', { name: 'Dark' }).click();
  await kept;
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  const dark = await groundsOf(page);
  expect(dark.ground).not.toBe(light.ground);
  expect(dark.bars).toBe(dark.ground);
  expect(await field(page, 'Name').inputValue()).toBe('Asha Oraon');
  expect(await field(page, 'Message').inputValue()).toBe('Half of what I want to');
  // The menu is closed by the choice; whoever works by keyboard goes on where it was opened.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Theme');
  await page.goto(`${site.server.url}/about`);
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
});

it('A form that is sent before any key or touch, as some aids do, is answered in the page', async () => {
  const page = await site.open();
  await page.goto(`${site.server.url}/contact`);
  await page.evaluate(() => {
    document.documentElement.dataset.samePage = 'yes';
    document.querySelector<HTMLButtonElement>('#contact-form button[type=submit]')?.click();
  });
  await page.getByText('Name is required.').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.samePage)).toBe('yes');
});
