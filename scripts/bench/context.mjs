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
 * @property {import('./chart.mjs').Chart[]} charts
 */

/** @type {Options} */
const full = { quick: false, write: false, rounds: 5, seconds: 5, warmUpSeconds: 3, starts: 5, saves: 300 };
/** @type {Options} */
const quick = { quick: true, write: false, rounds: 3, seconds: 1, warmUpSeconds: 1, starts: 2, saves: 100 };

/** @param {string[]} words of the command line @returns {Options | string} a sentence when they cannot be read */
export function readOptions(words) {
  const unknown = words.find((word) => !['--quick', '--write'].includes(word));
  if (unknown !== undefined) return `npm run bench does not know "${unknown}"; it knows --quick and --write.`;
  return { ...(words.includes('--quick') ? quick : full), write: words.includes('--write') };
}
