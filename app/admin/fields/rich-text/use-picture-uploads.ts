import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { Bucket } from '~/lib/pictures';
import type { Toast } from '~/lib/toast';
import { describePicture, type UploadedPicture, type UploadOutcome, uploadPicture } from '../upload-picture';
import type { FigureImage } from './figure';
import { addUploadPlace, overEmptyParagraph, removeUploadPlace, uploadPlace } from './upload-places';
import { type PictureFile, type Turn, useOneAtATime } from './use-one-at-a-time';

interface Options {
  editor: Editor | null;
  bucket: Bucket;
  onToast: (toast: Toast) => void;
  /** A picture has come into the text and is selected. */
  onInserted: () => void;
}

/** Uploads pictures into the text, each to the place where it was dropped. */
export function usePictureUploads(options: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const textLeft = useRef<Node | null>(null);
  const { noteUndescribed, describe } = useDescriptions();
  const turns = useOneAtATime(send, (toast) => latest.current.onToast(toast));

  function upload(files: readonly File[], position: number): void {
    const { editor } = latest.current;
    if (!editor) return;
    const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
    for (const { id, file } of added) addUploadPlace(editor.view, id, position, `Uploading ${file.name}…`);
    if (!turns.isBusy()) textLeft.current = editor.state.doc;
    turns.add(added);
  }

  async function send({ id, file }: PictureFile, { isLast, ...turn }: Turn): Promise<UploadOutcome | null> {
    const { editor, bucket } = latest.current;
    if (!editor) return null;
    const outcome = await uploadPicture(file, { bucket, ...turn });
    if (editor.isDestroyed) return null;
    const place = uploadPlace(editor.state, id);
    removeUploadPlace(editor.view, id);
    if (outcome.status === 'stored' && place !== null) put(editor, outcome.picture, place, isLast());
    return outcome;
  }

  function put(editor: Editor, { path, width, height, alt }: UploadedPicture, place: number, isLast: boolean): void {
    if (alt === null) noteUndescribed(path);
    // Whoever went on writing meanwhile must not find the cursor elsewhere.
    const isUntouched = editor.state.doc === textLeft.current;
    const at = overEmptyParagraph(editor.state, place, !isUntouched);
    insert({ src: path, alt: alt ?? '', width, height }, at, isUntouched && isLast);
    if (isUntouched) textLeft.current = editor.state.doc;
  }

  function insert(image: FigureImage, position: number, select = true): void {
    const { editor, onInserted } = latest.current;
    if (!editor) return;
    editor.commands.insertFigure(position, image);
    if (!select) return;
    const inserted = findImage(editor, image.src, position);
    if (inserted !== null) editor.view.dispatch(selectNode(editor, inserted));
    onInserted();
  }

  function cancel(id: string): void {
    if (turns.cancel(id) === 'waited' && latest.current.editor) removeUploadPlace(latest.current.editor.view, id);
  }

  return { running: turns.running, upload, insert, describe, cancel };
}

/** What is said first of a picture that was uploaded here, the media library says of it too. */
function useDescriptions() {
  const undescribed = useRef(new Set<string>());
  return {
    noteUndescribed: (path: string) => {
      undescribed.current.add(path);
    },
    describe: (src: string, alt: string) => {
      if (alt.trim() === '' || !undescribed.current.delete(src)) return;
      // The text has it in any case.
      void describePicture(src, alt.trim());
    },
  };
}

/** Where the picture came to stand: splitting a paragraph, or taking the place of an empty one, moves it a little. */
function findImage(editor: Editor, src: string, near: number): number | null {
  let best: number | null = null;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name !== 'image' || node.attrs.src !== src) return;
    if (best === null || Math.abs(position - near) < Math.abs(best - near)) best = position;
  });
  return best;
}

function selectNode(editor: Editor, position: number) {
  const { tr } = editor.state;
  return tr.setSelection(NodeSelection.create(tr.doc, position)).scrollIntoView();
}
