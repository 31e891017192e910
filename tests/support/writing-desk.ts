import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { PageOptions, WatchedPage } from './browser.ts';
import type { BuiltSite } from './built-site.ts';
import { photo } from './sample-pictures.ts';
import { jpegFile } from './send-file.ts';
import { useSiteOnPostgres } from './site-on-postgres.ts';
import { signInPlainly } from './staff.ts';
import { textEditor, textInForm } from './text-editor.ts';

/** Asks again until it holds: an upload may take seconds where other tests run as well. */
export const patiently = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 15_000 });

/** The picture of a test that needs any. */
export const boat: Buffer = await (await photo(1000, 700)).jpeg().toBuffer();

export const jpeg = (name: string, buffer = boat) => jpegFile(name, buffer);

/** Keeps every upload of a page on its way until `answer` is called. */
export async function holdUploads(page: WatchedPage): Promise<{ answer: () => void }> {
  const answer = Promise.withResolvers<void>();
  await page.route('**/admin/uploads', async (route) => {
    await answer.promise;
    await route.continue().catch(() => {});
  });
  return { answer: answer.resolve };
}

/** The built site on PostgreSQL for tests of who writes: somebody who signed in once for all of them. */
export function useWritingDesk(): {
  site: BuiltSite;
  /** The Cookie header of that person. */
  cookie: () => string;
  openAdmin: (path: string, options?: PageOptions) => Promise<WatchedPage>;
  startWriting: (options?: PageOptions) => ReturnType<typeof beginPost>;
} {
  const site = useSiteOnPostgres();
  let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  beforeAll(async () => {
    const page = await site.open();
    await signInPlainly(page, site.server.url);
    cookies = await page.context().cookies();
    await page.context().close();
  });
  async function openAdmin(path: string, options: PageOptions = {}): Promise<WatchedPage> {
    const page = await site.open(options);
    await page.context().addCookies(cookies);
    await page.goto(path);
    return page;
  }
  return {
    site,
    cookie: () => cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    openAdmin,
    startWriting: async (options) => beginPost(await openAdmin('/admin/blog/new', options)),
  };
}

/** A new blog post with the cursor in its text. */
async function beginPost(page: WatchedPage) {
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  const text = textEditor(page);
  await text.click();
  return { page, text, html: () => textInForm(page) };
}
