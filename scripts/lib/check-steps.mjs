import { join } from 'node:path';
import { auditPackages } from './audit.mjs';
import { ensureFonts } from './fonts.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { formatDuration } from './progress.mjs';
import { toolEnvironment } from './project-node.mjs';
import { ensureChromium, ensureFaketime, ensureNginx, ensurePostgres, ensureSwift } from './tool-install.mjs';
import { runVitestSuite } from './vitest-suite.mjs';

/** @typedef {import('./summary.mjs').SuiteResult} SuiteResult */
/**
 * What one step leaves to the next ones.
 * @typedef {object} CheckState
 * @property {boolean} buildFailed
 * @property {{ found: string } | { missing: string }} [chromium]
 * @property {{ found: string } | { missing: string }} [postgres]
 * @property {{ found: string } | { missing: string }} [nginx]
 * @property {{ found: string } | { missing: string }} [swift]
 * @property {{ found: string } | { missing: string }} [faketime]
 */
/** @typedef {{ name: string, title: string, run(state: CheckState): Promise<SuiteResult | null> }} CheckStep */

/** @param {string} file below node_modules @param {string[]} args @returns {[string, string[]]} */
function tool(file, ...args) {
  return [process.execPath, [join(root, 'node_modules', file), ...args]];
}

/**
 * Runs programs one after the other and counts them as one check.
 * @param {string} title
 * @param {[string, string[]][]} commands
 * @returns {Promise<SuiteResult>}
 */
async function runAsOneCheck(title, commands) {
  const began = performance.now();
  let failed = 0;
  for (const [command, args] of commands) {
    const { code } = await runToEnd(command, args, { cwd: root, env: toolEnvironment(), show: true });
    if (code === 0) continue;
    failed = 1;
    break;
  }
  return { title, passed: 1 - failed, failed, skipped: 0, milliseconds: performance.now() - began };
}

/** @param {string} title @param {string} note @returns {SuiteResult} */
function cannotRun(title, note) {
  return { title, passed: 0, failed: 1, skipped: 0, milliseconds: 0, note };
}

/** @param {CheckState} state */
async function findTools(state) {
  state.chromium = await ensureChromium();
  state.postgres = await ensurePostgres();
  state.nginx = await ensureNginx();
  state.swift = await ensureSwift();
  state.faketime = await ensureFaketime();
  for (const answer of [state.chromium, state.postgres, state.nginx, state.swift, state.faketime]) {
    console.log('found' in answer ? answer.found : answer.missing);
  }
  return null;
}

/** @returns {Promise<SuiteResult>} */
async function runUnit() {
  await ensureFonts(root);
  return runVitestSuite('unit', 'unit');
}

/** Fails for holes that the registry knows; where none answers, says so and counts nothing. @returns {Promise<SuiteResult>} */
async function runAudit() {
  const began = performance.now();
  const answer = await auditPackages(root);
  const result = { title: 'audit', passed: 0, failed: 0, skipped: 0, milliseconds: performance.now() - began };
  if ('unanswered' in answer) return { ...result, note: `Known holes were not looked up: ${answer.unanswered}.` };
  if (answer.serious === 0) return { ...result, passed: 1 };
  const note = `Known holes, high or critical: ${answer.packages.join(', ')}. \`npm audit --omit=dev\` has the details.`;
  return { ...result, failed: 1, note };
}

/** @param {CheckState} state @returns {Promise<SuiteResult>} */
async function runIntegration(state) {
  const title = 'integration';
  const postgres = state.postgres ?? (await ensurePostgres());
  const swift = state.swift ?? (await ensureSwift());
  if ('missing' in postgres) return cannotRun(title, postgres.missing);
  if ('missing' in swift) return cannotRun(title, swift.missing);
  await ensureFonts(root);
  return runVitestSuite('integration', title, {
    QUZONES_PG_BIN: postgres.found,
    QUZONES_SWIFT_PYTHON: swift.found,
  });
}

/** @param {CheckState} state @returns {Promise<SuiteResult>} */
async function runBuild(state) {
  const result = await runAsOneCheck('build', [[process.execPath, [join(root, 'scripts/build.mjs')]]]);
  state.buildFailed = result.failed > 0;
  return result;
}

/** @param {CheckState} state @returns {Promise<SuiteResult>} */
async function runEndToEnd(state) {
  const title = 'end to end';
  if (state.buildFailed) return cannotRun(title, 'Not run, because the build failed.');
  const chromium = state.chromium ?? (await ensureChromium());
  const postgres = state.postgres ?? (await ensurePostgres());
  if ('missing' in chromium) return cannotRun(title, chromium.missing);
  const nginx = state.nginx ?? (await ensureNginx());
  const swift = state.swift ?? (await ensureSwift());
  const faketime = state.faketime ?? (await ensureFaketime());
  for (const needed of [postgres, nginx, swift, faketime])
    if ('missing' in needed) return cannotRun(title, needed.missing);
  return runVitestSuite('e2e', title, {
    CHROMIUM_PATH: chromium.found,
    ...('found' in postgres && { QUZONES_PG_BIN: postgres.found }),
    ...('found' in nginx && { QUZONES_NGINX: nginx.found }),
    ...('found' in swift && { QUZONES_SWIFT_PYTHON: swift.found }),
    ...('found' in faketime && { QUZONES_FAKETIME: faketime.found }),
  });
}

/** Without the packages this file could not be loaded: check.mjs installed them before. @returns {Promise<null>} */
async function confirmInstalled() {
  await ensureInstalled(root);
  console.log(`Packages are those of package-lock.json; Node ${process.versions.node}.`);
  return null;
}

const colours = process.stdout.isTTY ? [] : ['--colors=off'];

/** The whole check in its order. @type {CheckStep[]} */
export const steps = [
  { name: 'install', title: 'Packages', run: confirmInstalled },
  { name: 'tools', title: 'Tools', run: findTools },
  {
    name: 'format',
    title: 'Format',
    run: () => runAsOneCheck('format', [tool('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...colours)]),
  },
  {
    name: 'lint',
    title: 'Lint',
    // The types of the routes are generated, and some rules depend on types.
    run: () =>
      runAsOneCheck('lint', [
        tool('@react-router/dev/bin.cjs', 'typegen'),
        tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
      ]),
  },
  {
    name: 'types',
    title: 'Types',
    run: () =>
      runAsOneCheck('types', [
        tool('@react-router/dev/bin.cjs', 'typegen'),
        tool('typescript/bin/tsc'),
        tool('typescript/bin/tsc', '-p', 'scripts'),
      ]),
  },
  { name: 'audit', title: 'Known holes in packages', run: runAudit },
  { name: 'unit', title: 'Unit tests', run: runUnit },
  { name: 'integration', title: 'Integration tests, embedded database and PostgreSQL', run: runIntegration },
  { name: 'build', title: 'Production build', run: runBuild },
  { name: 'e2e', title: 'End-to-end tests in Chromium against the built server', run: runEndToEnd },
];

/**
 * Runs steps one after the other; a failed one does not keep the next from running.
 * @param {CheckStep[]} chosen
 * @returns {Promise<SuiteResult[]>}
 */
export async function runSteps(chosen) {
  /** @type {CheckState} */
  const state = { buildFailed: false };
  /** @type {SuiteResult[]} */
  const results = [];
  for (const [index, step] of chosen.entries()) {
    console.log(`\n[${index + 1}/${chosen.length}] ${step.title}`);
    const began = performance.now();
    const result = await step.run(state);
    if (result !== null) results.push(result);
    const outcome = result !== null && result.failed > 0 ? 'failed' : 'done';
    if (result?.note !== undefined) console.log(result.note);
    console.log(`${step.title}: ${outcome} in ${formatDuration(performance.now() - began)}`);
  }
  return results;
}
