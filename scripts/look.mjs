/// <reference lib="dom" />
/**
 * `npm run look`: pictures of every kind of public page at four widths, light and dark, one contact sheet for each page, to be
 * looked at; `--admin` of every kind of page of the admin instead. `--out <folder>` says where (default: a new folder beside the
 * temporary files), `--only /,/blog` fewer pages, `--widths 390` and `--themes dark` fewer pictures of each.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { closeAll, makeTemporaryFolder } from './bench/cleanup.mjs';
import { startSite } from './bench/site.mjs';
import { buildIfNeeded } from './lib/build-if-needed.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { withProgress } from './lib/progress.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { ensureChromium } from './lib/tool-install.mjs';
import { enterAdmin, listAdminPaths } from './look/admin-pages.mjs';
import { listPaths } from './look/pages.mjs';

const allWidths = [390, 768, 1440, 2560];
const allThemes = /** @type {const} */ (['light', 'dark']);
/** Every picture of a sheet is drawn this wide; a long page goes on in the next column, so that nothing is left out. */
const column = 420;
const longest = 2100;
/** What no sitemap names. Who is signed in is led on by the last two. */
const forVisitorsToo = ['/no-such-page', '/admin/auth', '/admin/forgot-password'];

/** @param {string} name @param {string} fallback @returns {string} */
function option(name, fallback) {
  const index = process.argv.indexOf(`--${name}`);
  return index === -1 ? fallback : (process.argv[index + 1] ?? fallback);
}

/** @param {string} name @param {string} all @returns {string[]} what the option lists, or all */
function options(name, all) {
  return option(name, all).split(',');
}

const widths = options('widths', allWidths.join()).map(Number);
const themes = allThemes.filter((theme) => options('themes', allThemes.join()).includes(theme));

/** @typedef {Awaited<ReturnType<import('playwright-core').BrowserContext['storageState']>>} Cookies */

/** Runs in the page: fetches what waits until somebody scrolls to it, and waits for it and for drawings that come after the words. */
async function everyPicture() {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
  await Promise.all(ending.map(({ finished }) => finished));
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {Cookies | undefined} storageState of who looks; a visitor has none
 * @returns {Promise<Buffer[]>} one for each width and theme
 */
async function takePictures(browser, address, storageState) {
  const pictures = [];
  for (const colorScheme of themes) {
    for (const width of widths) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        ...(storageState && { storageState }),
      });
      const page = await context.newPage();
      await page.goto(address);
      await page.evaluate(everyPicture);
      await page.waitForLoadState('networkidle');
      pictures.push(await page.screenshot({ fullPage: true }));
      await context.close();
    }
  }
  return pictures;
}

/** @param {Buffer} picture @returns {Promise<{ input: Buffer, height: number }[]>} its columns, from the top of the page down */
async function columnsOf(picture) {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(picture).resize({ width: column }).png().toBuffer({ resolveWithObject: true });
  const columns = [];
  for (let top = 0; top < info.height; top += longest) {
    const height = Math.min(info.height - top, longest);
    columns.push({ input: await sharp(data).extract({ left: 0, top, width: column, height }).toBuffer(), height });
  }
  return columns;
}

/** @param {Buffer[]} pictures @param {string} file */
async function writeSheet(pictures, file) {
  const { default: sharp } = await import('sharp');
  const tiles = (await Promise.all(pictures.map(columnsOf))).flat();
  const background = '#8b8579';
  const height = Math.max(...tiles.map((tile) => tile.height));
  await sharp({ create: { width: tiles.length * (column + 8), height, channels: 3, background } })
    .composite(tiles.map(({ input }, index) => ({ input, left: index * (column + 8), top: 0 })))
    .png({ palette: true })
    .toFile(file);
}

async function main() {
  await buildIfNeeded(root);
  const chromium = await ensureChromium();
  if ('missing' in chromium) throw new Failure(chromium.missing);
  const { chromium: engine } = await import('playwright-core');
  const out = resolve(option('out', '') || mkdtempSync(join(tmpdir(), 'quzones-look-')));
  mkdirSync(out, { recursive: true });
  const site = await withProgress('Starting the site', () => startSite(join(makeTemporaryFolder(), 'data')));
  await using browser = await engine.launch({
    executablePath: chromium.found,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const only = option('only', '');
  const staff = process.argv.includes('--admin') ? await browser.newContext() : undefined;
  if (staff) await enterAdmin(staff, site.url);
  const every = async () =>
    staff ? listAdminPaths(staff, site.url) : [...(await listPaths(site.url)), ...forVisitorsToo];
  const paths = only === '' ? await every() : only.split(',');
  const cookies = await staff?.storageState();
  for (const [index, path] of paths.entries()) {
    const file = join(out, `${path === '/' ? 'home' : path.slice(1).replaceAll(/[^\w-]+/g, '.')}.png`);
    await withProgress(`${index + 1} of ${paths.length}: ${path}`, async () =>
      writeSheet(await takePictures(browser, site.url + path, cookies), file),
    );
  }
  await site.stop();
  console.log(`\n${paths.length} contact sheets (${widths.join(', ')} px, ${themes.join(' then ')}) are in ${out}.`);
  return 0;
}

await runMain(async () => {
  try {
    return await underProjectNode(import.meta.url, main);
  } finally {
    closeAll();
  }
});
