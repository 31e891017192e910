/** A number of records; with `more` there are more than that, and nobody counted how many. */
export interface Count {
  rows: number;
  more: boolean;
}

/** "1,234", or "10,000+" when there are more. */
export function countText({ rows, more }: Count): string {
  return `${rows.toLocaleString('en-US')}${more ? '+' : ''}`;
}
