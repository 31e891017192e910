import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { findChromium } from '../../scripts/lib/tools.mjs';
import { takePage } from './kept-pages';

export interface PageOptions {
  /** False shows what a visitor without JavaScript gets. */
  javaScript?: boolean;
  colorScheme?: 'light' | 'dark';
  /** Of the browser's clock, as an IANA name; that of this computer unless told. */
  timezoneId?: string;
  /** CSS pixels; 1280 x 800 unless told. */
  viewport?: { width: number; height: number };
  /** Motion is reduced unless told, so that nothing is caught half-way. */
  reducedMotion?: 'reduce' | 'no-preference';
  /** Prefixed to addresses that start with a slash. */
  baseUrl?: string;
}

/** A page that remembers everything that went wrong in it. */
export interface WatchedPage extends Page {
  /** Fails when the page logged an error or threw one. Happens by itself at the end of the test that opened it. */
  expectNoErrors(): void;
  /** Errors that match are meant to happen, such as the browser's note about a page that answers 404. */
  allowErrors(pattern: RegExp): void;
}

const flags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The page in Chromium's own address bar, which nobody sees: a renderer of its own for every context, half of its cost.
  // Chromium heeds the last such list only, so what Playwright's names of use to us stands here again.
  `--disable-features=${[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
  ].join()}`,
];

/**
 * Starts the Chromium of this machine with an empty profile.
 * @throws Error with one sentence when there is none
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

function launchOptions() {
  const executablePath = findChromium();
  if (executablePath === null) {
    throw new Error('Chromium was not found: run `npm test`, which installs it, or set CHROMIUM_PATH.');
  }
  // Chromium refuses to sandbox itself when root starts it.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, headless: true, args: [...flags, ...sandbox] };
}

function contextOptions(options: PageOptions): BrowserContextOptions {
  return {
    javaScriptEnabled: options.javaScript ?? true,
    colorScheme: options.colorScheme ?? 'light',
    viewport: options.viewport ?? { width: 1280, height: 800 },
    reducedMotion: options.reducedMotion ?? 'reduce',
    ...(options.timezoneId === undefined ? {} : { timezoneId: options.timezoneId }),
    ...(options.baseUrl === undefined ? {} : { baseURL: options.baseUrl }),
  };
}

/** Opens a page with cookies and storage of its own. When its test ends its errors are judged, and it is emptied for the next one. */
export async function openPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  const kept = await takePage(browser, contextOptions(options));
  const page = watch(kept.page);
  atTestEnd(async (hasFailed) => {
    await (hasFailed ? kept.close() : kept.giveBack());
    page.expectNoErrors();
  });
  return page;
}

/**
 * Opens a page in a browser of its own, whose owner set the size of letters to twice what it usually is: 32 pixels. It is
 * closed, and its errors judged, when the test ends.
 */
export async function openPageInLargeLetters(options: PageOptions = {}): Promise<WatchedPage> {
  const profile = await mkdtemp(join(tmpdir(), 'quzones-large-letters-'));
  await mkdir(join(profile, 'Default'));
  const preferences = { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } };
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...contextOptions(options) });
  const page = watch(await context.newPage());
  atTestEnd(async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true });
    page.expectNoErrors();
  });
  return page;
}

/** Spaces out lines, letters and words as far as WCAG 1.4.12 has every page bear. */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}');
    document.adoptedStyleSheets.push(sheet);
  });
}

function watch(page: Page): WatchedPage {
  const errors: string[] = [];
  const allowed: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`));
  return Object.assign(page, {
    expectNoErrors() {
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    allowErrors(pattern: RegExp) {
      allowed.push(pattern);
    },
  });
}

function atTestEnd(work: (hasFailed: boolean) => Promise<void>): void {
  try {
    onTestFinished(({ task }) => work(task.result?.state === 'fail'));
  } catch {
    // Opened in a hook: the suite that shares the page closes and judges it itself.
  }
}

/**
 * Moves the pointer, as whoever uses a page does, which is what public pages start their scripts at; then waits until
 * React has taken over, for tests of what only happens then. People are not that quick.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')));
}

/** The colours that a page stands on and that a phone gives the bars around it, as Chromium writes them. */
export function groundsOf(page: Page): Promise<{ ground: string; bars: string }> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const { content = '' } = said.find(({ media }) => media === '' || matchMedia(media).matches) ?? {};
    const parts = (content.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));
    return { ground: getComputedStyle(document.documentElement).backgroundColor, bars: `rgb(${parts.join(', ')})` };
  });
}
