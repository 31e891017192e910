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
import { readArguments } from './lib/read-arguments.mjs';
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

const usage = `Usage: npm run look -- [--admin] [--out folder] [--only /,/blog] [--widths 390,1440] [--themes light,dark]
  Takes pictures of every kind of public page at four widths, light and dark: one contact sheet for each page.
  --admin    of every kind of page of the admin instead
  --out      where the sheets go; a new folder beside the temporary files when none is named
  --only     of these pages alone
  --widths, --themes   fewer pictures of each`;

/** @param {string} all */
const withDefault = (all) => /** @type {const} */ ({ type: 'string', default: all });
const options = /** @type {const} */ ({
  admin: { type: 'boolean', default: false },
  out: withDefault(''),
  only: withDefault(''),
  widths: withDefault(allWidths.join()),
  themes: withDefault(allThemes.join()),
  help: { type: 'boolean' },
});

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
 * @param {{ widths: number[], themes: ('light' | 'dark')[], cookies: Cookies | undefined }} kinds with the cookies of who looks; a visitor has none
 * @returns {Promise<Buffer[]>} one for each width and theme
 */
async function takePictures(browser, address, { widths, themes, cookies }) {
  const pictures = [];
  for (const colorScheme of themes) {
    for (const width of widths) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        ...(cookies && { storageState: cookies }),
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
  const { values: asked } = readArguments(usage, { options });
  if (asked.help) return console.log(usage);
  const widths = asked.widths.split(',').map(Number);
  const themes = allThemes.filter((theme) => asked.themes.split(',').includes(theme));
  if (!widths.every((width) => width > 0) || themes.length === 0)
    throw new Failure(`Say a width and a theme.\n${usage}`);
  await buildIfNeeded(root);
  const chromium = await ensureChromium();
  if ('missing' in chromium) throw new Failure(chromium.missing);
  const { chromium: engine } = await import('playwright-core');
  const out = resolve(asked.out || mkdtempSync(join(tmpdir(), 'quzones-look-')));
  mkdirSync(out, { recursive: true });
  const site = await withProgress('Starting the site', () => startSite(join(makeTemporaryFolder(), 'data')));
  await using browser = await engine.launch({
    executablePath: chromium.found,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const staff = asked.admin ? await browser.newContext() : undefined;
  if (staff) await enterAdmin(staff, site.url);
  const every = async () =>
    staff ? listAdminPaths(staff, site.url) : [...(await listPaths(site.url)), ...forVisitorsToo];
  const paths = asked.only === '' ? await every() : asked.only.split(',');
  const cookies = await staff?.storageState();
  for (const [index, path] of paths.entries()) {
    const file = join(out, `${path === '/' ? 'home' : path.slice(1).replaceAll(/[^\w-]+/g, '.')}.png`);
    await withProgress(`${index + 1} of ${paths.length}: ${path}`, async () =>
      writeSheet(await takePictures(browser, site.url + path, { widths, themes, cookies }), file),
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
