import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { outsideFigure } from './figure';

interface Change {
  add?: { id: string; position: number; label: string };
  remove?: string;
}

const key = new PluginKey<DecorationSet>('uploadPlaces');

/** Keeps the places in the text that pictures on their way will take, while the writing around them goes on. */
export const UploadPlaces = Extension.create({
  name: 'uploadPlaces',
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(transaction, before) {
            const places = before.map(transaction.mapping, transaction.doc);
            const change: Change | undefined = transaction.getMeta(key);
            if (change?.add) {
              const { id, position, label } = change.add;
              return places.add(transaction.doc, [
                Decoration.widget(position, () => placeElement(label), { id, side: -1 }),
              ]);
            }
            if (change?.remove) return places.remove(find(places, change.remove));
            return places;
          },
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

function placeElement(label: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'editor-upload-place';
  element.textContent = label;
  return element;
}

function find(places: DecorationSet, id: string): Decoration[] {
  return places.find(undefined, undefined, (spec) => spec.id === id);
}

export function addUploadPlace(view: EditorView, id: string, at: number, label: string): void {
  const position = beforeBlock(view.state, outsideFigure(view.state.doc, at));
  view.dispatch(view.state.tr.setMeta(key, { add: { id, position, label } } satisfies Change));
}

/** The place in front of a paragraph instead of at its beginning: browsers would write into the paragraph before from there. */
function beforeBlock({ doc, schema }: EditorState, at: number): number {
  const $at = doc.resolve(at);
  const { figure } = schema.nodes;
  if ($at.depth === 0 || $at.parentOffset > 0 || !figure) return at;
  const around = $at.node(-1);
  const index = $at.index(-1);
  return around.canReplaceWith(index, index, figure) ? $at.before() : at;
}

/** Where the picture goes: into the empty paragraph at its place, unless somebody is about to write there. */
export function overEmptyParagraph({ doc, selection }: EditorState, place: number, mayBeWritten: boolean): number {
  const after = doc.resolve(place).nodeAfter;
  const isEmpty = after?.type.name === 'paragraph' && after.content.size === 0;
  return isEmpty && !(mayBeWritten && selection.from === place + 1) ? place + 1 : place;
}

export function removeUploadPlace(view: EditorView, id: string): void {
  view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change));
}

/** Where the place is now; null when the text around it was deleted. */
export function uploadPlace(state: EditorState, id: string): number | null {
  const places = key.getState(state);
  return (places && find(places, id)[0]?.from) ?? null;
}
