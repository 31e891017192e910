import { InputRule, Node } from '@tiptap/core';
import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { formulaClass } from '~/lib/formulas';
import { formulaView } from './formula-view';
import { focusField, isFormula, selectedNode, texOf } from './selected-formula';
import { writeBelow } from './write-below';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    formula: {
      /** Puts a formula where the cursor is, made of the selected words; on its own line where that is empty. */
      insertFormula: () => ReturnType;
    };
  }
}

function attributes() {
  return {
    tex: {
      default: '',
      rendered: false,
      parseHTML: (element: HTMLElement) => (element.textContent ?? '').trim(),
    },
  };
}

/** A formula within a line. Stored is its TeX; what it looks like is made of that wherever it is shown. */
export const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  // Before code, which it is stored as.
  priority: 200,
  addAttributes: attributes,
  parseHTML: () => [{ tag: `code.${formulaClass}`, priority: 60 }],
  renderHTML: ({ node }) => ['code', { class: formulaClass }, texOf(node)],
  renderText: ({ node }) => `$${texOf(node)}$`,
  addNodeView:
    () =>
    ({ node, view }) =>
      formulaView(node, view, false),
  addCommands() {
    return {
      insertFormula:
        () =>
        ({ state, tr, dispatch, view }) => {
          const { $from, empty } = state.selection;
          const isOwnLine = empty && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
          if (isOwnLine && putBlock(tr, state)) return true;
          const { from, to } = state.selection;
          const node = this.type.create({ tex: state.doc.textBetween(from, to, ' ').trim() });
          if (dispatch) {
            tr.replaceRangeWith(from, to, node);
            tr.setSelection(NodeSelection.create(tr.doc, tr.mapping.map(from, -1)));
            // Words that were selected are hardly TeX already. An empty one asks for the focus by itself.
            requestAnimationFrame(() => focusField(view.dom));
          }
          return true;
        },
    };
  },
  addInputRules() {
    return [
      // With the sign behind it, which tells a formula from two prices: $x^2$ and what comes next.
      new InputRule({
        find: /(?<![\\$\p{L}\p{N}])\$(?![\s$])([^$]+)(?<![\s\\])\$([ \u00a0.,;:!?)\]\n])$/u,
        handler: ({ state, range, chain, match: [, tex = '', behind = ''] }) => {
          if (!isTypedTex(tex) || isInUnfinishedCode(state, range.from)) return null;
          state.tr.replaceWith(range.from, range.to, this.type.create({ tex }));
          if (behind === '\n') chain().splitBlock().run();
          else state.tr.insertText(behind);
          return undefined;
        },
      }),
      new InputRule({
        find: /(?<![\\$])\$\$(?![\s$])([^$]+)(?<![\s\\])\$\$$/,
        handler: ({ state, range, match: [, tex = ''] }) => {
          if (isInUnfinishedCode(state, range.from)) return null;
          state.tr.replaceWith(range.from, range.to, this.type.create({ tex }));
          return undefined;
        },
      }),
    ];
  },
  addKeyboardShortcuts() {
    return { Enter: ({ editor }) => isFormula(selectedNode(editor.state)) && focusField(editor.view.dom) };
  },
  addProseMirrorPlugins() {
    return [removeEmptyFormulas(), writeBehindFormulas()];
  },
});

/** A formula on a line of its own. */
export const FormulaBlock = Node.create({
  name: 'formulaBlock',
  group: 'block',
  atom: true,
  draggable: true,
  priority: 200,
  addAttributes: attributes,
  parseHTML: () => [
    {
      tag: 'pre',
      priority: 60,
      getAttrs: (element) => (element.querySelector(`:scope > code.${formulaClass}:only-child`) ? null : false),
    },
  ],
  renderHTML: ({ node }) => ['pre', ['code', { class: formulaClass }, texOf(node)]],
  renderText: ({ node }) => `$$${texOf(node)}$$`,
  addNodeView:
    () =>
    ({ node, view }) =>
      formulaView(node, view, true),
  addInputRules() {
    return [
      new InputRule({
        find: /^\$\$\s$/,
        handler: ({ state, range }) => {
          state.tr.delete(range.from, range.to);
          return putBlock(state.tr, state) ? undefined : null;
        },
      }),
    ];
  },
});

/** Behind a sign that begins code which has not ended yet. */
function isInUnfinishedCode({ doc }: EditorState, position: number): boolean {
  const before = doc.textBetween(doc.resolve(position).start(), position);
  return before.split('`').length % 2 === 0;
}

/** What people write between two such signs: powers, indexes, commands, equations, or the name of one variable. */
function isTypedTex(text: string): boolean {
  return /[\\^_={}]/.test(text) || /^\p{L}['′]?$/u.test(text);
}

/** An empty one in place of the empty paragraph at the cursor. */
function putBlock(tr: Transaction, state: EditorState): boolean {
  const block = state.schema.nodes.formulaBlock?.create();
  const $from = tr.doc.resolve(tr.mapping.map(state.selection.from));
  const line = $from.depth;
  if (
    !block ||
    line === 0 ||
    !$from.node(line - 1).canReplaceWith($from.index(line - 1), $from.indexAfter(line - 1), block.type)
  ) {
    return false;
  }
  const at = $from.before(line);
  tr.replaceWith(at, $from.after(line), block);
  tr.setSelection(NodeSelection.create(tr.doc, at));
  return true;
}

/** One that was begun and left without a word is no part of the text. */
function removeEmptyFormulas(): Plugin {
  return new Plugin({
    appendTransaction(transactions, before, state) {
      const left = selectedNode(before);
      if (!isFormula(left) || texOf(left) !== '') return null;
      const at = transactions.reduce((position, { mapping }) => mapping.map(position), before.selection.from);
      const node = state.doc.nodeAt(at);
      if (!isFormula(node) || texOf(node) !== '' || selectedNode(state) === node) return null;
      return state.tr.delete(at, at + node.nodeSize);
    },
  });
}

/** Who types while a formula is selected, which the arrow keys do on their way, writes behind it instead of over it. */
function writeBehindFormulas(): Plugin {
  return new Plugin({
    props: {
      handleTextInput({ state, dispatch }, _from, _to, text) {
        const node = selectedNode(state);
        if (!isFormula(node)) return false;
        const { tr, selection } = state;
        if (node.isBlock) return writeBelow(state, dispatch, selection.to, text);
        tr.insertText(text, selection.to);
        dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to + text.length)).scrollIntoView());
        return true;
      },
    },
  });
}
