import { expect, test } from 'vitest';
import { readReport, summaryLine, summaryTable } from './summary.mjs';

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

/** @param {number} exitCode @param {object | null} changes */
function read(exitCode, changes) {
  const { note, ...counts } = readReport('unit', exitCode, changes === null ? null : { ...report, ...changes }, 10);
  return { ...counts, explained: note !== undefined };
}

const green = { title: 'unit', passed: 3, failed: 0, skipped: 0, milliseconds: 10, explained: false };

test('The last line sums all suites and names skipped tests only where there are some', () => {
  const suites = [
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 40, failed: 2, skipped: 0 },
  ];
  expect(summaryLine(suites)).toBe('41 passed, 2 failed');
  expect(summaryLine([...suites, { passed: 0, failed: 0, skipped: 3 }])).toBe('41 passed, 2 failed, 3 skipped');
  expect(summaryLine([])).toBe('0 passed, 0 failed');
});

test('A green suite counts its tests', () => {
  expect(read(0, {})).toEqual(green);
  expect(read(0, { numPendingTests: 1, numTodoTests: 1 })).toEqual({ ...green, skipped: 2 });
});

test('A suite without a single test has failed', () => {
  expect(read(0, { numPassedTests: 0 })).toEqual({ ...green, passed: 0, failed: 1, explained: true });
  expect(read(0, { numPassedTests: 0, numPendingTests: 4 })).toMatchObject({ passed: 0, failed: 1, skipped: 4 });
});

test('A suite that crashed has failed, with and without a report', () => {
  expect(read(139, null)).toEqual({ ...green, passed: 0, failed: 1, explained: true });
  expect(read(1, {})).toEqual({ ...green, failed: 1, explained: true });
});

test('A file that fails outside its tests counts once, beside failed tests', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(read(1, { numFailedTests: 1, testResults })).toEqual({ ...green, failed: 2, explained: true });
});

test('The table says why a suite could not run', () => {
  const table = summaryTable([
    { title: 'unit', passed: 3, failed: 0, skipped: 0, milliseconds: 640 },
    {
      title: 'end to end',
      passed: 0,
      failed: 1,
      skipped: 0,
      milliseconds: 0,
      note: 'Not run, because the build failed.',
    },
  ]);
  expect(table).toBe(
    '✓ unit        3 passed, 0 failed  (640 ms)\n✗ end to end  0 passed, 1 failed  (0 ms)\n  Not run, because the build failed.',
  );
});
