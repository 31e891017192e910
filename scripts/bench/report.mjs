import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawChart } from './chart.mjs';

/** @typedef {import('./context.mjs').Section} Section */
/**
 * @typedef {object} Result
 * @property {string} command
 * @property {[string, string][]} machine
 * @property {Section[]} sections
 * @property {{ sentence: string, quiet: boolean }} verdict
 * @property {string[]} problems
 */

/** @param {Section} section @returns {string} columns in line, the first to the left and the others to the right */
function alignTable({ columns, rows }) {
  const lines = [columns, ...rows];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {Result} result @returns {string} for the terminal */
export function formatResult({ machine, sections, verdict, problems }) {
  const parts = sections.map((section) => {
    const table = section.rows.length === 0 ? [] : [alignTable(section)];
    return [section.title.toUpperCase(), ...table, ...section.notes.map((note) => `  ${note}`)].join('\n');
  });
  const facts = machine.map(([name, value]) => `${name}: ${value}`).join('\n');
  const failures = problems.length === 0 ? [] : [`FAILED\n${problems.map((problem) => `✗ ${problem}`).join('\n')}`];
  return ['', facts, ...parts, verdict.sentence, ...failures].join('\n\n');
}

/** @param {string[]} cells */
function markdownRow(cells) {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** @param {Section} section @returns {string} */
function markdownSection({ title, columns, rows, notes, charts }) {
  const rule = `| ${columns.map((_, column) => (column === 0 ? '---' : '---:')).join(' | ')} |`;
  const table = rows.length === 0 ? '' : [markdownRow(columns), rule, ...rows.map(markdownRow)].join('\n');
  const drawn = charts.filter((chart) => chart.bars.length > 0);
  const pictures = drawn.map((chart) => `![${chart.title}](${chart.file})`);
  return [`## ${title}`, table, notes.join(' '), ...pictures].filter((part) => part !== '').join('\n\n');
}

/** @param {Result} result */
function formatMarkdown({ command, machine, sections, verdict, problems }) {
  const failures = problems.map((problem) => `- Failed: ${problem}`).join('\n');
  const parts = [
    '# Benchmarks',
    `Written by \`${command}\`, in one run on one machine. ${verdict.sentence}`,
    [markdownRow(['', '']), '| --- | --- |', ...machine.map(markdownRow)].join('\n'),
    failures,
    ...sections.map(markdownSection),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/**
 * Writes latest.md and its charts.
 * @param {string} folder
 * @param {Result} result
 */
export async function writeResult(folder, result) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'latest.md'), formatMarkdown(result));
  for (const chart of result.sections.flatMap((section) => section.charts)) {
    if (chart.bars.length > 0) await writeFile(join(folder, chart.file), drawChart(chart));
  }
}
