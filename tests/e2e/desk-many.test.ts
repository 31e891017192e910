import type { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { openPage, type WatchedPage } from '../support/browser';
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

beforeEach(() => database.query('delete from contact_messages; delete from demo_requests'));

async function arrive(name: string, status = 'unread', spam: string | null = null) {
  await database.query(
    `insert into contact_messages (name, email, company, message, status, spam_reason, submission_key)
     values ($1, 'freight@example.com', 'Rao Freight', 'Forty vans.', $2, $3, gen_random_uuid()::text)`,
    [name, status, spam],
  );
}

async function askForDemo(name: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into demo_requests (name, email, company, industry, interested_in, submission_key)
     values ($1, 'a@example.com', 'Rao Freight', 'Logistics', 'Consulting', gen_random_uuid()::text) returning id`,
    [name],
  );
  return rows[0]?.id ?? '';
}

async function statuses(): Promise<Record<string, string>> {
  const { rows } = await database.query<{ name: string; status: string }>('select name, status from contact_messages');
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]));
}

const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select what ${name} sent` });

describe('Several messages at once', () => {
  it('Are marked by keyboard; what can’t be is named, and the focus stays with the list', async () => {
    await arrive('Asha Rao');
    await arrive('Ben Okoro');
    await arrive('Lars Tamm', 'replied');
    const page = await openPage(browser);
    await signIn(page, server.url, '/admin/contact-messages');
    await page.getByRole('checkbox', { name: 'Select this page' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('3 selected').waitFor();
    await page.getByRole('button', { name: 'Mark as Read', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expectToast(
      page,
      'Partly done',
      '2 messages marked as read. 1 could not be marked as read: “Lars Tamm”: it is replied.',
    );
    expect(await statuses()).toEqual({ 'Asha Rao': 'read', 'Ben Okoro': 'read', 'Lars Tamm': 'replied' });
    const focused = page.getByRole('checkbox', { name: 'Select this page' });
    await expect.poll(() => focused.evaluate((box) => box === document.activeElement)).toBe(true);
  });

  it('Are brought back from the spam, and assigned to who answers', async () => {
    await arrive('Asha Rao', 'unread', 'links');
    await arrive('Ben Okoro', 'unread', 'links');
    const page = await openPage(browser);
    await signIn(page, server.url, '/admin/contact-messages?show=spam');
    await select(page, 'Asha Rao').check();
    await select(page, 'Ben Okoro').check();
    await page.getByRole('button', { name: 'Not spam', exact: true }).first().click();
    await expectToast(page, 'Success', '2 messages brought back.');
    await page.getByText('Nothing looks like spam.').waitFor();
    await page.getByRole('link', { name: 'Show all' }).click();
    await select(page, 'Asha Rao').check();
    await select(page, 'Ben Okoro').check();
    await page.getByLabel('Who answers').selectOption('Administrator');
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expectToast(page, 'Success', '2 messages assigned to Administrator.');
    await page.getByRole('link', { name: /^Mine/ }).click();
    await page.getByText('2 messages', { exact: true }).waitFor();
  });

  it('Without scripts too; choosing none is said', async () => {
    await arrive('Asha Rao');
    const page = await openPage(browser, { javaScript: false });
    page.allowErrors(/422/);
    await signInPlainly(page, server.url, '/admin/contact-messages');
    const mark = page.getByRole('button', { name: 'Mark as Replied', exact: true }).first();
    await mark.click();
    await expectToast(page, 'Error', 'Choose at least one message.');
    await select(page, 'Asha Rao').check();
    await mark.click();
    await expectToast(page, 'Success', '1 message marked as replied.');
  });
});

describe('The command palette', () => {
  const find = async (page: WatchedPage, text: string) => {
    const box = page.getByRole('combobox', { name: 'Pages, records and actions' });
    await until('The palette', async () => {
      await page.keyboard.press('Control+k');
      return (await box.count()) > 0 ? true : undefined;
    });
    await box.fill(text);
  };

  it('Finds what visitors sent by name and words, and staff; an editor finds neither', async () => {
    await arrive('Asha Rao');
    const page = await openPage(browser);
    await signIn(page, server.url);
    await find(page, 'forty van');
    await page.getByRole('option', { name: 'Asha Rao, Rao Freight Messages · Unread' }).click();
    await page.getByRole('heading', { name: 'Asha Rao' }).first().waitFor();
    await find(page, 'admin@quz');
    await page.getByRole('option', { name: 'Administrator, admin@quzones.test Users · Active' }).waitFor();
    await database.query(`update profiles set role = 'editor'`);
    try {
      for (const words of ['forty', 'admin@quz']) {
        const answer = await page.request.get(`${server.url}/admin/find.json?q=${words}`);
        expect(await answer.json()).toEqual({ found: [] });
      }
    } finally {
      await database.query(`update profiles set role = 'admin'`);
    }
  });
});

describe('Arranging a demo', () => {
  it('A time on a weekend, at night or over another demo is doubted in words, and can be sent all the same', async () => {
    const other = await askForDemo('Ben Okoro');
    const tuesday = '2027-03-02';
    await database.query(
      `insert into demo_meetings (demo_id, expires_at, minutes, starts_at) values ($1, '2027-04-01', 45, $2)`,
      [other, `${tuesday}T11:00:00+05:30`],
    );
    const id = await askForDemo('Asha Rao');
    const page = await openPage(browser);
    await page.clock.setFixedTime(new Date('2027-02-20T06:00:00Z'));
    await signIn(page, server.url, `/admin/demo-requests/${id}`);
    await page.getByLabel('Time 1').fill(`${tuesday}T11:30`);
    await page.getByText('This overlaps the demo with Ben Okoro at 11:00, 45 minutes.').waitFor();
    await page.getByLabel('Time 2').fill('2027-03-06T20:00');
    await page.getByText('This is a Saturday. This is outside business hours, 09:00 to 18:00 in India.').waitFor();
    expect(await axeObjections(page)).toEqual([]);
  });
});

describe('What has the focus', () => {
  it.each([
    [1440, 900],
    [390, 800],
  ])('Is never hidden behind a bar, forwards or backwards, at %d px', async (width, height) => {
    for (let index = 1; index <= 12; index += 1) await arrive(`Visitor ${index}`);
    const page = await openPage(browser, { viewport: { width, height } });
    await signIn(page, server.url, '/admin/contact-messages');
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByText('12 selected').waitFor();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press(key);
        expect(await hiddenFocus(page)).toBeNull();
      }
    }
  });

  it('Where the system chooses the colours, the number on the open tab stands on the ground of the tab', async () => {
    await arrive('Visitor');
    const page = await openPage(browser);
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn(page, server.url, '/admin/contact-messages');
    const number = page.getByRole('tab', { name: 'Messages' }).getByTitle('1 unread');
    await expect
      .poll(() => number.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgba(0, 0, 0, 0)');
  });

  it('On a wide screen the tabs stay in sight while the page scrolls, on a phone they leave it to the list', async () => {
    for (let index = 1; index <= 12; index += 1) await arrive(`Visitor ${index}`);
    for (const [width, stays] of [
      [1440, true],
      [390, false],
    ] as const) {
      const page = await openPage(browser, { viewport: { width, height: 800 } });
      await signIn(page, server.url, '/admin/contact-messages');
      await page.getByRole('article').last().scrollIntoViewIfNeeded();
      const box = await page.getByRole('tablist').boundingBox();
      expect([width, (box?.y ?? -1) >= 0]).toEqual([width, stays]);
    }
  });
});

/** What has the focus, when nothing of its middle line can be seen; null when it can, or when nothing has it. */
function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { top, left, width, height } = focused.getBoundingClientRect();
    const shown = [0.1, 0.3, 0.5, 0.7, 0.9].some((share) => {
      const found = document.elementFromPoint(left + width * share, top + height / 2);
      return found !== null && (focused.contains(found) || found.contains(focused));
    });
    return shown ? null : focused.outerHTML.slice(0, 200);
  });
}

describe('For everyone', () => {
  it('axe finds nothing to object to while several are chosen, in either theme', async () => {
    await arrive('Asha Rao');
    const page = await openPage(browser, { viewport: { width: 320, height: 700 } });
    await signIn(page, server.url, '/admin/contact-messages');
    await select(page, 'Asha Rao').check();
    await page.getByRole('button', { name: 'Assign', exact: true }).waitFor();
    expect(await axeObjections(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
