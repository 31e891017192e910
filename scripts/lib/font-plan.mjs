import {
  ACCENTED,
  ASCII,
  BASIC,
  COMMON,
  FORMULA,
  FORMULA_ALPHABETS,
  LATIN,
  LATIN_EXTENDED,
  RARE,
  RARE_IN_CODE,
  SIGNS_IN_SENTENCES,
  SIGNS_OF_FIGURES,
  SYMBOLS,
  without,
} from './font-characters.mjs';

/**
 * What the site's fonts are made of: which files, which characters, which axes, and how the system faces that stand in
 * for them until they arrive are measured. Changing anything here makes the next build cut the fonts anew.
 */

// No ligatures in code: they change what the reader is meant to type.
const CODE_FEATURES = ['kern', 'mark', 'ccmp', 'locl', 'zero'];
const BASIC_FEATURES = ['kern', 'tnum'];
const TEXT_FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'case', 'tnum'];
// Smaller forms for powers, accents that lie flat on capitals, letters without their dot, primes.
const FORMULA_FEATURES = ['ssty', 'flac', 'dtls', 'ccmp', 'mark', 'mkmk', 'ss01', 'ss04'];

// Headlines have one weight, and one optical size: 48 is drawn for them and still opens up at 21 px. With an axis of weights
// the file would be twice as large.
const DISPLAY_WEIGHT = 620;
const DISPLAY_AXES = { wght: DISPLAY_WEIGHT, opsz: 48 };
const TEXT_AXES = { wght: { min: 400, max: 700 } };
// Code and figures have one weight, so that it is small enough for the styles.
const CODE_AXES = { wght: 400 };

/**
 * @typedef {object} FontCut
 * @property {string} family CSS family name
 * @property {string} source file below node_modules
 * @property {string} file name of the result below app/styles/generated
 * @property {string} weight CSS font-weight range
 * @property {'normal' | 'italic'} [style]
 * @property {string} text every character that is kept
 * @property {Record<string, number | { min: number, max: number }>} axes
 * @property {string[]} features OpenType features that are kept
 * @property {boolean} [inStyles] the font itself is in the styles: a third file beside them would cost a slow connection a round trip
 * @property {boolean} [whereNeeded] fetched only by pages that have one of its characters
 * @property {'formula-fonts.css'} [styles] where it is declared, if not among those of every page
 */

/** @type {FontCut[]} */
export const cuts = [
  {
    family: 'Bricolage Grotesque Variable',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    file: 'bricolage-grotesque.woff2',
    weight: '400 800',
    text: BASIC,
    axes: DISPLAY_AXES,
    features: BASIC_FEATURES,
  },
  {
    family: 'Bricolage Grotesque Variable',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    file: 'bricolage-grotesque-rare.woff2',
    weight: '400 800',
    text: RARE,
    axes: DISPLAY_AXES,
    features: TEXT_FEATURES,
    whereNeeded: true,
  },
  {
    family: 'Bricolage Grotesque Variable',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
    file: 'bricolage-grotesque-extended.woff2',
    weight: '400 800',
    text: LATIN_EXTENDED,
    axes: DISPLAY_AXES,
    features: TEXT_FEATURES,
    whereNeeded: true,
  },
  {
    family: 'Instrument Sans Variable',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans.woff2',
    weight: '400 700',
    text: BASIC + SIGNS_IN_SENTENCES,
    axes: TEXT_AXES,
    features: BASIC_FEATURES,
  },
  {
    family: 'Instrument Sans Variable',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    file: 'instrument-sans-rare.woff2',
    weight: '400 700',
    text: without(RARE, SIGNS_IN_SENTENCES),
    axes: TEXT_AXES,
    features: TEXT_FEATURES,
    whereNeeded: true,
  },
  {
    family: 'Instrument Sans Variable',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    file: 'instrument-sans-extended.woff2',
    weight: '400 700',
    text: LATIN_EXTENDED,
    axes: TEXT_AXES,
    features: TEXT_FEATURES,
    whereNeeded: true,
  },
  {
    family: 'Instrument Sans Italic',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2',
    file: 'instrument-sans-italic.woff2',
    weight: '400',
    style: 'italic',
    text: BASIC,
    axes: { wght: 400 },
    // Words in italics are few and short: pairs that are set closer would double the file.
    features: [],
  },
  {
    family: 'Instrument Sans Italic',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2',
    file: 'instrument-sans-italic-rare.woff2',
    weight: '400',
    style: 'italic',
    text: RARE,
    axes: { wght: 400 },
    features: [],
    whereNeeded: true,
  },
  {
    family: 'JetBrains Mono Variable',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    file: 'jetbrains-mono.woff2',
    weight: '400',
    text: without(ASCII + COMMON, RARE_IN_CODE) + SIGNS_OF_FIGURES,
    axes: CODE_AXES,
    features: CODE_FEATURES,
    inStyles: true,
  },
  {
    family: 'JetBrains Mono Variable',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    file: 'jetbrains-mono-rare.woff2',
    weight: '400',
    text: without(SYMBOLS + ACCENTED, SIGNS_OF_FIGURES) + RARE_IN_CODE,
    axes: CODE_AXES,
    features: CODE_FEATURES,
    whereNeeded: true,
  },
  {
    family: 'STIX Two Math',
    source: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    file: 'stix-two-math.woff2',
    weight: '400',
    text: FORMULA,
    axes: {},
    features: FORMULA_FEATURES,
    styles: 'formula-fonts.css',
  },
  {
    family: 'STIX Two Math',
    source: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
    file: 'stix-two-math-alphabets.woff2',
    weight: '400',
    text: FORMULA_ALPHABETS,
    axes: {},
    features: FORMULA_FEATURES,
    whereNeeded: true,
    styles: 'formula-fonts.css',
  },
];

/**
 * Average advance width of running text in the two weights of Arial, in units of its em (2048). Helvetica and Liberation
 * Sans share them; they were measured with @capsizecss/unpack on Liberation Sans 2.
 */
const ARIAL_REGULAR = {
  em: 2048,
  width: 913,
  local: ['Arial', 'ArialMT', 'Helvetica Neue', 'Liberation Sans', 'Roboto'],
};
const ARIAL_BOLD = {
  em: 2048,
  width: 983,
  local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Neue Bold', 'Liberation Sans Bold', 'Roboto Bold'],
};

/**
 * The faces that stand in: each takes the lines and widths of the web font at the weight that its range mostly shows.
 * `correction` is what English paragraphs set in Chromium still differ by after that.
 * @type {{ family: string, of: string, weight: string, measuredAt: Record<string, number>, face: typeof ARIAL_REGULAR,
 *   correction?: number }[]}
 */
export const fallbacks = [
  {
    family: 'Bricolage Fallback',
    of: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    weight: '400 800',
    measuredAt: DISPLAY_AXES,
    face: ARIAL_BOLD,
  },
  {
    family: 'Instrument Fallback',
    of: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: '400 549',
    measuredAt: { wght: 400 },
    face: ARIAL_REGULAR,
    correction: 0.985,
  },
  {
    family: 'Instrument Fallback',
    of: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: '550 700',
    measuredAt: { wght: 600 },
    face: ARIAL_BOLD,
    correction: 0.993,
  },
];

export const measuredText = LATIN;

/** The letters of headlines as outlines, for pictures that are drawn without a browser. The first source wins. */
export const outlined = {
  sources: [
    {
      source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
      text: LATIN,
    },
    {
      source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
      text: LATIN_EXTENDED,
    },
  ],
  axes: DISPLAY_AXES,
};
