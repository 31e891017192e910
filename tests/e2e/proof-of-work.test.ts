import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { untilHydrated, type WatchedPage } from '../support/browser';
import { startBuiltServer } from '../support/built-server';
import { fillContact, said } from '../support/public-forms';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { signIn } from '../support/staff';

const site = useSiteOnPostgres({ PROOF_OF_WORK: 'on' });

beforeEach(async () => {
  for (const table of ['contact_messages', 'demo_requests', 'newsletter_subscribers', 'rate_limits', 'spent_proofs']) {
    await site.database.query(`delete from ${table}`);
  }
});

interface ProvenPage extends WatchedPage {
  /** What was asked for so far that has to do with proofs. */
  fetched: string[];
}

/** A form that somebody has had before them for an hour. */
async function open(path: string, javaScript = true): Promise<ProvenPage> {
  const page = await site.open({ javaScript });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/proof/.test(request.url())) fetched.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, '.js'));
  });
  await page.goto(site.server.url + path);
  await page.evaluate(() => {
    const openedAt = document.querySelector<HTMLInputElement>('[name=opened_at]');
    if (openedAt) openedAt.value = String(Date.now() - 3_600_000);
  });
  return Object.assign(page, { fetched });
}

const contact = (page: Page) => page.locator('#contact-form');
const isSolved = (page: Page, form: string) =>
  page.waitForFunction(
    (selector) => new FormData(document.querySelector<HTMLFormElement>(selector) ?? undefined).has('proof'),
    form,
  );

async function reasons(table: string): Promise<unknown[]> {
  return (await site.database.query(`select spam_reason from ${table} order by created_at`)).rows.map(
    (row) => row.spam_reason,
  );
}

async function subscribers(): Promise<unknown[]> {
  return (await site.database.query('select email, status from newsletter_subscribers')).rows;
}

/** Everything that a field in focus fetches, once however many follow. */
const solving = ['/assets/proof.worker.js', '/assets/proof.worker.js'];

it('Nothing is fetched before a field is in focus; then a message goes with its proof, by keyboard alone', async () => {
  const page = await open('/contact');
  await untilHydrated(page);
  await page.mouse.wheel(0, 400);
  expect(page.fetched).toEqual([]);

  await contact(page).getByLabel('Name').focus();
  for (const words of ['Asha Rao', 'asha@example.com', '', '', 'We plan forty vans by hand.']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await isSolved(page, '#contact-form');
  expect(page.fetched.toSorted()).toEqual(['/api/proof-of-work/contact', ...solving]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send Message');
  expect(await axeObjections(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await said(page, 'Message Sent!');
  expect(await reasons('contact_messages')).toEqual([null]);

  await page.evaluate(() => document.querySelector<HTMLInputElement>('[name=opened_at]')?.setAttribute('value', '1'));
  await fillContact(page);
  await isSolved(page, '#contact-form');
  await contact(page).getByRole('button').click();
  await expect.poll(() => reasons('contact_messages')).toEqual([null, null]);
});

it('A request for a demo and an address for the newsletter, also where a page has no other script, go with theirs', async () => {
  const demo = await open('/request-demo');
  const form = demo.locator('#demo-form');
  for (const [label, words] of [
    ['Name', 'Asha Rao'],
    ['Company', 'Rao Freight'],
    ['Email', 'asha@example.com'],
  ] as const) {
    await form.getByLabel(label).fill(words);
  }
  await form.getByLabel('Industry').selectOption('Logistics');
  await form.getByLabel('Interested in').selectOption('AI Solutions');
  await isSolved(demo, '#demo-form');
  await form.getByRole('button').click();
  await said(demo, 'Demo Request Submitted!');
  expect(await reasons('demo_requests')).toEqual([null]);

  const insights = await open('/insights');
  await insights.getByLabel('Your e-mail address').fill('mari@example.com');
  await isSolved(insights, 'form[action="/newsletter"]');
  await insights.keyboard.press('Enter');
  await insights.getByRole('heading', { name: 'Almost there' }).waitFor();
  expect(await subscribers()).toEqual([{ email: 'mari@example.com', status: 'pending' }]);
  expect(insights.fetched.toSorted()).toEqual(['/api/proof-of-work/newsletter', ...solving]);
});

/** Keeps what a page asks of an address with a method until `letGo` is called; `asked` is how often it did so far. */
async function hold(page: Page, method: string, address: string) {
  const freed = Promise.withResolvers<void>();
  const held = { asked: 0, letGo: () => freed.resolve() };
  await page.route(address, async (route) => {
    if (route.request().method() === method) {
      held.asked += 1;
      await freed.promise;
    }
    await route.continue();
  });
  return held;
}

it('A form that is sent before its challenge is there waits for it', async () => {
  const page = await open('/contact');
  const challenge = await hold(page, 'GET', '**/api/proof-of-work/contact');
  await fillContact(page);
  await contact(page).getByRole('button').click();
  challenge.letGo();
  await said(page, 'Message Sent!');
  expect(await reasons('contact_messages')).toEqual([null]);
});

it('A double click, and a second one while the form waits, send one message', async () => {
  const page = await open('/contact');
  await untilHydrated(page);
  const challenge = await hold(page, 'GET', '**/api/proof-of-work/contact');
  const message = await hold(page, 'POST', '**/contact.data');
  await fillContact(page);
  await contact(page).getByRole('button').dblclick();
  challenge.letGo();
  const busy = contact(page).getByRole('button', { name: 'Sending...' });
  await busy.waitFor();
  await expect.poll(() => message.asked).toBe(1);
  // Not with the mouse, which would wait until the button can be pressed.
  await busy.evaluate((button: HTMLButtonElement) => button.click());
  message.letGo();
  await said(page, 'Message Sent!');
  expect(message.asked).toBe(1);
  expect(await reasons('contact_messages')).toHaveLength(1);
});

it('Who corrects a mistake sends with the next click, and no letter of it fetches another challenge', async () => {
  const page = await open('/contact');
  await untilHydrated(page);
  await contact(page).getByLabel('Name').fill('Asha Rao');
  await isSolved(page, '#contact-form');
  await contact(page).getByRole('button').click();
  await expect.poll(() => contact(page).getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  const challenge = await hold(page, 'GET', '**/api/proof-of-work/contact');
  await contact(page).getByLabel('Email').pressSequentially('asha@example.com');
  await contact(page).getByRole('textbox', { name: 'Message' }).pressSequentially('We plan forty vans by hand.');
  await contact(page).getByRole('button').click();
  expect(challenge.asked).toBe(1);
  challenge.letGo();
  await said(page, 'Message Sent!');
  expect(await reasons('contact_messages')).toEqual([null]);
});

it.each([
  ['its script', '**/assets/proof.worker-*.js'],
  ['its challenge', '**/api/proof-of-work/*'],
])('When %s can’t be fetched, the message is sent all the same, and marked', async (_what, address) => {
  const page = await open('/contact');
  page.allowErrors(/ERR_FAILED/);
  await page.route(address, (route) => route.abort());
  await fillContact(page);
  await contact(page).getByRole('button').click();
  await said(page, 'Message Sent!');
  expect(await reasons('contact_messages')).toEqual(['unproven']);
});

it('When its challenge never comes, the message is sent a moment later, and marked', async () => {
  const page = await open('/contact');
  await page.route('**/api/proof-of-work/*', () => undefined);
  await fillContact(page);
  await contact(page).getByRole('button').click();
  await said(page, 'Message Sent!');
  expect(await reasons('contact_messages')).toEqual(['unproven']);
});

it('Without scripts everything is kept, thanked for in the same words, and marked', async () => {
  const page = await open('/contact', false);
  await fillContact(page);
  await contact(page).getByRole('button').click();
  await said(page, 'Message Sent!');
  await expect.poll(() => page.locator('[data-toast]').innerText()).toContain("We'll get back to you within 24 hours");
  expect(await reasons('contact_messages')).toEqual(['unproven']);
  const insights = await open('/insights', false);
  await insights.getByLabel('Your e-mail address').fill('mari@example.com');
  await insights.getByRole('button', { name: 'Subscribe' }).click();
  await insights.getByRole('heading', { name: 'Almost there' }).waitFor();
  expect(await subscribers()).toEqual([{ email: 'mari@example.com', status: 'doubtful' }]);
  expect([...page.fetched, ...insights.fetched]).toEqual([]);
});

it('What a page gets for it is small, and nobody keeps a challenge', async () => {
  const html = await (await fetch(`${site.server.url}/contact`)).text();
  const [, inline = '', script = ''] =
    /<script>(\(function fetchWhenNeeded[\s\S]*?"(\/assets\/proof[^"]+)"\))<\/script>/.exec(html) ?? [];
  expect(inline.length).toBeGreaterThan(100);
  expect(inline.length).toBeLessThan(1_500);
  const fetched = await fetch(site.server.url + script, { headers: { 'accept-encoding': 'br' } });
  expect(fetched.headers.get('content-encoding')).toBe('br');
  expect(Number(fetched.headers.get('content-length'))).toBeLessThan(3_000);
  const challenge = await fetch(`${site.server.url}/api/proof-of-work/contact`);
  expect(challenge.headers.get('cache-control')).toBe('private, no-store');
  expect((await fetch(`${site.server.url}/api/proof-of-work/sign-in`)).status).toBe(404);
  expect(await (await fetch(`${site.server.url}/about`)).text()).not.toContain('proof-of-work');
});

it('Without the setting there is nothing of it', async () => {
  const plain = await startBuiltServer();
  const withScript = await (await fetch(`${site.server.url}/newsletter`)).text();
  const without = await (await fetch(`${plain.url}/newsletter`)).text();
  const same = (html: string, url: string) => html.replaceAll(url, '');
  expect(same(withScript, site.server.url).replace(/<script>\(function fetchWhenNeeded[\s\S]*?<\/script>/, '')).toBe(
    same(without, plain.url),
  );
  expect(without).not.toContain('<script>(');
  expect((await fetch(`${plain.url}/api/proof-of-work/contact`)).status).toBe(404);
  await plain.stop();
});

it('An administrator sees why an address is doubtful, and brings it back with one click', async () => {
  await site.database.query(
    `insert into newsletter_subscribers (email, status) values ('mari@example.com', 'doubtful')`,
  );
  const page = await site.open({ baseUrl: site.server.url });
  await signIn(page, site.server.url);
  await page.goto('/admin/subscribers?status=doubtful');
  await page
    .getByText(
      'Its browser did not do the calculation that the form asks for: scripts are off there, or a machine sent it.',
    )
    .waitFor();
  expect(await axeObjections(page)).toEqual([]);
  await page.getByRole('button', { name: 'Not spam: mari@example.com' }).click();
  await said(page, 'Marked as not spam. The mail that asks to confirm is on its way.');
  expect(await subscribers()).toEqual([{ email: 'mari@example.com', status: 'pending' }]);
});
