import { type Drawing, drawingPath } from './drawing';

/** More than a busy site shows; the oldest goes first. */
const mostKnown = 5000;
const shown = new Set<string>();

/** On the server: a page shows this drawing, so that somebody will ask for its file. */
export function noteShown(drawing: Drawing): void {
  if (!import.meta.env.SSR) return;
  const key = keyOf(drawing);
  if (shown.has(key)) return;
  const [oldest] = shown;
  if (shown.size >= mostKnown && oldest !== undefined) shown.delete(oldest);
  shown.add(key);
}

/** Whether a page of this process showed it. Anybody can make up seeds, and they must not fill the memory of pages. */
export function isShown(drawing: Drawing): boolean {
  return shown.has(keyOf(drawing));
}

const keyOf = (drawing: Drawing) => drawingPath(drawing, 'light');
