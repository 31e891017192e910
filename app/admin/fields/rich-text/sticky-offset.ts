/** What stays in view at the top of the scrolled area while this scrolls. */
export function stickyHeaders(element: Element): Element[] {
  const headers = [];
  for (let each: Element | null = element; each; each = each.parentElement) {
    for (let before = each.previousElementSibling; before; before = before.previousElementSibling) {
      if (getComputedStyle(before).position === 'sticky') headers.push(before);
    }
    if (each.matches('dialog')) break;
  }
  return headers;
}

/**
 * How much of the top of the scrolled area is taken by headers that stay in view, in pixels: the editor's own toolbar
 * has to stop below them.
 */
export function stickyOffset(element: Element): number {
  const ends = stickyHeaders(element).map(
    (header) => Number.parseFloat(getComputedStyle(header).top) + header.getBoundingClientRect().height,
  );
  return Math.floor(Math.max(0, ...ends));
}
