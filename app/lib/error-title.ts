const mark = 'Error: ';

/** The title of a page whose form comes back with something wrong: a screen reader says the title first. */
export function withErrorMark(title: string): string {
  return title.startsWith(mark) ? title : mark + title;
}

export function withoutErrorMark(title: string): string {
  return title.startsWith(mark) ? title.slice(mark.length) : title;
}
