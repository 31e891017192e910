import type { Node as DocumentNode } from '@tiptap/pm/model';
import type { EditorView, NodeView } from '@tiptap/pm/view';
import { setFormula } from '~/lib/formulas';
import { focusField, texOf } from './selected-formula';

/** A formula in the text as readers will see it. While its TeX can't be read, what could be read last; left like that, the TeX. */
export function formulaView(node: DocumentNode, view: EditorView, isDisplayed: boolean): NodeView {
  const { type } = node;
  const dom = document.createElement(isDisplayed ? 'div' : 'span');
  dom.className = isDisplayed ? 'editor-formula formula-frame' : 'editor-formula';
  let tex: string | null = null;
  let isFaulty = false;
  let isSelected = false;

  function showTex() {
    dom.textContent = tex === '' ? 'Formula' : tex;
  }
  async function show(next: string) {
    if (next === tex) return;
    tex = next;
    const set = next === '' ? null : await setFormula(next, isDisplayed);
    // Something else was typed meanwhile.
    if (next !== tex) return;
    isFaulty = set !== null && 'fault' in set;
    dom.toggleAttribute('data-empty', set === null);
    dom.toggleAttribute('data-fault', isFaulty);
    if (set && 'markup' in set) {
      dom.replaceChildren(...new DOMParser().parseFromString(set.markup, 'text/html').body.childNodes);
    } else if (!isSelected || set === null || !dom.querySelector('math')) showTex();
  }
  dom.addEventListener('click', () => requestAnimationFrame(() => focusField(view.dom)));
  showTex();
  void show(texOf(node));
  return {
    dom,
    update(next) {
      if (next.type !== type) return false;
      void show(texOf(next));
      return true;
    },
    selectNode() {
      isSelected = true;
      dom.classList.add('ProseMirror-selectednode');
    },
    deselectNode() {
      isSelected = false;
      dom.classList.remove('ProseMirror-selectednode');
      if (isFaulty) showTex();
    },
    ignoreMutation: () => true,
  };
}
