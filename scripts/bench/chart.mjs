/**
 * A drawn chart, as it goes into docs/benchmarks.
 * @typedef {object} Picture
 * @property {string} file
 * @property {string} title
 * @property {string} svg a document that is readable on light and on dark pages
 */
/**
 * Horizontal bars; the parts of a bar stand one after the other.
 * @typedef {object} Bars
 * @property {string} title
 * @property {string[]} series named in the legend when there are several
 * @property {{ label: string, parts: { series: number, value: number }[] }[]} bars
 * @property {number} digits after the decimal point
 */

const WIDTH = 760;
const LABELS = 250;
const FIGURES = 90;
const ROW = 28;
const TOP = 56;
const SCALE = WIDTH - LABELS - FIGURES;

const style = `text{font:13px system-ui,sans-serif;fill:#1c1d22}.t{font-weight:600;font-size:15px}.bg{fill:#fff}
.s0{fill:#3949c6}.s1{fill:#9a9ca8}.s2{fill:#c2571a}.s3{fill:#2b8a6b}
@media(prefers-color-scheme:dark){text{fill:#e8e8ee}.bg{fill:#15161b}.s0{fill:#8c9bff}.s1{fill:#7a7d8c}.s2{fill:#f0945a}.s3{fill:#5cc7a2}}`;

/** @param {string} text */
export function escapeText(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** @param {Bars} chart */
function drawLegend(chart) {
  if (chart.series.length < 2) return '';
  let x = LABELS;
  return chart.series
    .map((name, index) => {
      const mark = `<rect class="s${index}" x="${x}" y="34" width="10" height="10" rx="2"/>`;
      const text = `<text x="${x + 15}" y="43">${escapeText(name)}</text>`;
      x += 40 + name.length * 7;
      return mark + text;
    })
    .join('');
}

/**
 * @param {string} file
 * @param {Bars} chart
 * @returns {Picture[]} the one chart; none of nothing
 */
export function drawBars(file, chart) {
  if (chart.bars.length === 0) return [];
  const totals = chart.bars.map((bar) => bar.parts.reduce((sum, part) => sum + part.value, 0));
  const largest = Math.max(...totals, Number.MIN_VALUE);
  const format = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: chart.digits,
    maximumFractionDigits: chart.digits,
  });
  const height = TOP + chart.bars.length * ROW + 12;
  const rows = chart.bars.map((bar, index) => {
    const y = TOP + index * ROW;
    let x = LABELS;
    const parts = bar.parts.map(({ series, value }) => {
      const width = (value / largest) * SCALE;
      const rect = `<rect class="s${series}" x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="18"/>`;
      x += width;
      return rect;
    });
    const label = `<text x="${LABELS - 10}" y="${y + 14}" text-anchor="end">${escapeText(bar.label)}</text>`;
    return `${label}${parts.join('')}<text x="${(x + 8).toFixed(1)}" y="${y + 14}">${format.format(totals[index] ?? 0)}</text>`;
  });
  const svg = frame(chart.title, WIDTH, height, [drawLegend(chart), ...rows]);
  return [{ file, title: chart.title, svg }];
}

/**
 * The document around a drawing, with its title.
 * @param {string} title
 * @param {number} width
 * @param {number} height
 * @param {string[]} parts
 */
export function frame(title, width, height, parts) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeText(title)}">
<style>${style}</style>
<rect class="bg" width="${width}" height="${height}" rx="6"/>
<text class="t" x="16" y="24">${escapeText(title)}</text>
${parts.join('\n')}
</svg>
`;
}
