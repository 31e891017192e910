import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sitePages } from '../../app/site/site-map';
import { axeObjections } from '../support/axe';
import { openPage, openPageInLargeLetters, type WatchedPage } from '../support/browser';
import { useBuiltSite } from '../support/built-site';
import { executable } from '../support/executable';

const site = useBuiltSite();

const desktop = { width: 1440, height: 900 };

async function open(path: string, options: Parameters<typeof openPage>[1] = {}): Promise<WatchedPage> {
  const page = await openPage(site.browser, { viewport: desktop, ...options });
  await page.goto(site.server.url + path);
  return page;
}

function text(path: string): Promise<string> {
  return fetch(site.server.url + path).then((response) => response.text());
}

describe('The home page', () => {
  it('Shows its sections in order, under one first heading', async () => {
    const page = await open('/');
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts())
      .toEqual(['Building the future with quantum and AI']);
    await expect
      .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual([
        'Who We Are',
        'Core Offerings',
        'Explore solutions',
        'Impact Across Industries',
        'Learn Quantum & AI with Us',
        'Stories of Innovation',
        'Why Quzones',
        'Join the revolution',
        'Bring us the problem that your spreadsheet gave up on.',
      ]);
  });

  it('Every button leads where its words say', async () => {
    const page = await open('/');
    const main = page.getByRole('main');
    for (const [label, path] of [
      ['Explore Solutions', '/solutions'],
      ['Request a Demo', '/request-demo'],
      ['About Us', '/about'],
      ['Explore Industries', '/industries'],
      ['Browse Courses', '/courses'],
      ['Read More Case Studies', '/insights'],
      ['View Careers', '/careers'],
      ['Contact Us', '/contact'],
    ] as const) {
      const links = main.getByRole('link', { name: label, exact: true });
      expect(await links.first().getAttribute('href'), label).toBe(path);
    }
  });

  it('Each reason leads to where it can be checked', async () => {
    const page = await open('/');
    const reasons = page.getByRole('region', { name: 'Why Quzones' }).getByRole('link');
    const ways = await reasons.evaluateAll((links) =>
      links.map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(ways).toEqual([
      ['Quantum and AI under one roof', '/team#decisions'],
      ['Classical first', '/consulting#criteria'],
      ['A price that gets projects started', '/consulting#price'],
      ['In production', '/case-studies'],
      ['Security that can be audited', '/services/enterprise-solutions#audit'],
    ]);
    for (const [, href = ''] of ways) {
      const [path = '', id] = (href ?? '').split('#');
      expect(await text(path), `${href}`).toContain(id ? ` id="${id}"` : '<h1');
    }
  });

  it('Shows four offerings, the first two wider than the others', async () => {
    const page = await open('/');
    const cards = page.getByRole('region', { name: 'Core Offerings' }).locator('article');
    await expect
      .poll(() => cards.locator('h3').allInnerTexts())
      .toEqual(['Quantum Computing', 'Artificial Intelligence', 'Healthcare', 'Consulting']);
    const widths = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
    expect(Math.min(...widths.slice(0, 2))).toBeGreaterThan(Math.max(...widths.slice(2)));
  });

  it('Nothing moves by itself for more than five seconds', async () => {
    const page = await open('/', { reducedMotion: 'no-preference' });
    const ends = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(Math.max(0, ...ends)).toBeLessThanOrEqual(5000);
  });

  it('Who asked for more contrast reads its quiet words as strongly as all others', async () => {
    const page = await site.open();
    await page.emulateMedia({ contrast: 'more' });
    await page.goto(site.server.url);
    const colors = await page
      .locator('main .text-muted')
      .evaluateAll((words) =>
        words.map((word) => [word, word.closest('.on-ink, main') ?? word].map((part) => getComputedStyle(part).color)),
      );
    expect(colors.length).toBeGreaterThan(5);
    expect(colors.filter(([quiet, loud]) => quiet !== loud)).toEqual([]);
  });

  it('Ships no script, and weighs less than 60 KB with its styles', async () => {
    const html = await text('/');
    expect(html).not.toMatch(executable);
    expect(html).not.toMatch(/<style|\son[a-z]+=/i);
    // Nor the marks by which React finds its place in a page that it takes over.
    expect(html).not.toContain('<!--');
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(styles.length).toBeGreaterThan(0);
    const css = await Promise.all(styles.map(text));
    const bytes = [html, ...css].reduce((sum, part) => sum + gzipSync(part).length, 0);
    expect(bytes).toBeLessThan(60 * 1024);
  });
});

describe('Whose system chooses the colours', () => {
  it.each([
    '/industries/government',
    '/industries/finance',
    '/industries/energy',
    '/industries/healthcare',
    '/services/ai-solutions',
    '/services/ai-solutions/custom-llm',
  ])('reads the charts of %s by keys in the colours of the charts', async (path) => {
    const page = await site.open();
    await page.goto(path);
    const keys = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main span')]
          .filter(({ childNodes, className }) => childNodes.length === 0 && /\bbg-/.test(className))
          .map((key) => getComputedStyle(key).backgroundColor),
      );
    const before = await keys();
    expect(before.length).toBeGreaterThan(1);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await keys()).toEqual(before);
  });
});

describe('The playground', () => {
  const path = '/services/quantum-computing/sdks-playground';

  it('takes a step before its scripts are there, and loads no page for it', async () => {
    const page = await openPage(site.browser);
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    await page.goto(site.server.url + path);
    await page.getByRole('button', { name: 'Add H, Hadamard to q0' }).click();
    await page.getByRole('button', { name: 'Remove H on q0, step 3' }).waitFor();
    expect(new URL(page.url()).search).toBe('?c=2.h0.cx0-1.h0');
    expect(documents).toEqual([site.server.url + path]);
    expect(await axeObjections(page)).toEqual([]);
  });

  it('takes it without scripts too', async () => {
    const page = await openPage(site.browser, { javaScript: false });
    await page.goto(site.server.url + path);
    await page.getByRole('button', { name: 'Add H, Hadamard to q0' }).click();
    await page.getByRole('button', { name: 'Remove H on q0, step 3' }).waitFor();
    await page.getByRole('button', { name: 'Remove H on q0, step 3' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?c=2.h0.cx0-1');
  });
});

describe('The footer', () => {
  it('Names the company, its address, its products and its papers', async () => {
    const page = await open('/about');
    const footer = page.getByRole('contentinfo');
    await expect
      .poll(() => footer.locator('address').innerText())
      .toContain('Quzones\nRanchi 834001\nJharkhand, India');
    await expect
      .poll(() => footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link').allInnerTexts())
      .toEqual(['Home', 'About Us', 'Solutions', 'Industries', 'Insights', 'Contact']);
    const products = footer.getByRole('navigation', { name: 'Products & Platforms' }).getByRole('link');
    await expect
      .poll(() => products.allInnerTexts())
      .toEqual(['Quzones', 'Querido', 'DIM12', 'Custom LLMs', 'Automation & RPA', 'Unfaked', 'Bliss']);
    expect(await products.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      Array(7).fill('/solutions'),
    );
    for (const network of ['LinkedIn', 'X', 'GitHub', 'YouTube']) {
      await expect.poll(() => footer.getByRole('link', { name: `Quzones on ${network}`, exact: true }).count()).toBe(1);
    }
    await footer.getByText('© 2025 Quzones').waitFor();
    await expect
      .poll(() => footer.getByRole('link', { name: 'careers@quzones.com' }).getAttribute('href'))
      .toBe('mailto:careers@quzones.com');
    await expect
      .poll(() => footer.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href'))
      .toBe('/privacy-policy');
    await expect
      .poll(() => footer.getByRole('link', { name: 'Terms of Use' }).getAttribute('href'))
      .toBe('/terms-of-use');
  });
});

describe('Addresses', () => {
  it('Home screens and search engines find the icon under its usual names', async () => {
    const [screen, small] = await Promise.all(
      ['/apple-touch-icon.png', '/favicon.ico'].map((name) => fetch(site.server.url + name)),
    );
    expect([screen?.status, screen?.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(small?.status).toBe(200);
    const page = await open('/');
    const drawn = await page.evaluate(async () => {
      const icon = new Image();
      icon.src = '/favicon.ico';
      await icon.decode();
      return icon.naturalWidth;
    });
    expect(drawn).toBe(48);
  });

  it('Every page of the site map answers, with its own title, description and canonical address', async () => {
    for (const page of sitePages) {
      const response = await fetch(site.server.url + page.path);
      expect(response.status, page.path).toBe(200);
      const html = await response.text();
      expect(html.match(/<h1/g), page.path).toHaveLength(1);
      expect(html, page.path).toMatch(/<title>[^<]*Quzones[^<]*<\/title>/);
      expect(html.match(/<meta name="description" content="[^"]{50,}"/g), page.path).toHaveLength(1);
      expect(html, page.path).toContain(
        `<link rel="canonical" href="${site.server.url}${page.canonical ?? page.path}"/>`,
      );
    }
  });

  it.each([
    ['/privacy', '/privacy-policy'],
    ['/terms', '/terms-of-use'],
    ['/auth', '/admin/auth'],
  ])('%s has moved to %s', async (from, to) => {
    const response = await fetch(`${site.server.url}${from}?a=1`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${to}?a=1`);
  });

  it('An unknown address answers 404 with the words "Oops! Page not found", a way home and suggestions', async () => {
    const page = await openPage(site.browser);
    page.allowErrors(/404/);
    const response = await page.goto(`${site.server.url}/quantom-computing`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor();
    const main = page.getByRole('main');
    await expect
      .poll(() => main.getByRole('link', { name: 'Quantum Computing' }).getAttribute('href'))
      .toBe('/services/quantum-computing');
    await main.getByRole('link', { name: 'Back to the home page' }).click();
    await page.waitForURL(`${site.server.url}/`);
    expect(site.server.logs()).toMatch(/"id":"[\w-]+","path":"\/quantom-computing","msg":"page not found"/);
  });

  it('Odd addresses get a clear answer, never an error of ours', async () => {
    for (const path of ['/%00', '/%E0%A4%A', `/${'a'.repeat(3000)}`, '/services/nothing', '/about/%2e%2e%2f']) {
      const { status } = await fetch(site.server.url + path);
      expect([400, 404, 414], path.slice(0, 40)).toContain(status);
    }
  });
});

it('Letters twice as large on the narrowest phones: no word of a headline is cut', async () => {
  const page = await openPageInLargeLetters({ viewport: { width: 320, height: 700 } });
  for (const path of ['/services', '/industries', '/industries/manufacturing', '/insights']) {
    await page.goto(site.server.url + path);
    expect(await page.evaluate(wordsCut), path).toEqual([]);
  }
});

function wordsCut(): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      for (const { 0: word, index } of (texts.currentNode.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });
}
