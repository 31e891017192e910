/** `share` is 0.5 for the median, 0.99 for p99; nearest rank, NaN of nothing. */
export function percentile(values: number[], share: number): number;
export function median(values: number[]): number;
export function formatCount(value: number): string;
export function formatMs(milliseconds: number): string;
export function formatKilobytes(bytes: number): string;
export function formatMegabytes(bytes: number): string;
export function formatRatio(ratio: number): string;
export function formatGoal(words: string, reached: boolean): string;
