import { createElement, type ReactNode } from 'react';

/** Enough for every picture of a busy site; the oldest goes first. */
const mostKept = 1000;
const kept = new Map<string, string>();
let renderMarkup: ((drawing: ReactNode) => string) | undefined;

/** The server hands in React's own renderer when it starts; the browser never gets it. */
export function provideMarkupRenderer(render: (drawing: ReactNode) => string): void {
  renderMarkup = render;
}

/**
 * On the server: a drawing as markup, computed once for each key, because the same seed always gives the same picture
 * and drawing is most of what a page costs. Null in the browser.
 */
export function markupOnce(key: string, draw: () => ReactNode): string | null {
  if (!renderMarkup) return null;
  const known = kept.get(key);
  if (known !== undefined) return known;
  // Inside of an svg element, so that React knows its children for what they are.
  const markup = renderMarkup(createElement('svg', null, draw())).slice('<svg>'.length, -'</svg>'.length);
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, markup);
  return markup;
}
