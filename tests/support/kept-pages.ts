import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/**
 * Pages that a test has done with and the next one goes on with: what Chromium compiled of the site's scripts is kept with a page, and a
 * new context takes half of what most tests take. Whoever gets one gets it as if it were new: without cookies, storage, history, routes
 * or listeners. What can't be taken back (a script added to every page, a clock) ends with its page, which is closed then.
 */
export interface KeptPage {
  readonly page: Page;
  /** For the next test. Never throws: what can't be cleaned is closed. */
  giveBack(): Promise<void>;
  /** For nobody: after a failure. */
  close(): Promise<void>;
}

interface Held {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly newSession: () => Promise<CDPSession>;
  /** True once something was done that can't be taken back. */
  isChanged: boolean;
  /** Where it has been since it was taken. */
  readonly origins: Set<string>;
}

/** By what a context can't change later. */
const idle = new WeakMap<Browser, Map<string, Held[]>>();

const changesForGood = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding', 'clock'],
  context: [
    'addInitScript',
    'exposeFunction',
    'exposeBinding',
    'clock',
    'grantPermissions',
    'newCDPSession',
    'setOffline',
  ],
};

const events = {
  page: [
    'console',
    'dialog',
    'domcontentloaded',
    'download',
    'filechooser',
    'framenavigated',
    'load',
    'pageerror',
    'popup',
    'request',
    'requestfailed',
    'requestfinished',
    'response',
    'worker',
  ],
  context: ['console', 'dialog', 'page', 'request', 'requestfailed', 'requestfinished', 'response'],
};

/** @param options of the context; those of the screen may differ from the last time. */
export async function takePage(browser: Browser, options: BrowserContextOptions): Promise<KeptPage> {
  const { colorScheme, reducedMotion, viewport, ...fixed } = options;
  const kind = JSON.stringify(fixed);
  const held = idle.get(browser)?.get(kind)?.pop();
  if (held) {
    await held.page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? null,
      reducedMotion: reducedMotion ?? null,
    });
    if (viewport) await held.page.setViewportSize(viewport);
    return kept(browser, kind, held);
  }
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(tellViolations);
  const newSession = context.newCDPSession.bind(context, page);
  const opened: Held = { page, context, newSession, isChanged: false, origins: new Set() };
  const note = () => {
    opened.isChanged = true;
  };
  noteUse(page, changesForGood.page, note);
  noteUse(context, changesForGood.context, note);
  return kept(browser, kind, opened);
}

/** What our policy stopped is an error of the page. Chromium writes most of it to the console, but not what a script tried and caught. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    throw new Error(`Content Security Policy: ${violatedDirective} stopped ${blockedURI} of ${sourceFile}`);
  });
}

function kept(browser: Browser, kind: string, held: Held): KeptPage {
  const close = async () => {
    await held.context.close();
  };
  held.page.on('framenavigated', (frame) => {
    if (frame === held.page.mainFrame()) held.origins.add(new URL(frame.url()).origin);
  });
  return {
    page: held.page,
    close,
    async giveBack() {
      if (held.isChanged || held.page.isClosed()) return close();
      try {
        await clean(held);
      } catch {
        return close();
      }
      const kinds = idle.get(browser) ?? new Map<string, Held[]>();
      idle.set(browser, kinds);
      kinds.set(kind, [...(kinds.get(kind) ?? []), held]);
    },
  };
}

/** @throws Error where the page does not answer, or has been at more than one site */
async function clean({ page, context, newSession, origins }: Held): Promise<void> {
  for (const event of events.page) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
  for (const event of events.context) await context.removeAllListeners(event, { behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  // Outside of the screen, or what the next page has there would be hovered.
  await page.mouse.move(-1, -1);
  origins.delete('null');
  if (origins.size > 1) throw new Error('What is stored at each of several sites is emptied nowhere.');
  // For as long as it takes: beside another session, `emulateMedia` does nothing.
  const session = await newSession();
  for (const origin of origins) await emptyStorage(page, session, origin);
  origins.clear();
  await context.clearCookies();
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** From a file of that origin, which runs no script: pages may store something when they are left. A stand-in would empty the cache. */
async function emptyStorage(page: Page, session: CDPSession, origin: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`, { timeout: 5_000 });
  await page.evaluate(() => sessionStorage.clear());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

function noteUse(target: object, names: string[], note: () => void): void {
  for (const name of names) {
    const value: unknown = Reflect.get(target, name);
    Object.defineProperty(target, name, {
      configurable: true,
      get() {
        note();
        return value;
      },
    });
  }
}
