/**
 * How much of the top of the scrolled area is taken by headers that stay in view, in pixels: the editor's own toolbar
 * has to stop below them.
 */
export function stickyOffset(element: Element): number {
  let offset = 0;
  for (let each: Element | null = element; each; each = each.parentElement) {
    for (let before = each.previousElementSibling; before; before = before.previousElementSibling) {
      const { position, top } = getComputedStyle(before);
      if (position === 'sticky')
        offset = Math.max(offset, Number.parseFloat(top) + before.getBoundingClientRect().height);
    }
    if (each.matches('dialog')) break;
  }
  return Math.floor(offset);
}
