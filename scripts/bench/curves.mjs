import { escapeText, frame } from './chart.mjs';

/**
 * One small chart: a line for each series over numbers of records that grow by powers.
 * @typedef {object} Curve
 * @property {string} title
 * @property {number[][]} series values at each size, in milliseconds
 */

const COLUMNS = 3;
const PANEL = { width: 253, height: 168 };
const PLOT = { left: 44, right: 20, top: 44, bottom: 28 };
const TOP = 58;

/** The largest value of an axis: 1, 2 or 5 times a power of ten. @param {number} value */
function roundUp(value) {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 0.001)));
  const step = [1, 2, 5, 10].find((candidate) => value <= candidate * power) ?? 10;
  return step * power;
}

/** @param {number} size */
function shortSize(size) {
  if (size >= 1_000_000) return `${size / 1_000_000}M`;
  return size >= 1000 ? `${size / 1000}k` : String(size);
}

/** @param {Curve} curve @param {number[]} sizes @param {number} index */
function drawPanel({ title, series }, sizes, index) {
  const left = (index % COLUMNS) * PANEL.width;
  const top = TOP + Math.floor(index / COLUMNS) * PANEL.height;
  const width = PANEL.width - PLOT.left - PLOT.right;
  const height = PANEL.height - PLOT.top - PLOT.bottom;
  const highest = roundUp(Math.max(...series.flat()));
  const [lowest = 1, last = lowest] = [sizes[0], sizes.at(-1)];
  const span = Math.log10(last / lowest) || 1;
  const x = (/** @type {number} */ size) => left + PLOT.left + (Math.log10(size / lowest) / span) * width;
  const y = (/** @type {number} */ value) => top + PLOT.top + height - (value / highest) * height;
  const grid = [0, highest / 2, highest].map(
    (value) =>
      `<path class="g" d="M${x(lowest).toFixed(1)} ${y(value).toFixed(1)}h${width}"/><text class="n" x="${(x(lowest) - 6).toFixed(1)}" y="${(y(value) + 4).toFixed(1)}" text-anchor="end">${value}</text>`,
  );
  const marks = sizes.map(
    (size) =>
      `<text class="n" x="${x(size).toFixed(1)}" y="${top + PANEL.height - 8}" text-anchor="middle">${shortSize(size)}</text>`,
  );
  const lines = series.map((values, number) => {
    const points = values.map((value, at) => `${x(sizes[at] ?? lowest).toFixed(1)},${y(value).toFixed(1)}`);
    const dots = points.map((point) => {
      const [cx, cy] = point.split(',');
      return `<circle class="s${number}" cx="${cx}" cy="${cy}" r="2.5"/>`;
    });
    return `<polyline class="l${number}" points="${points.join(' ')}"/>${dots.join('')}`;
  });
  const heading = `<text class="h" x="${left + 16}" y="${top + 24}">${escapeText(title)}</text>`;
  return [heading, ...grid, ...marks, ...lines].join('\n');
}

/** @param {string[]} series */
function drawLegend(series) {
  return series
    .map((name, index) => {
      const x = 16 + index * 130;
      return `<circle class="s${index}" cx="${x + 5}" cy="42" r="4"/><text x="${x + 15}" y="46">${escapeText(name)}</text>`;
    })
    .join('');
}

const style = `<style>.g{stroke:currentColor;opacity:.15}.n{font-size:11px;opacity:.75}.h{font-size:12px;font-weight:600}
polyline{fill:none;stroke-width:2}.l0{stroke:#3949c6}.l1{stroke:#c2571a}.s1{fill:#c2571a}
@media(prefers-color-scheme:dark){svg{color:#fff}.l0{stroke:#8c9bff}.l1{stroke:#f0945a}.s1{fill:#f0945a}}</style>`;

/**
 * Small charts beside each other. The sizes are on a logarithmic scale: what grows like the logarithm is a straight line.
 * @param {string} file
 * @param {string} title
 * @param {{ sizes: number[], series: string[], curves: Curve[] }} content
 * @returns {import('./chart.mjs').Picture[]} the one chart; none where there is nothing to compare
 */
export function drawCurves(file, title, { sizes, series, curves }) {
  if (sizes.length < 2 || curves.length === 0) return [];
  const height = TOP + Math.ceil(curves.length / COLUMNS) * PANEL.height + 8;
  const panels = curves.map((curve, index) => drawPanel(curve, sizes, index));
  return [{ file, title, svg: frame(title, COLUMNS * PANEL.width, height, [style, drawLegend(series), ...panels]) }];
}
