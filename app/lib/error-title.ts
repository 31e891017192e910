/** The title of a page whose form comes back with something wrong: a screen reader says the title first. */
export function withErrorMark(title: string): string {
  return `Error: ${withoutErrorMark(title)}`;
}

export function withoutErrorMark(title: string): string {
  return title.replace(/^Error: /, '');
}
