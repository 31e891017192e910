import type { Editor } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';

export function isFormula(node: DocumentNode | null): node is DocumentNode {
  return node?.type.name === 'formula' || node?.type.name === 'formulaBlock';
}

export function texOf(node: DocumentNode): string {
  return String(node.attrs.tex);
}

/** The formula or picture that is selected as a whole; null when it is something else. */
export function selectedNode({ selection }: EditorState): DocumentNode | null {
  return selection instanceof NodeSelection ? selection.node : null;
}

/**
 * Changes an attribute of the node that is selected as a whole. It stays selected, which it does not where
 * `updateAttributes` puts another node in the place of one inside of a line.
 */
export function changeSelected(editor: Editor, attribute: string, value: string): void {
  editor.commands.command(({ tr }) => {
    tr.setNodeAttribute(tr.selection.from, attribute, value);
    return true;
  });
}

/** Moves the focus into the field of the bar that stands beside the selected formula. */
export function focusField(text: HTMLElement): boolean {
  const field = text.closest('.editor')?.querySelector<HTMLTextAreaElement>('.editor-bar textarea');
  field?.focus({ preventScroll: true });
  return field !== null && field !== undefined;
}
