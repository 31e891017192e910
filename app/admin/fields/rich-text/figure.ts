import { findParentNode, Node } from '@tiptap/core';
import { type Node as DocumentNode, Fragment, type Schema, Slice } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { writeBelow } from './write-below';

export interface FigureImage {
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    figure: {
      /** Puts a picture with room for a caption at a position. */
      insertFigure: (position: number, image: FigureImage) => ReturnType;
    };
  }
}

/** A picture, table, quote or code block with a caption, above or below. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  // The first that takes text is what a figure is filled with when nothing says what else.
  content: 'figcaption? (image | table | paragraph | codeBlock | blockquote)+ figcaption?',
  defining: true,
  draggable: true,
  // The arrow keys lead from a picture into its caption, not to a place between them where a letter begins something new.
  allowGapCursor: false,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: () => ['figure', 0],
  addCommands() {
    return {
      insertFigure:
        (position, image) =>
        ({ commands, state }) =>
          commands.insertContentAt(
            outsideFigure(state.doc, position),
            { type: this.name, content: [{ type: 'image', attrs: image }, { type: 'figcaption' }] },
            { updateSelection: false },
          ),
    };
  },
  addProseMirrorPlugins() {
    return [removeEmptyFigures(), takeFiguresWhole(), showWhereFilesCome(), writeBelowPictures()];
  },
});

/** Deleting or dragging away its picture leaves a figure with a picture that shows nothing: it goes too. */
function removeEmptyFigures(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _before, { doc, tr }) {
      if (!transactions.some((transaction) => transaction.docChanged)) return null;
      const empty: { from: number; to: number }[] = [];
      doc.descendants((node, position) => {
        if (node.type.name !== 'figure') return node.type.name !== 'paragraph';
        const image = node.children.find((child) => child.type.name === 'image');
        if (image && !image.attrs.src) empty.push({ from: position, to: position + node.nodeSize });
        return false;
      });
      for (const { from, to } of empty.reverse()) tr.delete(from, to);
      return empty.length > 0 ? tr : null;
    },
  });
}

/** A picture that is dragged, cut or copied takes its caption along. */
function takeFiguresWhole(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        // The editor drags what is selected, and a click would select it only when the button is let go.
        mousedown(view, { target, button, shiftKey }) {
          if (button !== 0 || shiftKey || !(target instanceof HTMLImageElement)) return false;
          const { doc, tr } = view.state;
          const image = view.posAtDOM(target, 0);
          if (doc.nodeAt(image)?.type.name === 'image')
            view.dispatch(tr.setSelection(NodeSelection.create(doc, image)));
          return false;
        },
      },
      transformCopied(slice, { state: { doc, selection } }) {
        const isPicture = selection instanceof NodeSelection && selection.node.type.name === 'image';
        const around = isPicture ? figureAround(doc, selection.from) : null;
        return around ? doc.slice(around.from, around.to) : slice;
      },
    },
    // Where it was dropped, its picture is selected: that is what its bar and the keys are for.
    appendTransaction(transactions, _before, { doc, selection, tr }) {
      if (!transactions.some((transaction) => transaction.getMeta('uiEvent') === 'drop')) return null;
      if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'figure') return null;
      const index = selection.node.children.findIndex((child) => child.type.name === 'image');
      if (index === -1) return null;
      return tr.setSelection(NodeSelection.create(doc, doc.resolve(selection.from + 1).posAtIndex(index)));
    },
  });
}

function figureAround(doc: DocumentNode, position: number): { from: number; to: number } | null {
  const $at = doc.resolve(position);
  for (let depth = $at.depth; depth > 0; depth--)
    if ($at.node(depth).type.name === 'figure') return { from: $at.before(depth), to: $at.after(depth) };
  return null;
}

/** A picture beside another one, or at its caption, comes below both: splitting that figure would cost it its caption. */
export function outsideFigure(doc: DocumentNode, position: number): number {
  return figureAround(doc, position)?.to ?? position;
}

/** Where a picture belongs that is let go at a position: between two blocks, as one that is dragged there from elsewhere in the text. */
export function figureDropPoint({ doc, schema }: EditorState, position: number): number {
  return dropPoint(doc, position, anyFigure(schema)) ?? position;
}

function anyFigure({ nodes }: Schema): Slice {
  return new Slice(Fragment.from(nodes.figure?.createAndFill()), 0, 0);
}

/** While files are dragged over the text the line between its blocks shows where they come, as for a picture of the text. */
function showWhereFilesCome(): Plugin {
  let files: EditorView['dragging'] = null;
  const forget = (view: EditorView) => {
    // The browser's files are what is dropped, not what stands for them here.
    if (files && view.dragging === files) view.dragging = null;
    files = null;
    return false;
  };
  return new Plugin({
    props: {
      handleDOMEvents: {
        dragover(view, { dataTransfer }) {
          const types = dataTransfer?.types ?? [];
          if (!types.includes('Files') || types.includes('text/plain')) return forget(view);
          if (view.dragging) return false;
          files = { slice: anyFigure(view.state.schema), move: false };
          view.dragging = files;
          return false;
        },
        dragleave(view, { relatedTarget }) {
          return relatedTarget instanceof Element && view.dom.contains(relatedTarget) ? false : forget(view);
        },
        drop: forget,
      },
    },
  });
}

/** Who types while a picture is selected, which Tab alone does to one at the beginning, writes below it instead of over it. */
function writeBelowPictures(): Plugin {
  return new Plugin({
    props: {
      handleTextInput({ state, dispatch }, _from, _to, text) {
        const { selection } = state;
        if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return false;
        const { $from } = selection;
        const isInFigure = $from.parent.type.name === 'figure';
        return writeBelow(state, dispatch, isInFigure ? $from.after() : selection.to, text);
      },
    },
  });
}

export const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
  addKeyboardShortcuts() {
    return {
      // A caption is one paragraph; writing goes on below its figure.
      Enter: ({ editor }) => {
        if (editor.state.selection.$from.parent.type.name !== this.name) return false;
        const figure = findParentNode((node) => node.type.name === 'figure')(editor.state.selection);
        if (!figure) return false;
        const after = figure.pos + figure.node.nodeSize;
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' }, { updateSelection: false })
          .command(({ tr }) => {
            tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1)));
            return true;
          })
          .scrollIntoView()
          .run();
      },
    };
  },
});
