import { type Editor, Extension } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';

/** What blocks are moved in: items within their list, whatever else within the frame, the quote or the text that it stands in. */
const holders = new Set(['doc', 'blockquote', 'callout', 'bulletList', 'orderedList']);

/** The blocks that the cursor or the selection is in change places with the one above or below, as in Word and Google Docs. */
export const MoveBlocks = Extension.create({
  name: 'moveBlocks',
  addKeyboardShortcuts: () => ({
    'Alt-Shift-ArrowUp': ({ editor }) => moveBlocks(editor, 'up'),
    'Alt-Shift-ArrowDown': ({ editor }) => moveBlocks(editor, 'down'),
  }),
});

/** At the first or the last place nothing happens, and the key is used up all the same: it would select lines. */
function moveBlocks({ state, view }: Editor, way: 'up' | 'down'): true {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, ({ type }: DocumentNode) => holders.has(type.name));
  const passed = range?.parent.maybeChild(way === 'up' ? range.startIndex - 1 : range.endIndex);
  if (!range || !passed) return true;
  const { start, end } = range;
  const { tr } = state;
  // The one that is passed is what moves, so that the selection stays in its words.
  if (way === 'up') tr.delete(start - passed.nodeSize, start).insert(end - passed.nodeSize, passed);
  else tr.delete(end, end + passed.nodeSize).insert(start, passed);
  view.dispatch(tr.scrollIntoView());
  return true;
}
