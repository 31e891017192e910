/**
 * What the parts of the bench share.
 * @typedef {object} Bench
 * @property {Options} options
 * @property {{ wrk: import('./machine.mjs').Tool, nginx: import('./machine.mjs').Tool }} tools
 * @property {string} folder temporary
 * @property {import('./quiet.mjs').QuietWatch} quiet
 * @property {string[]} problems whatever makes the run fail, as sentences
 * @property {MemorySample[]} memory
 */
/**
 * @typedef {object} Options
 * @property {boolean} quick
 * @property {boolean} write
 * @property {string | null} only the name of the one part that is measured
 * @property {number} rounds of the same measurement, of which the median counts
 * @property {number} seconds one timed run lasts
 * @property {number} warmUpSeconds
 * @property {number} starts on an existing database
 * @property {number} saves
 */
/** @typedef {{ when: string, memory: NonNullable<ReturnType<typeof import('./proc.mjs').readMemory>> }} MemorySample */
/**
 * One table of the result, and the charts that go with it.
 * @typedef {object} Section
 * @property {string} title
 * @property {string[]} columns the first is text, the others are figures
 * @property {string[][]} rows
 * @property {string[]} notes
 * @property {import('./chart.mjs').Picture[]} charts
 */
/**
 * What is measured in one go, and the page of docs/benchmarks that tells it.
 * @typedef {object} Part
 * @property {string} name as the command line says it
 * @property {string} file
 * @property {string} title
 * @property {(bench: Bench) => Promise<Section[]>} measure
 */

/** @type {Options} */
const full = { quick: false, write: false, only: null, rounds: 5, seconds: 5, warmUpSeconds: 3, starts: 5, saves: 300 };
/** @type {Options} */
const quick = { quick: true, write: false, only: null, rounds: 3, seconds: 1, warmUpSeconds: 1, starts: 2, saves: 70 };

/**
 * @param {string[]} words of the command line
 * @param {string[]} parts that `--only` may name
 * @returns {Options | string} a sentence when they cannot be read
 */
export function readOptions(words, parts) {
  const named = words.indexOf('--only');
  const only = named === -1 ? null : (words[named + 1] ?? '');
  if (only !== null && !parts.includes(only)) return `--only is followed by one of ${parts.join(', ')}.`;
  const rest = only === null ? words : words.toSpliced(named, 2);
  const unknown = rest.find((word) => !['--quick', '--write'].includes(word));
  if (unknown !== undefined) {
    return `npm run bench does not know "${unknown}"; it knows --quick, --write and --only.`;
  }
  return { ...(rest.includes('--quick') ? quick : full), write: rest.includes('--write'), only };
}
