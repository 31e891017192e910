import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cuts, fallbacks, measuredText, outlined } from './font-plan.mjs';
import { codePointsOf, outlinesOf } from './outlines.mjs';

const GENERATED = 'app/styles/generated';
const OUTLINES = 'display-outlines.json';
const SHEETS = ['fonts.css', 'formula-fonts.css'];
const NOTICE = '/* Made by scripts/lib/fonts.mjs. Change scripts/lib/font-plan.mjs instead. */';
const INPUTS = [
  'scripts/lib/fonts.mjs',
  'scripts/lib/font-characters.mjs',
  'scripts/lib/font-plan.mjs',
  'scripts/lib/outlines.mjs',
  'node_modules/@fontsource-variable/bricolage-grotesque/package.json',
  'node_modules/@fontsource-variable/instrument-sans/package.json',
  'node_modules/@fontsource-variable/jetbrains-mono/package.json',
  'node_modules/@fontsource/stix-two-math/package.json',
  'node_modules/subset-font/package.json',
  'node_modules/@capsizecss/unpack/package.json',
];

/** @param {string} root */
async function hashInputs(root) {
  const hash = createHash('sha256');
  for (const input of INPUTS) hash.update(await readFile(join(root, input)));
  return hash.digest('hex');
}

/** @param {string} root @param {string} source */
function readSource(root, source) {
  return readFile(join(root, 'node_modules', source));
}

/** @param {number} share */
function percent(share) {
  return `${(share * 100).toFixed(2)}%`;
}

/**
 * Characters as CSS writes them for `unicode-range`. Only what the file really has: a browser fetches it for any other
 * character of its range too, in vain.
 * @param {number[]} codePoints
 */
function unicodeRange(codePoints) {
  /** @type {[first: number, last: number][]} */
  const runs = [];
  for (const codePoint of codePoints.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && run[1] === codePoint - 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  const hex = (/** @type {number} */ codePoint) => codePoint.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

/** @param {import('./font-plan.mjs').FontCut} cut @param {Uint8Array} bytes @param {number[]} codePoints */
function describeFace(cut, bytes, codePoints) {
  const address = cut.inStyles ? `data:font/woff2;base64,${Buffer.from(bytes).toString('base64')}` : `./${cut.file}`;
  return [
    '@font-face {',
    `  font-family: '${cut.family}';`,
    `  font-style: ${cut.style ?? 'normal'};`,
    `  font-weight: ${cut.weight};`,
    '  font-display: swap;',
    `  src: url('${address}') format('woff2');`,
    ...(cut.whereNeeded ? [`  unicode-range: ${unicodeRange(codePoints)};`] : []),
    '}',
  ].join('\n');
}

/**
 * The stand-in face in the measures of the web font: same share of the em for the line, same average width.
 * @param {typeof fallbacks[number]} fallback
 * @param {{ ascent: number, descent: number, lineGap: number, unitsPerEm: number, xWidthAvg: number }} metrics
 */
function describeFallback(fallback, metrics) {
  const share = metrics.xWidthAvg / metrics.unitsPerEm / (fallback.face.width / fallback.face.em);
  const sizeAdjust = share * (fallback.correction ?? 1);
  const em = metrics.unitsPerEm * sizeAdjust;
  return [
    '@font-face {',
    `  font-family: '${fallback.family}';`,
    `  font-weight: ${fallback.weight};`,
    `  src: ${fallback.face.local.map((name) => `local('${name}')`).join(', ')};`,
    `  ascent-override: ${percent(metrics.ascent / em)};`,
    `  descent-override: ${percent(Math.abs(metrics.descent) / em)};`,
    `  line-gap-override: ${percent(metrics.lineGap / em)};`,
    `  size-adjust: ${percent(sizeAdjust)};`,
    '}',
  ].join('\n');
}

/**
 * Writes the display font's letters as outlines, for pictures drawn on the server.
 * @param {string} root @param {string} target
 */
async function writeOutlines(root, target) {
  const { default: subsetFont } = await import('subset-font');
  const parts = [];
  for (const { source, text } of outlined.sources) {
    const options = { targetFormat: /** @type {const} */ ('sfnt'), variationAxes: outlined.axes };
    parts.push(await outlinesOf(await subsetFont(await readSource(root, source), text, options), text));
  }
  const bytes = JSON.stringify(Object.assign({}, ...parts.toReversed()));
  await writeFile(join(target, OUTLINES), bytes);
  return { file: OUTLINES, bytes: bytes.length };
}

/**
 * Cuts the fonts into `app/styles/generated` and writes the styles that declare them beside them.
 * @param {string} root project folder
 * @returns {Promise<{ file: string, bytes: number }[]>}
 */
export async function buildFonts(root) {
  const { default: subsetFont } = await import('subset-font');
  const { fromBuffer } = await import('@capsizecss/unpack');
  const target = join(root, GENERATED);
  await mkdir(target, { recursive: true });
  await rm(join(target, '.inputs-hash'), { force: true });
  /** @type {Record<string, string[]>} */
  const sheets = Object.fromEntries(SHEETS.map((sheet) => [sheet, [NOTICE]]));
  const made = [];
  for (const cut of cuts) {
    const options = { variationAxes: cut.axes, keepFeatures: cut.features };
    const source = await readSource(root, cut.source);
    const bytes = await subsetFont(source, cut.text, { ...options, targetFormat: 'woff2' });
    const codePoints = await codePointsOf(await subsetFont(source, cut.text, { ...options, targetFormat: 'sfnt' }));
    if (!cut.inStyles) await writeFile(join(target, cut.file), bytes);
    made.push({ file: cut.file, bytes: bytes.length });
    sheets[cut.styles ?? 'fonts.css']?.push(describeFace(cut, bytes, codePoints));
  }
  for (const fallback of fallbacks) {
    const options = { targetFormat: /** @type {const} */ ('sfnt'), variationAxes: fallback.measuredAt };
    const instance = await subsetFont(await readSource(root, fallback.of), measuredText, options);
    sheets['fonts.css']?.push(describeFallback(fallback, await fromBuffer(instance)));
  }
  made.push(await writeOutlines(root, target));
  for (const [sheet, blocks] of Object.entries(sheets)) {
    await writeFile(join(target, `${sheet}.new`), `${blocks.join('\n\n')}\n`);
    await rename(join(target, `${sheet}.new`), join(target, sheet));
  }
  await writeFile(join(target, '.inputs-hash'), await hashInputs(root));
  return made;
}

/**
 * Cuts the fonts unless the ones on disk were made from the same inputs.
 * @param {string} root project folder
 * @returns {Promise<{ file: string, bytes: number }[] | null>} null when nothing had to be done
 */
export async function ensureFonts(root) {
  const stored = await readFile(join(root, GENERATED, '.inputs-hash'), 'utf8').catch(() => '');
  const isThere = [...SHEETS, OUTLINES].every((file) => existsSync(join(root, GENERATED, file)));
  if (isThere && stored === (await hashInputs(root))) return null;
  return buildFonts(root);
}
