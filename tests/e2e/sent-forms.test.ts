import { beforeEach, describe, expect, it } from 'vitest';
import { untilHydrated, type WatchedPage } from '../support/browser';
import { field, fillContact, fillDemo, requestButton, said, sendButton, toast } from '../support/public-forms';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { storedInquiries } from '../support/stored-inquiries';

const site = useSiteOnPostgres();

beforeEach(async () => {
  await site.database.query('delete from contact_messages; delete from demo_requests; delete from rate_limits');
});

const rows = (table: 'contact_messages' | 'demo_requests') => storedInquiries(site.database, table);

/** A form as a browser without scripts sends it. */
async function formOf(path: string, fields: Record<string, string>): Promise<URLSearchParams> {
  const html = await (await fetch(site.server.url + path)).text();
  const key = /name="form_key" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return new URLSearchParams({ form_key: key, opened_at: '1700000000000', website: '', ...fields });
}

function post(path: string, body: URLSearchParams | string, more: Record<string, string> = {}): Promise<Response> {
  const headers = { origin: site.server.url, 'content-type': 'application/x-www-form-urlencoded', ...more };
  return fetch(site.server.url + path, { method: 'POST', redirect: 'manual', headers, body: body.toString() });
}

const honest = { name: 'Asha Rao', email: 'asha@example.com', message: 'We plan forty vans by hand.' };

describe('A form that is sent without a browser', () => {
  it('Whoever keeps no cookies is thanked at once, and a reload stores nothing twice', async () => {
    const form = await formOf('/contact', honest);
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await post('/contact', form, { accept: 'text/html,application/xhtml+xml' });
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain('Message Sent!');
      expect(html).not.toContain('We plan forty vans');
    }
    expect(await rows('contact_messages')).toHaveLength(1);
  });

  it('The same form sent five times at once is one message', async () => {
    const form = await formOf('/contact', honest);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('/contact', form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303));
    expect(await rows('contact_messages')).toMatchObject([{ spam_reason: null }]);
  });

  it('What fills the hidden field is thanked like everybody, and kept apart', async () => {
    const form = await formOf('/contact', { ...honest, website: 'http://spam.example' });
    const answer = await post('/contact', form);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact']);
    expect(await rows('contact_messages')).toMatchObject([{ spam_reason: 'honeypot' }]);
  });

  it('No two visitors are given the same form', async () => {
    for (const path of ['/contact', '/request-demo']) {
      const answer = await fetch(site.server.url + path);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      const [first, second] = await Promise.all([formOf(path, {}), formOf(path, {})]);
      expect(first.get('form_key')).toMatch(/^[0-9a-f-]{36}$/);
      expect(first.get('form_key')).not.toBe(second.get('form_key'));
    }
  });

  it.each([
    ['an intent of the form library', '__intent__=nonsense&name=a'],
    ['lists a million long', 'name[999999]=a&message[length]=4294967295'],
    ['a field twice', 'name=a&name=b&email=a@example.com&message=c'],
    ['nothing', ''],
  ])('%s is answered with what is wrong, not with a fault', async (_what, body) => {
    const answer = await post('/contact', body);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Message');
    expect(await rows('contact_messages')).toEqual([]);
  });

  it('Too many from one network are asked to wait, with everything kept', async () => {
    for (let count = 0; count < 30; count += 1) await post('/contact', await formOf('/contact', honest));
    const answer = await post('/contact', await formOf('/contact', honest));
    expect(answer.status).toBe(429);
    const seconds = answer.headers.get('retry-after');
    expect(seconds).toMatch(/^\d+$/);
    expect(Number(seconds)).toBeGreaterThan(3_500);
    expect(Number(seconds)).toBeLessThanOrEqual(3_600);
    const html = await answer.text();
    expect(html).toContain('Too many messages came from your network. Please try again in an hour.');
    expect(html).toContain('We plan forty vans by hand.');
  });
});

async function open(path: string): Promise<WatchedPage> {
  const page = await site.open();
  await page.goto(path);
  await untilHydrated(page);
  return page;
}

describe('While a form is being sent', () => {
  it.each([
    ['/contact', fillContact, sendButton, 'Sending...'],
    ['/request-demo', fillDemo, requestButton, 'Submitting...'],
  ])('The button of %s waits and says so', async (path, fill, button, label) => {
    const page = await open(path);
    const held = Promise.withResolvers<void>();
    await page.route(`**${path}.data*`, async (route) => {
      if (route.request().method() === 'POST') await held.promise;
      await route.continue();
    });
    await fill(page);
    await button(page).click();
    const waiting = page.getByRole('button', { name: label, exact: true });
    await waiting.waitFor();
    await expect.poll(() => waiting.isDisabled()).toBe(true);
    held.resolve();
    await toast(page).waitFor();
    await expect.poll(() => button(page).isEnabled()).toBe(true);
  });

  it('Who is faster than the scripts keeps the form as well when the server is not reached', async () => {
    const page = await site.open();
    page.allowErrors(/ERR_FAILED|Failed to fetch/);
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.route(/\/contact(\.data)?(\?|$)/, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.goto(`${site.server.url}/contact`);
    await fillContact(page);
    await sendButton(page).click();
    await expect.poll(() => sendButton(page).isDisabled()).toBe(true);
    held.resolve();
    await said(page, 'Failed to send message. Please try again.');
    await expect.poll(() => field(page, 'Message').inputValue()).toBe('We plan forty vans by hand.');
    await expect.poll(() => sendButton(page).isEnabled()).toBe(true);
  });

  it('Where the scripts do not come the browser sends the form', async () => {
    const page = await site.open();
    page.allowErrors(/ERR_FAILED|Failed to fetch/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${site.server.url}/contact`);
    await fillContact(page);
    await sendButton(page).click();
    await said(page, 'Message Sent!');
    expect(await rows('contact_messages')).toHaveLength(1);
  });

  it('A server that is not reached loses nothing', async () => {
    const page = await open('/contact');
    page.allowErrors(/ERR_FAILED|Failed to fetch/);
    await page.route('**/contact.data*', (route) => route.abort());
    await fillContact(page);
    await sendButton(page).focus();
    await page.keyboard.press('Enter');
    await said(page, 'Failed to send message. Please try again.');
    await expect.poll(() => sendButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(() => field(page, 'Message').inputValue()).toBe('We plan forty vans by hand.');
    await page.unroute('**/contact.data*');
    await sendButton(page).click();
    await said(page, 'Message Sent!');
  });
});

describe('Where no cookies are kept', () => {
  it('whoever has scripts is thanked as well, and finds the form empty', async () => {
    const page = await site.open();
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false, configurable: true }),
    );
    // As such a browser does: what the server gives it is gone.
    await page.route('**/request-demo*', async (route) => {
      const answer = await route.fetch();
      const { 'set-cookie': _dropped, ...headers } = answer.headers();
      await route.fulfill({ response: answer, headers });
    });
    await page.goto(`${site.server.url}/request-demo`);
    await untilHydrated(page);
    await fillDemo(page);
    await requestButton(page).click();
    await said(page, 'Demo Request Submitted!');
    await expect.poll(() => field(page, 'Company').inputValue()).toBe('');
    expect(await rows('demo_requests')).toHaveLength(1);
  });
});
