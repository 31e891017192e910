import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, openPage, type PageOptions, type WatchedPage } from './browser.ts';
import { type BuiltServer, type BuiltServerOptions, startBuiltServer } from './built-server.ts';

/** The built server and a browser for all tests of a file. Server and browser are there once its tests begin. */
export interface BuiltSite {
  readonly server: BuiltServer;
  readonly browser: Browser;
  /** A page with cookies of its own; addresses that start with a slash are those of the server. */
  readonly open: (options?: PageOptions) => Promise<WatchedPage>;
  /** Asks the server without a browser, and follows nobody who leads elsewhere. */
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
}

/** Starts both before the tests of the file that calls it, and stops them after. `options` may need something started first. */
export function useBuiltSite(options?: BuiltServerOptions | (() => Promise<BuiltServerOptions>)): BuiltSite {
  let started: { server: BuiltServer; browser: Browser } | undefined;
  const running = () => {
    if (!started) throw new Error('The site is there once the tests begin.');
    return started;
  };
  beforeAll(async () => {
    const settled = typeof options === 'function' ? await options() : options;
    const [server, browser] = await Promise.all([startBuiltServer(settled), launchBrowser()]);
    started = { server, browser };
  });
  afterAll(async () => {
    await started?.browser.close();
    await started?.server.stop();
  });
  return {
    get server() {
      return running().server;
    },
    get browser() {
      return running().browser;
    },
    open: (pageOptions) => openPage(running().browser, { baseUrl: running().server.url, ...pageOptions }),
    get: (path, headers = {}) => fetch(running().server.url + path, { headers, redirect: 'manual' }),
  };
}
