const mostNamed = 10;

/** `a, b, c`; of more than ten the first ten, and how many others there are. */
export function namesOf(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return `${names.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more.toLocaleString('en-US')} more` : ''}`;
}
