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

/** Moves the focus into the field of the bar that stands beside the selected formula. */
export function focusField(text: HTMLElement): boolean {
  const field = text.closest('.editor')?.querySelector<HTMLTextAreaElement>('.editor-bar textarea');
  field?.focus();
  return field !== null && field !== undefined;
}
