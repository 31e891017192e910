/** Each entry once, as it is written first: upper and lower case make no other entry. */
export function distinctEntries(list: readonly string[]): string[] {
  const seen = new Set<string>();
  return list.filter((entry) => {
    const isNew = !seen.has(entry.toLowerCase());
    seen.add(entry.toLowerCase());
    return isNew;
  });
}

/** The entries of a text with commas between them: each on one line, trimmed, none empty. */
export function splitCommaList(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');
}
