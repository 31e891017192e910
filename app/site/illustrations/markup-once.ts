import { createElement, type ReactNode } from 'react';
import { BoundedMap } from '~/lib/bounded-map';
import type { Drawing } from './drawing';

/** Enough for every picture of a busy site. */
const kept = new BoundedMap<string>(1000);

interface Tools {
  render: (content: ReactNode) => string;
  draw: (drawing: Drawing) => ReactNode;
}
let tools: Tools | undefined;

/** The server hands in React's own renderer and the motifs when it starts; a browser gets neither with the page. */
export function provideDrawingTools(provided: Tools): void {
  tools = provided;
}

/**
 * On the server: a drawing as markup, computed once for each key, because the same seed always gives the same picture
 * and drawing is most of what a page costs. Empty in the browser.
 */
export function markupOnce(key: string, draw: () => ReactNode): string {
  if (!tools) return '';
  const known = kept.get(key);
  if (known !== undefined) return known;
  // Inside of an svg element, so that React knows its children for what they are.
  const markup = tools.render(createElement('svg', null, draw())).slice('<svg>'.length, -'</svg>'.length);
  kept.set(key, markup);
  return markup;
}

/** The same for a drawing that is known by its words. */
export function drawingOnce(drawing: Drawing): string {
  const { kind, motif, seed } = drawing;
  return markupOnce(`${kind} ${motif} ${seed}`, () => tools?.draw(drawing));
}
