import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer, testAdmin } from '../support/built-server';
import { keys, type OtherBrowser, startFirefox, startWebKit } from '../support/other-browser';

/**
 * What visitors and staff do most, in the browsers that the check does not have: `npm run proof:browsers`. Their names are
 * those of the engines on iPhones and Macs (WebKit) and of Firefox.
 */
const article = '/insights/when-quantum-kernels-cannot-help';
const toast = 'return document.querySelector("[data-toast]")?.innerText.replace(/\\s+/g, " ")';

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', (_, start) => {
  let server: BuiltServer;
  let browser: OtherBrowser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startBuiltServer(), start()]);
    process.stdout.write(`${browser.name}\n`);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  const goto = (path: string) => browser.goto(server.url + path);

  it('No page is wider than its window, on a phone and on a desk', async () => {
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
    expect(paths.length).toBeGreaterThan(80);
    const tooWide = [];
    for (const width of [450, 1280]) {
      await browser.resize(width, 900);
      for (const path of paths) {
        await goto(path);
        const over = 'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth';
        if ((await browser.ask<number>(over)) > 0) tooWide.push(`${path} at ${width}`);
      }
    }
    expect(tooWide).toEqual([]);
  });

  it('Menus open, the site is searched from the header, and a theme that is chosen stays', async () => {
    await goto('/');
    await browser.click('[popovertarget="menu-services"]');
    await browser.waitFor('return document.querySelector("#menu-services").matches(":popover-open")');
    await browser.press(keys.escape);
    await browser.waitFor('return !document.querySelector(":popover-open")');
    await browser.click('[popovertarget="site-search"]');
    await browser.waitFor('return document.activeElement.type === "search"');
    await browser.write('annealing');
    await browser.press(keys.enter);
    await browser.waitFor('return location.pathname === "/search" && document.querySelectorAll("main a mark").length');
    await browser.click('[popovertarget="theme-menu"]');
    await browser.waitFor('return document.querySelector("#theme-menu").matches(":popover-open")');
    await browser.click('#theme-menu button[value="dark"]');
    await browser.waitFor('return document.documentElement.dataset.theme === "dark"');
    await goto('/about');
    expect(await browser.ask('return document.documentElement.dataset.theme')).toBe('dark');
  });

  it('A list is searched in its place, and a message is sent', async () => {
    await goto('/insights');
    await browser.ask('window.isSamePage = true');
    await browser.type('main input[name="q"]', 'annealing');
    await browser.waitFor('return document.querySelector("main [role=status]").innerText.includes("“annealing”")');
    expect(await browser.ask('return [location.search, window.isSamePage]')).toEqual(['?q=annealing', true]);
    await goto('/contact');
    await browser.type('[name="name"]', 'Ada');
    await browser.type('[name="email"]', 'ada@example.com');
    await browser.type('[name="message"]', 'Which of my routes is worth an annealer?');
    await browser.click('main form button[type="submit"]');
    expect(await browser.waitFor(toast)).toContain("Message Sent! We'll get back to you within 24 hours");
  });

  it('A formula stands on its line, together with the full stop behind it', async () => {
    await goto(article);
    await browser.waitFor(
      `return document.readyState === "complete" && document.fonts.check("16px 'STIX Two Math'", "x")`,
    );
    const offsets = await browser.ask<number[]>(`
      return [...document.querySelectorAll(".prose p math")].map((math) => {
        const mark = document.createElement("span");
        mark.style.cssText = "display:inline-block;height:0;width:0";
        math.before(mark);
        const line = mark.getBoundingClientRect().bottom;
        mark.remove();
        return line - math.querySelector("mi, mn").getBoundingClientRect().bottom;
      })`);
    expect(offsets.length).toBeGreaterThan(3);
    // What stood above its line did so by 8; letters such as g reach below it.
    expect(Math.max(...offsets)).toBeLessThan(3);
    const broken = await browser.ask<number>(`
      const paragraph = [...document.querySelectorAll(".prose p")].find((p) => p.textContent.startsWith("A circuit"));
      let broken = 0;
      for (let width = 200; width < 600; width += 2) {
        paragraph.style.width = width + "px";
        const { lastChild } = [...paragraph.querySelectorAll("span")].at(-1);
        const stop = document.createRange();
        stop.selectNode(lastChild);
        const math = lastChild.previousSibling.getBoundingClientRect();
        if (stop.getBoundingClientRect().top >= math.bottom - 4) broken += 1;
      }
      return broken`);
    expect(broken).toBe(0);
  });

  it('Staff sign in, write, save, find what they wrote, and are asked before they lose it', async () => {
    await browser.resize(1440, 900);
    await goto('/admin/auth');
    await browser.type('[name="email"]', testAdmin.email);
    await browser.type('[name="password"]', testAdmin.password);
    await browser.press(keys.enter);
    expect(await browser.waitFor(toast)).toContain('Success Signed in successfully.');
    await goto('/admin/insights/new');
    await browser.waitFor('return document.querySelector("[contenteditable=true]")?.isContentEditable');
    await browser.type('[name="title"]', 'Written in another browser');
    await browser.type('[name="author"]', 'Research team');
    await browser.type('[name="excerpt"]', 'What it says.');
    await browser.click('[contenteditable="true"]');
    for (const [index, line] of ['Let $x^2$ be **bold**.', '## Second', '- one', 'two'].entries()) {
      if (index > 0) await browser.press(keys.enter);
      await browser.write(line);
    }
    await browser.waitFor('return document.querySelectorAll("[contenteditable=true] li").length === 2');
    await browser.press([keys.control, 's']);
    expect(await browser.waitFor(toast)).toContain('Success Insight created successfully');
    await goto('/admin');
    await browser.waitFor('return document.querySelector("[role=tab]")');
    const palette = 'return document.querySelector("dialog[open] input")';
    await browser.press([keys.control, 'k']);
    await browser.waitFor(palette);
    // A press beside it closes it.
    await browser.pressAt(40, 700);
    await browser.waitFor('return !document.querySelector("dialog[open]")');
    await browser.press([keys.control, 'k']);
    await browser.waitFor(palette);
    await browser.write('another browser');
    await browser.waitFor(
      'return document.querySelector("dialog[open] [role=option]")?.innerText.includes("Written in another browser")',
    );
    await browser.press(keys.enter);
    const stored = 'return document.querySelector("[contenteditable=true]")?.innerHTML';
    expect(await browser.waitFor(stored)).toMatch(
      /<strong>bold<\/strong>.*<h2>Second<\/h2><ul><li><p>one<\/p><\/li><li><p>two<\/p><\/li><\/ul>/,
    );
    await browser.type('[name="title"]', ' and changed');
    await browser.press(keys.escape);
    await browser.waitFor(
      'return [...document.querySelectorAll("dialog[open]")].at(-1)?.innerText.includes("Leave without saving?")',
    );
  });
});
