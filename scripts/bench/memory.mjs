import { drawBars } from './chart.mjs';
import { formatGoal, formatMegabytes } from './figures.mjs';

const GOAL_BYTES = 350 * 1024 * 1024;

/** @param {import('./context.mjs').Bench} bench @returns {import('./context.mjs').Section} */
export function describeMemory(bench) {
  const rows = bench.memory.map(({ when, memory }) => [
    when,
    formatMegabytes(memory.rss),
    memory.pss === null ? 'not told' : formatMegabytes(memory.pss),
    String(memory.processes),
    formatGoal('under 350 MB', (memory.pss ?? memory.rss) < GOAL_BYTES),
  ]);
  const notes = ['The server with its embedded database in the same process; PSS counts shared pages once.'];
  if (rows.length === 0) notes.push('This system has no /proc, so the memory of a process cannot be read.');
  const bars = bench.memory.map(({ when, memory }) => ({
    label: when,
    parts: [{ series: 0, value: (memory.pss ?? memory.rss) / 1024 / 1024 }],
  }));
  return {
    title: 'Memory',
    columns: ['', 'RSS', 'PSS', 'processes', 'goal'],
    rows,
    notes,
    charts: drawBars('memory.svg', {
      title: 'Memory of the server, MB (less is better)',
      series: ['MB'],
      bars,
      digits: 0,
    }),
  };
}
