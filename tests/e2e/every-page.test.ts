import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movedPages } from '../../app/site/moved-pages';
import { sitePages } from '../../app/site/site-map';
import { axeObjections, paleTexts } from '../support/axe';
import { launchBrowser, openPage, openPageInLargeLetters } from '../support/browser';
import { type BuiltServer, startBuiltServer } from '../support/built-server';
import { type CrawledPage, crawl } from '../support/crawl';

const origin = 'https://www.quzones.test';
let server: BuiltServer;
let pages: Map<string, CrawledPage>;

beforeAll(async () => {
  server = await startBuiltServer({ env: { ORIGIN: origin } });
  pages = await crawl(server.url);
}, 240_000);

afterAll(async () => {
  await server?.stop();
});

const html = () =>
  [...pages.values()].filter(({ contentType, status }) => contentType.startsWith('text/html') && status === 200);
/** Pages that search engines may list, once each: a state of a list shares its words with the list. */
const listed = () => html().filter(({ path, robots }) => !path.includes('?') && !robots.includes('noindex'));

describe('A crawl over every link from the home page on', () => {
  it('finds no dead link, and none to an address that moved', () => {
    const dead = [...pages.values()].filter(({ status }) => status !== 200);
    const from = (path: string) => html().find(({ links }) => links.some((link) => link.path === path))?.path;
    expect(dead.map(({ path, status }) => `${status} ${path} on ${from(path)}`)).toEqual([]);
    expect(pages.size).toBeGreaterThan(sitePages.length);
  });

  it('finds no link to a part of a page that is not there', () => {
    const dead = html().flatMap((page) =>
      page.links
        .filter(({ anchor }) => anchor !== '')
        .filter(({ path, anchor }) => pages.get(path)?.ids.includes(decodeURIComponent(anchor)) === false)
        .map(({ path, anchor }) => `${path}#${anchor} on ${page.path}`),
    );
    expect(dead).toEqual([]);
  });

  it('comes to an end: a circuit in the playground leads to no circuit but the examples', () => {
    const playground = '/services/quantum-computing/sdks-playground';
    const circuits = [...pages.keys()].filter((path) => path.startsWith(`${playground}?`));
    expect(circuits.length).toBeGreaterThan(1);
    const linked = circuits.flatMap((path) => pages.get(path)?.links ?? []).map(({ path }) => path);
    const beyond = new Set(linked.filter((path) => path.startsWith(playground)));
    expect([...beyond].filter((path) => path !== playground && !circuits.includes(path))).toEqual([]);
  });

  it('finds no id twice on a page', () => {
    const twice = html().flatMap(({ path, ids }) =>
      ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} on ${path}`),
    );
    expect(twice).toEqual([]);
  });

  it('reaches every page of the site map', () => {
    expect(sitePages.map(({ path }) => path).filter((path) => !pages.has(path))).toEqual([]);
  });

  it('finds on every page one heading of the first level, a title, a description and its own canonical address', () => {
    const wrong = html().flatMap(({ path, h1, title, description, canonical, robots }) => [
      ...(h1 === 1 ? [] : [`${path} has ${h1} h1`]),
      ...(title === '' || description === '' ? [`${path} has no title or description`] : []),
      ...(robots.includes('noindex') || isCanonical(path, canonical) ? [] : [`${path} names ${canonical}`]),
    ]);
    expect(wrong).toEqual([]);
  });

  it('finds no title and no description twice', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { path, canonical, title, description } of listed()) {
      if (canonical !== origin + path) continue;
      for (const words of [`title ${title}`, `description ${description}`]) {
        const other = seen.get(words);
        if (other) twice.push(`${path} and ${other}: ${words}`);
        seen.set(words, path);
      }
    }
    expect(twice).toEqual([]);
  });

  it('finds structured data that can be read, with the way to every page below the home page', () => {
    const wrong = listed().filter(({ path, structuredData }) => {
      const graph = structuredData.flatMap(
        (text) => (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'],
      );
      return path === '/' ? graph.length === 0 : !graph.some((thing) => thing['@type'] === 'BreadcrumbList');
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('finds a social picture for every page', async () => {
    const pictures = new Set(listed().map(({ picture }) => picture));
    const wrong: string[] = [];
    for (const picture of pictures) {
      const response = await fetch(picture.replace(origin, server.url));
      const type = response.headers.get('content-type');
      if (response.status !== 200 || type !== 'image/png') wrong.push(`${response.status} ${type} ${picture}`);
      await response.arrayBuffer();
    }
    expect(wrong).toEqual([]);
    expect(pictures.size).toBeGreaterThan(sitePages.length / 2);
  }, 120_000);

  it('finds no button that does nothing', () => {
    const dead = html().flatMap(({ path, deadButtons }) => deadButtons.map((label) => `${label} on ${path}`));
    expect(dead).toEqual([]);
  });

  it('An address that moved leads on in one step', async () => {
    for (const [from, to] of Object.entries(movedPages)) {
      const response = await fetch(server.url + from, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')], from).toEqual([301, to]);
    }
  });
});

/** A state of a page may be a page of its own, such as a category, or no more than the page, such as a chosen subject. */
function isCanonical(path: string, canonical: string): boolean {
  const [plain = ''] = path.split('?');
  const page = sitePages.find((each) => each.path === plain);
  return [origin + path, origin + (page?.canonical ?? plain)].includes(canonical);
}

describe('Every page of the site map', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
  });

  /** Two pages of the site map at a time, each in a window of its own. */
  async function onEveryPage(visit: (page: Page, path: string) => Promise<void>): Promise<void> {
    const waiting = sitePages.map(({ path }) => path);
    const worker = async () => {
      const page = await openPage(browser);
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await visit(page, path);
      await page.close();
    };
    await Promise.all([worker(), worker()]);
  }

  it('is accessible in both themes, and scrolls sideways neither at 320 pixels nor at 200 %, nor with letters alone at 200 %', async () => {
    const problems: string[] = [];
    await onEveryPage(async (page, path) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(server.url + path);
      problems.push(...(await axeObjections(page)).map((line) => `${path}: ${line}`));
      // 640 pixels are what a window of 1280 has left at 200 %. Last come twice as large letters alone.
      for (const { width, letters } of [
        { width: 640, letters: '100%' },
        { width: 320, letters: '100%' },
        { width: 640, letters: '200%' },
        { width: 1280, letters: '200%' },
      ]) {
        await page.setViewportSize({ width, height: 640 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, letters);
        // A moment for the new layout; what is too wide stays so. The header is fixed: the page does not grow with it.
        const fits = page.waitForFunction(
          () =>
            [document.documentElement, ...document.querySelectorAll('.site-header')].every(
              ({ scrollWidth }) => scrollWidth <= window.innerWidth,
            ),
          null,
          { timeout: 5000 },
        );
        await fits.catch(() => problems.push(`${path}: wider than ${width} pixels with letters of ${letters}`));
      }
    });
    expect(problems).toEqual([]);
  }, 900_000);

  it('comes on paper by day, with its folds open and nothing laid over its words', async () => {
    const problems: string[] = [];
    await onEveryPage(async (page, path) => {
      await page.setViewportSize({ width: 680, height: 960 });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.goto(server.url + path);
      const pale = await paleTexts(page);
      const { ground, laidOver, folded } = await page.evaluate(() => ({
        ground: getComputedStyle(document.documentElement).backgroundColor,
        laidOver: [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
          .map(({ className }) => className),
        folded: [...document.querySelectorAll('details > :not(summary)')]
          .filter((answer) => answer.closest('.no-print, .site-header') === null && !answer.checkVisibility())
          .map(({ textContent }) => textContent),
      }));
      if (ground !== 'rgb(255, 255, 255)') problems.push(`${path}: on ${ground}`);
      problems.push(...pale.map((line) => `${path}: too pale: ${line}`));
      problems.push(...laidOver.map((name) => `${path}: .${name} is laid over the words`));
      problems.push(...folded.map((text) => `${path}: folded: ${text}`));
    });
    expect(problems).toEqual([]);
  }, 600_000);

  it('and every article scrolls sideways on no phone whose owner made letters twice as large', async () => {
    const page = await openPageInLargeLetters();
    page.allowErrors(/404/);
    const tooWide: string[] = [];
    const paths = [...listed().map(({ path }) => path), '/newsletter', '/search?q=quantum', '/no-such-page'];
    for (const path of paths) {
      await page.goto(server.url + path);
      for (const phone of [390, 320]) {
        await page.setViewportSize({ width: phone, height: 844 });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > phone) tooWide.push(`${path}: ${width} pixels instead of ${phone}`);
      }
    }
    expect(tooWide).toEqual([]);
  }, 300_000);
});
