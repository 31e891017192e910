/**
 * `npm test`: the whole check, the same here and in CI. `npm test -- unit` or `npm test -- only format` runs one part.
 * Ends with the line "N passed, N failed" over all parts.
 */
import { Failure, runMain } from './lib/failure.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { withHelp } from './lib/with-help.mjs';

/** @param {string[]} words @param {import('./lib/check-steps.mjs').CheckStep[]} steps */
function chooseSteps(words, steps) {
  const names = words.filter((word) => word !== 'only');
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    const known = steps.map((step) => step.name).join(', ');
    throw new Failure(`There is no part "${unknown}" of the check; there are ${known}.`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

async function main() {
  // A log is read by people and searched by programs: colours are for terminals.
  if (!process.stdout.isTTY) process.env.NO_COLOR = '1';
  // Loaded here, not above: these modules need the installed packages.
  const { runSteps, steps } = await import('./lib/check-steps.mjs');
  const { summaryLine, summaryTable } = await import('./lib/summary.mjs');
  const results = await runSteps(chooseSteps(process.argv.slice(2), steps));
  console.log(`\n${summaryTable(results)}\n`);
  console.log(summaryLine(results));
  return results.some((result) => result.failed > 0) ? 1 : 0;
}

const usage = `Usage: npm test -- [part …]
  The whole check, or these parts of it: npm test -- lint, npm test -- types unit.`;

await runMain(withHelp(usage, () => underProjectNode(import.meta.url, main)));
