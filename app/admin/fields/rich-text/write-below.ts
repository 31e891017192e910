import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Begins a paragraph with what was typed, at a position between blocks; the writing goes on in it. */
export function writeBelow(state: EditorState, dispatch: (tr: Transaction) => void, at: number, text: string): boolean {
  const { schema, tr } = state;
  const paragraph = schema.nodes.paragraph?.create(null, schema.text(text));
  if (!paragraph) return false;
  tr.insert(at, paragraph);
  dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 1 + text.length)).scrollIntoView());
  return true;
}
