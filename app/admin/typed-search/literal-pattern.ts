/** What was typed, for a pattern of SQL's LIKE in which every character means itself. */
export function literalPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
