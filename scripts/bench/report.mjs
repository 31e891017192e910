import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {import('./context.mjs').Section} Section */
/**
 * @typedef {object} Result
 * @property {string} command
 * @property {[string, string][]} machine
 * @property {{ part: import('./context.mjs').Part, sections: Section[] }[]} pages what was measured
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

/** @param {Result['machine']} machine @returns {string} for the terminal, as are the two below */
export function formatFacts(machine) {
  return `\n${machine.map(([name, value]) => `${name}: ${value}`).join('\n')}`;
}

/** @param {Section[]} sections @returns {string} */
export function formatSections(sections) {
  const tables = sections.map((section) => {
    const table = section.rows.length === 0 ? [] : [alignTable(section)];
    return [section.title.toUpperCase(), ...table, ...section.notes.map((note) => `  ${note}`)].join('\n');
  });
  return `\n${tables.join('\n\n')}`;
}

/** @param {Pick<Result, 'verdict' | 'problems'>} result @returns {string} */
export function formatVerdict({ verdict, problems }) {
  const failures = problems.length === 0 ? '' : `\n\nFAILED\n${problems.map((problem) => `✗ ${problem}`).join('\n')}`;
  return `\n${verdict.sentence}${failures}`;
}

/** @param {string[]} cells */
function markdownRow(cells) {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** @param {Section} section @returns {string} */
function markdownSection({ title, columns, rows, notes, charts }) {
  const rule = `| ${columns.map((_, column) => (column === 0 ? '---' : '---:')).join(' | ')} |`;
  const table = rows.length === 0 ? '' : [markdownRow(columns), rule, ...rows.map(markdownRow)].join('\n');
  const pictures = charts.map((chart) => `![${chart.title}](${chart.file})`);
  return [`## ${title}`, table, notes.join(' '), ...pictures].filter((part) => part !== '').join('\n\n');
}

/** @param {Result} result @param {string} title @param {Section[]} sections */
function formatMarkdown({ command, machine, verdict, problems }, title, sections) {
  const failures = problems.map((problem) => `- Failed: ${problem}`).join('\n');
  const parts = [
    `# ${title}`,
    `Written by \`${command}\`, in one run on one machine. ${verdict.sentence}`,
    [markdownRow(['', '']), '| --- | --- |', ...machine.map(markdownRow)].join('\n'),
    failures,
    ...sections.map(markdownSection),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/**
 * Writes a page for each part that was measured, and its charts.
 * @param {string} folder
 * @param {Result} result
 */
export async function writeResult(folder, result) {
  await mkdir(folder, { recursive: true });
  for (const { part, sections } of result.pages) {
    await writeFile(join(folder, part.file), formatMarkdown(result, part.title, sections));
    for (const { file, svg } of sections.flatMap((section) => section.charts)) await writeFile(join(folder, file), svg);
  }
}
