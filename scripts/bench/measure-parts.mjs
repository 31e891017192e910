import { formatFacts, formatSections, formatVerdict, writeResult } from './report.mjs';

/**
 * Measures the parts in turn and tells of each as soon as it is measured: whoever stops the run keeps what it had.
 * @param {import('./context.mjs').Part[]} parts
 * @param {import('./context.mjs').Bench} bench
 * @param {{ command: string, machine: [string, string][], folder: string }} run `folder` gets the pages, if they are to be written
 * @returns {Promise<boolean>} whether everything went well
 */
export async function measureParts(parts, bench, { command, machine, folder }) {
  console.log(formatFacts(machine));
  /** @type {import('./report.mjs').Result} */
  let result = { command, machine, pages: [], verdict: bench.quiet.verdict(), problems: [] };
  for (const part of parts) {
    const sections = await part.measure(bench);
    console.log(formatSections(sections));
    const pages = [...result.pages, { part, sections }];
    result = { ...result, pages, verdict: bench.quiet.verdict(), problems: [...new Set(bench.problems)] };
    // Those of before too: they say how quiet the machine was in the whole run.
    if (bench.options.write) await writeResult(folder, result);
  }
  console.log(formatVerdict(result));
  return result.problems.length === 0;
}
