/** @param {number[]} values @param {number} share 0.5 for the median, 0.99 for p99 @returns {number} nearest rank; NaN of nothing */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** @param {number[]} values @returns {number} */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** @param {number} value */
export function formatCount(value) {
  return counts.format(value);
}

/** Milliseconds as a table shows them: "0.84 ms", "12.3 ms", "1,204 ms". @param {number} milliseconds */
export function formatMs(milliseconds) {
  if (milliseconds >= 100) return `${counts.format(milliseconds)} ms`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 2 : 1)} ms`;
}

/** @param {number} bytes */
export function formatKilobytes(bytes) {
  return bytes === 0 ? '0' : `${(bytes / 1024).toFixed(1)} KB`;
}

/** @param {number} bytes */
export function formatMegabytes(bytes) {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}

/** @param {number} ratio */
export function formatRatio(ratio) {
  return ratio.toFixed(ratio < 0.1 ? 3 : 2);
}

/** A goal and whether it was reached. @param {string} words @param {boolean} reached */
export function formatGoal(words, reached) {
  return `${words} ${reached ? '✓' : '✗'}`;
}
