import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import {
  groundsOf,
  openPage,
  openPageInLargeLetters,
  spaceOut,
  untilHydrated,
  type WatchedPage,
} from '../support/browser';
import { useBuiltSite } from '../support/built-site';

const site = useBuiltSite();

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

async function open(path: string, options: Parameters<typeof openPage>[1] = {}): Promise<WatchedPage> {
  const page = await openPage(site.browser, { viewport: desktop, ...options });
  await page.goto(site.server.url + path);
  return page;
}

/** What the browser tells assistive technology of a button; popover buttons say it without an attribute. */
async function expandedState(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

describe('The menus of large screens', () => {
  it('A visitor opens a menu by keyboard and closes it with Escape', async () => {
    const page = await open('/');
    const button = page.getByRole('button', { name: 'Industries' });
    expect(await expandedState(page, 'Industries')).toBe(false);
    await button.focus();
    await page.keyboard.press('Enter');
    const link = page.locator('#menu-industries a', { hasText: 'Transportation & Logistics' });
    await expect.poll(() => link.isVisible()).toBe(true);
    expect(await expandedState(page, 'Industries')).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[popover]')?.id)).toBe('menu-industries');
    await page.keyboard.press('Escape');
    await expect.poll(() => link.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Industries');
  });

  it('Who spaces out letters and words sees the whole name and every menu, beside each other', async () => {
    const page = await open('/privacy-policy');
    await spaceOut(page);
    for (const width of [1024, 1152, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.evaluate(() => {
        const boxes = (selector: string) =>
          [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect());
        const home = boxes('.site-header a[aria-label]').at(0);
        const name = boxes('.site-header a[aria-label] > span > span').at(0);
        const parts = boxes(
          '.site-header a[aria-label], .menu-button, .site-header .icon-button, .site-header a[href="/request-demo"]',
        );
        const seen = parts.filter(({ width: wide }) => wide > 0).flatMap(({ left, right }) => [left, right]);
        return { isNameIn: name && home ? name.top < home.top + home.height / 2 : null, seen };
      });
      expect(edges.isNameIn, `${width}`).toBe(true);
      expect(edges.seen, `${width}`).toEqual(edges.seen.toSorted((one, other) => one - other));
      expect(edges.seen.at(-1), `${width}`).toBeLessThanOrEqual(width);
    }
  });

  it('There are exactly five, and opening one closes the other', async () => {
    const page = await open('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect
      .poll(() => nav.locator('button').allInnerTexts())
      .toEqual(['Services', 'Industries', 'Solutions & Consulting', 'Resources', 'Company']);
    await nav.getByRole('button', { name: 'Services' }).click();
    await nav.getByRole('button', { name: 'Company' }).click();
    await expect.poll(() => page.locator(':popover-open').count()).toBe(1);
    await expect.poll(() => page.locator(':popover-open').getAttribute('id')).toBe('menu-company');
  });

  it('Services and Industries offer View All', async () => {
    const page = await open('/');
    await page.getByRole('button', { name: 'Services' }).click();
    await page.getByRole('link', { name: 'View All Services' }).click();
    await page.waitForURL(`${site.server.url}/services`);
    await page.getByRole('button', { name: 'Industries' }).click();
    await page.getByRole('link', { name: 'View All Industries' }).click();
    await page.waitForURL(`${site.server.url}/industries`);
  });

  it('Who goes on by keyboard from an open menu into a form or to code sees where they are', async () => {
    for (const [path, target] of [
      ['/contact', '#content input[name="name"]'],
      ['/documentation', '#content pre[tabindex]'],
    ] as const) {
      const page = await open(path);
      await page.getByRole('button', { name: 'Company' }).focus();
      await page.keyboard.press('Enter');
      await page.locator('#menu-company').waitFor({ state: 'visible' });
      await page.locator(target).first().focus();
      await page.locator('#menu-company').waitFor({ state: 'hidden' });
      await page.keyboard.press('Shift+Tab');
      await page.getByRole('button', { name: 'Company' }).focus();
      await page.locator('#menu-company').waitFor({ state: 'visible' });
      await page.close();
    }
  });

  it('Request Demo leads to the demo page from everywhere', async () => {
    const page = await open('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Request Demo' }).click();
    await page.waitForURL(`${site.server.url}/request-demo`);
  });

  it('The first Tab offers to skip to the content', async () => {
    const page = await open('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });
});

describe('The menu of small screens', () => {
  it('Letters twice as large take the name beside the mark away, never a part of the mark', async () => {
    const page = await openPageInLargeLetters({ viewport: { width: 320, height: 640 } });
    await page.goto(site.server.url);
    const [mark, frame] = await page
      .locator('.site-header a svg')
      .first()
      .evaluate((drawn) => [drawn, drawn.parentElement ?? drawn].map((part) => part.getBoundingClientRect().right));
    expect(mark).toBeLessThanOrEqual(frame ?? 0);
  });

  it('On a phone only one section of the menu is open at a time', async () => {
    const page = await open('/', { viewport: phone });
    await page.getByRole('button', { name: 'Menu' }).click();
    const openSections = page.locator('#phone-menu details[open] > summary');
    await page.locator('#phone-menu summary', { hasText: 'Services' }).click();
    await expect.poll(() => openSections.allInnerTexts()).toEqual(['Services']);
    await page.locator('#phone-menu summary', { hasText: 'Resources' }).click();
    await expect.poll(() => openSections.allInnerTexts()).toEqual(['Resources']);
    await page.locator('#phone-menu summary', { hasText: 'Resources' }).click();
    await expect.poll(() => openSections.count()).toBe(0);
  });

  it('Choosing a link on a phone closes the menu', async () => {
    const page = await open('/', { viewport: phone });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#phone-menu summary', { hasText: 'Company' }).click();
    await page.locator('#phone-menu').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL(`${site.server.url}/about`);
    await expect.poll(() => page.locator(':popover-open').count()).toBe(0);
  });

  it('A tablet that is turned with the menu open shows its page, which can be scrolled', async () => {
    const page = await open('/about', { viewport: { width: 800, height: 1100 } });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#phone-menu').waitFor();
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.locator('#phone-menu').waitFor({ state: 'hidden' });
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  it('Who goes on by keyboard past the end of the menu comes round to it again, never to the page behind it', async () => {
    const page = await open('/', { viewport: phone });
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.press('Enter');
    await page.locator('#phone-menu').waitFor();
    const reached: string[] = [];
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => document.activeElement?.closest('header, main, footer, body')?.tagName ?? ''),
      );
    }
    expect(reached.filter((place) => place === 'HEADER').length).toBeGreaterThan(20);
    expect(reached).not.toContain('MAIN');
    expect(reached).not.toContain('FOOTER');
    await expect.poll(() => page.locator('#phone-menu').isVisible()).toBe(true);
    await menu.press('Enter');
    await expect.poll(() => page.locator(':popover-open').count()).toBe(0);
    await page.getByRole('link', { name: 'Explore Solutions' }).focus();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Explore Solutions');
  });

  it('The menu of a phone closes with Escape and has its own Request Demo button', async () => {
    const page = await open('/', { viewport: phone });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect
      .poll(() => page.locator('#phone-menu').getByRole('link', { name: 'Request Demo' }).getAttribute('href'))
      .toBe('/request-demo');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(':popover-open').count()).toBe(0);
  });
});

describe('The theme', () => {
  it('A visitor chooses dark, stays on the page, finds it again, and goes back to the system', async () => {
    const page = await open('/about');
    const light = await groundsOf(page);
    expect(light.bars).toBe(light.ground);
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.locator('#theme-menu').getByRole('button', { name: 'Dark' }).click();
    await page.waitForURL(`${site.server.url}/about`);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    const dark = await groundsOf(page);
    expect(dark.ground).not.toBe(light.ground);
    expect(dark.bars).toBe(dark.ground);
    await page.goto(`${site.server.url}/services`);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.locator('#theme-menu').getByRole('button', { name: 'System' }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(null);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('A page that the browser kept comes back with its menu closed, in the theme that was chosen meanwhile', async () => {
    const page = await open('/contact', { viewport: phone });
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.locator('#phone-menu');
    await expect.poll(() => menu.isVisible()).toBe(true);
    await untilHydrated(page);
    // What the browser says of such a page; the one of the tests keeps none.
    await page.evaluate(() => {
      document.cookie = 'theme=dark; path=/';
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect.poll(() => menu.isVisible()).toBe(false);
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('The choice of a theme never leads to another site', async () => {
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example']) {
      const response = await fetch(`${site.server.url}/theme`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: site.server.url },
        body: new URLSearchParams({ theme: 'light', to }),
      });
      expect([response.status, response.headers.get('location')], to).toEqual([303, '/']);
      expect(response.headers.get('set-cookie')).toBe('theme=light; Path=/; Max-Age=31536000; SameSite=Lax');
    }
  });

  it('A theme that does not exist is refused in words', async () => {
    const headers = { origin: site.server.url };
    for (const body of [new URLSearchParams({ theme: 'pink' }), 'nonsense']) {
      const response = await fetch(`${site.server.url}/theme`, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('Choose the theme system, light or dark.');
    }
  });
});

it('axe finds nothing to object to in an open menu in either theme', async () => {
  const page = await open('/');
  await page.getByRole('button', { name: 'Services' }).click();
  expect(await axeObjections(page, '#menu-services')).toEqual([]);
});
