import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import type { WatchedPage } from '../support/browser';
import { until } from '../support/built-server';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { expectToast, openAdmin, signIn } from '../support/staff';
import { storeMessage, storeRequest } from '../support/stored-inquiries';

const site = useSiteOnPostgres();

beforeEach(() => site.database.query('delete from contact_messages; delete from demo_requests'));

const arrive = (name: string, status?: string, spam?: string) => storeMessage(site.database, { name, status, spam });

async function statuses(): Promise<Record<string, string>> {
  const { rows } = await site.database.query<{ name: string; status: string }>(
    'select name, status from contact_messages',
  );
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]));
}

const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select what ${name} sent` });

describe('Several messages at once', () => {
  it('Are marked by keyboard; what can’t be is named, and the focus stays with the list', async () => {
    await arrive('Asha Rao');
    await arrive('Ben Okoro');
    await arrive('Lars Tamm', 'replied');
    const page = await openAdmin(site, '/admin/contact-messages');
    await page.getByRole('checkbox', { name: 'Select this page' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('3 selected').waitFor();
    await page.clock.install();
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
    // A sentence that is as long stays until it can have been read, and then goes.
    const toast = page.locator('[data-toast]');
    await page.clock.runFor(7200);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(3000);
    await toast.waitFor({ state: 'detached' });
  });

  it('Go on by keyboard from their list, not from the top of the page, when it has none any more', async () => {
    await arrive('Asha Rao');
    await arrive('Ben Okoro');
    const page = await openAdmin(site, '/admin/contact-messages?show=unread');
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'Mark as Read', exact: true }).first().press('Enter');
    await page.getByText('No messages stand like this.').waitFor();
    await page.locator('section[aria-label="Contact messages"]:focus').waitFor();
  });

  it.each([
    ['messages', 'replied', 'with scripts', true],
    ['messages', 'replied', 'without scripts', false],
    ['requests', 'completed', 'with scripts', true],
    ['requests', 'completed', 'without scripts', false],
  ])('Are marked at once, and put back by Undo: %s that are %s, %s', async (nouns, done, _how, javaScript) => {
    for (const name of ['Asha Rao', 'Ben Okoro']) {
      await (nouns === 'messages' ? arrive(name) : storeRequest(site.database, name, 'scheduled'));
    }
    const [path, table] =
      nouns === 'messages' ? ['contact-messages', 'contact_messages'] : ['demo-requests', 'demo_requests'];
    const page = await openAdmin(site, `/admin/${path}`, javaScript);
    const label = `Mark as ${done === 'replied' ? 'Replied' : 'Completed'}`;
    const howMany = `select count(*)::int from ${table} where status = $1`;
    for (const name of ['Asha Rao', 'Ben Okoro']) await select(page, name).check();
    await page.getByRole('button', { name: label, exact: true }).first().click();
    await expectToast(page, 'Success', `2 ${nouns} marked as ${done}.`);
    expect((await site.database.query(howMany, [done])).rows).toEqual([{ count: 2 }]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Success', `2 ${nouns} put back.`);
    const before = nouns === 'messages' ? 'unread' : 'scheduled';
    expect((await site.database.query(howMany, [before])).rows).toEqual([{ count: 2 }]);
  });

  it('Are brought back from the spam, and assigned to who answers', async () => {
    await arrive('Asha Rao', 'unread', 'links');
    await arrive('Ben Okoro', 'unread', 'links');
    const page = await openAdmin(site, '/admin/contact-messages?show=spam');
    await select(page, 'Asha Rao').check();
    await select(page, 'Ben Okoro').check();
    await page.getByRole('button', { name: 'Not spam', exact: true }).first().click();
    await expectToast(page, 'Success', '2 messages brought back.');
    await page.getByText('Nothing looks like spam.').waitFor();
    await page.getByRole('link', { name: 'Show all' }).click();
    await select(page, 'Asha Rao').check();
    await select(page, 'Ben Okoro').check();
    page.allowErrors(/422/);
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expectToast(page, 'Error', 'Choose who answers, or Nobody.');
    await page.getByLabel('Who answers').selectOption('Administrator');
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    await expectToast(page, 'Success', '2 messages assigned to Administrator.');
    await page.getByRole('link', { name: /^Mine/ }).click();
    await page.getByText('2 messages', { exact: true }).waitFor();
    await select(page, 'Asha Rao').check();
    await page.getByRole('button', { name: 'Mark as spam', exact: true }).click();
    await page.getByText('1 message', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Success', '1 message brought back.');
    await page.getByText('2 messages', { exact: true }).waitFor();
  });

  it('On a phone, what can be done to the next ones is pressed while the toast of the last is there', async () => {
    for (const name of ['Asha Rao', 'Ben Okoro', 'Lars Tamm', 'Mina Sahu', 'Ola Berg', 'Tova Lind']) await arrive(name);
    const page = await openAdmin(site, '/admin/contact-messages');
    await page.setViewportSize({ width: 390, height: 800 });
    await select(page, 'Asha Rao').check();
    const mark = page.getByRole('button', { name: 'Mark as Read', exact: true }).first();
    await mark.click();
    await expectToast(page, 'Success', '1 message marked as read.');
    await page.evaluate(() => scrollTo(0, 900));
    await select(page, 'Ben Okoro').check();
    const isInReach = mark.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === button;
    });
    expect(await isInReach).toBe(true);
    await mark.click();
    await expect.poll(async () => (await statuses())['Ben Okoro']).toBe('read');
  });

  it('Without scripts too; choosing none is said', async () => {
    await arrive('Asha Rao');
    const page = await openAdmin(site, '/admin/contact-messages', false);
    page.allowErrors(/422/);
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
    const page = await openAdmin(site);
    await find(page, 'forty van');
    await page.getByRole('option', { name: 'Asha Rao, Rao Freight Messages · Unread' }).click();
    await page.getByRole('heading', { name: 'Asha Rao' }).first().waitFor();
    await find(page, 'admin@quz');
    await page.getByRole('option', { name: 'Administrator, admin@quzones.test Users · Active' }).waitFor();
    await site.database.query(`update profiles set role = 'editor'`);
    try {
      for (const words of ['forty', 'admin@quz']) {
        const answer = await page.request.get(`${site.server.url}/admin/find.json?q=${words}`);
        expect(await answer.json()).toEqual({ found: [] });
      }
    } finally {
      await site.database.query(`update profiles set role = 'admin'`);
    }
  });
});

describe('What has the focus', () => {
  it.each([
    [1440, 900],
    [390, 800],
  ])('Is never hidden behind a bar, forwards or backwards, at %d px', async (width, height) => {
    for (let index = 1; index <= 12; index += 1) await arrive(`Visitor ${index}`);
    const page = await site.open({ viewport: { width, height } });
    await signIn(page, site.server.url, '/admin/contact-messages');
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
    const page = await site.open();
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn(page, site.server.url, '/admin/contact-messages');
    const number = page.getByRole('tab', { name: 'Messages' }).getByTitle('1 unread');
    await expect
      .poll(() => number.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgba(0, 0, 0, 0)');
    await page.getByRole('link', { name: 'Visitor', exact: true }).click();
    const status = page.locator('[aria-current] span').getByText('Unread', { exact: true });
    await expect
      .poll(() => status.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgba(0, 0, 0, 0)');
  });

  it('On a wide screen the tabs stay in sight while the page scrolls, on a phone they leave it to the list', async () => {
    for (let index = 1; index <= 12; index += 1) await arrive(`Visitor ${index}`);
    for (const [width, stays] of [
      [1440, true],
      [390, false],
    ] as const) {
      const page = await site.open({ viewport: { width, height: 800 } });
      await signIn(page, site.server.url, '/admin/contact-messages');
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
    const page = await site.open({ viewport: { width: 320, height: 700 } });
    await signIn(page, site.server.url, '/admin/contact-messages');
    await select(page, 'Asha Rao').check();
    await page.getByRole('button', { name: 'Assign', exact: true }).waitFor();
    expect(await axeObjections(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
