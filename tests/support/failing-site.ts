import { untilHydrated, type WatchedPage } from './browser.ts';
import { type SiteOnPostgres, useSiteOnPostgres } from './site-on-postgres.ts';
import { readToast, signIn } from './staff.ts';

/** What the sign-in form and its dialog say when the server fails or is not reached. */
export const notSignedIn = 'You could not be signed in: the server failed or was not reached. Please try again.';

/** What browsers say about an answer that is an error, and about a network that is not there. */
const expected = /status of (?:401|404|409|500|503)|ERR_INTERNET_DISCONNECTED|Failed to fetch/;

/** The built site on a PostgreSQL that a test makes fail, and pages that may meet errors. */
export interface FailingSite {
  readonly url: string;
  readonly postgres: SiteOnPostgres['postgres'];
  readonly database: SiteOnPostgres['database'];
  /** A page on which nobody is signed in. */
  readonly openAnybody: (path: string) => Promise<WatchedPage>;
  /** A page of the admin, as the administrator. */
  readonly open: (path: string) => Promise<WatchedPage>;
  readonly goTo: (page: WatchedPage, path: string) => Promise<void>;
}

/** Starts it before the tests of the file that calls it, and stops it after. */
export function useFailingSite(): FailingSite {
  const site = useSiteOnPostgres();
  const newPage = async () => {
    const page = await site.open();
    page.allowErrors(expected);
    return page;
  };
  const goTo = async (page: WatchedPage, path: string) => {
    await page.goto(path);
    await untilHydrated(page);
  };
  return {
    get url() {
      return site.server.url;
    },
    get postgres() {
      return site.postgres;
    },
    get database() {
      return site.database;
    },
    async openAnybody(path) {
      const page = await newPage();
      await goTo(page, path);
      return page;
    },
    async open(path) {
      const page = await newPage();
      await signIn(page, site.server.url, path);
      return page;
    },
    goTo,
  };
}

/** Presses something, reads the error, and takes it away, so that the next one is a new one. */
export async function expectError(page: WatchedPage, sentence: string, press: () => Promise<void>): Promise<void> {
  await press();
  await readToast(page, 'Error', sentence);
}

/** Takes the network away, once the scripts of all pages of the admin have come. */
export async function offline(page: WatchedPage, work: () => Promise<void>): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href);
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const isSignIn = location.pathname === '/admin/auth';
    return (
      links.every((href) => loaded.has(href)) && (isSignIn || links.some((href) => href.includes('/sign-in-again-')))
    );
  });
  await page.context().setOffline(true);
  try {
    await work();
  } finally {
    await page.context().setOffline(false);
  }
}
