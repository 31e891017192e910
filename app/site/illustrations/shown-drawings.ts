import { BoundedMap } from '~/lib/bounded-map';
import { type Drawing, drawingPath } from './drawing';

/** More than a busy site shows. */
const shown = new BoundedMap<true>(5000);

/** On the server: a page shows this drawing, so that somebody will ask for its file. */
export function noteShown(drawing: Drawing): void {
  if (import.meta.env.SSR) shown.set(keyOf(drawing), true);
}

/** Whether a page of this process showed it. Anybody can make up seeds, and they must not fill the memory of pages. */
export function isShown(drawing: Drawing): boolean {
  return shown.has(keyOf(drawing));
}

const keyOf = (drawing: Drawing) => drawingPath(drawing, 'light');
