import { formatDuration } from './progress.mjs';

/**
 * @typedef {object} SuiteResult
 * @property {string} title
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} milliseconds
 * @property {string} [note] why it failed without a failed test, or why it did not run
 */

/**
 * The last line of the whole check: "12 passed, 0 failed", with ", 3 skipped" only where something was skipped.
 * @param {{ passed: number, failed: number, skipped: number }[]} results
 */
export function summaryLine(results) {
  let [passed, failed, skipped] = [0, 0, 0];
  for (const result of results) {
    passed += result.passed;
    failed += result.failed;
    skipped += result.skipped;
  }
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * @param {SuiteResult[]} results
 * @returns {string} one line for each suite, then its note
 */
export function summaryTable(results) {
  const width = Math.max(0, ...results.map((result) => result.title.length));
  return results
    .map((result) => {
      const mark = result.failed > 0 ? '✗' : '✓';
      const row = `${mark} ${result.title.padEnd(width)}  ${summaryLine([result])}  (${formatDuration(result.milliseconds)})`;
      return result.note === undefined ? row : `${row}\n  ${result.note}`;
    })
    .join('\n');
}

/**
 * Counts one suite from vitest's JSON report and exit code. A file that could not be loaded, an error outside a test, a
 * missing report and a suite without a single test are failures, whatever the report says.
 * @param {string} title
 * @param {number} exitCode
 * @param {any} report parsed report, null when there is none
 * @param {number} milliseconds
 * @returns {SuiteResult}
 */
export function readReport(title, exitCode, report, milliseconds) {
  const empty = { title, passed: 0, skipped: 0, milliseconds };
  if (report === null)
    return { ...empty, failed: 1, note: `The suite crashed before it could report (exit code ${exitCode}).` };
  const passed = report.numPassedTests ?? 0;
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  const files = (report.testResults ?? []).filter(
    (/** @type {any} */ file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  );
  const failed = (report.numFailedTests ?? 0) + files.length;
  const result = { title, passed, failed, skipped, milliseconds };
  if (files.length > 0) return { ...result, note: `${files.length} test file(s) failed outside their tests.` };
  if (failed === 0 && passed === 0) return { ...result, failed: 1, note: 'The suite ran no tests.' };
  if (failed === 0 && exitCode !== 0) {
    return { ...result, failed: 1, note: `The suite ended with exit code ${exitCode} outside its tests.` };
  }
  return result;
}

/** @param {{ status: string }} assertion */
function isFailed(assertion) {
  return assertion.status === 'failed';
}
