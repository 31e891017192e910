import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { Bucket } from '~/lib/pictures';
import type { Toast } from '~/lib/toast';
import { describePicture, objectionTo, uploadPicture } from '../upload-picture';
import type { RunningUpload } from '../use-upload';
import type { FigureImage } from './figure';
import { addUploadPlace, overEmptyParagraph, removeUploadPlace, uploadPlace } from './upload-places';

interface Running extends RunningUpload {
  id: string;
}

interface Options {
  editor: Editor | null;
  bucket: Bucket;
  onToast: (toast: Toast) => void;
  /** A picture has come into the text and is selected. */
  onInserted: () => void;
}

/** Uploads pictures into the text: several at once, each to the place where it was dropped. */
export function usePictureUploads(options: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [running, setRunning] = useState<Running[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const undescribed = useRef(new Set<string>());
  useEffect(() => {
    const all = controllers.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  async function upload(file: File, position: number): Promise<void> {
    const { editor, bucket, onToast } = latest.current;
    if (!editor) return;
    const objection = objectionTo(file);
    if (objection) return onToast(objection);
    const id = crypto.randomUUID();
    const controller = new AbortController();
    controllers.current.set(id, controller);
    addUploadPlace(editor.view, id, position, `Uploading ${file.name}…`);
    const textBefore = editor.state.doc;
    setRunning((all) => [...all, { id, fileName: file.name, share: 0 }]);
    const onProgress = (share: number) =>
      setRunning((all) => all.map((each) => (each.id === id ? { ...each, share } : each)));
    const outcome = await uploadPicture(file, { bucket, signal: controller.signal, onProgress });
    controllers.current.delete(id);
    setRunning((all) => all.filter((each) => each.id !== id));
    if (editor.isDestroyed) return;
    const place = uploadPlace(editor.state, id);
    removeUploadPlace(editor.view, id);
    if (outcome.status === 'cancelled') return;
    onToast(outcome.toast);
    if (outcome.status === 'refused' || place === null) return;
    const { path, width, height, alt } = outcome.picture;
    if (alt === null) undescribed.current.add(path);
    // Whoever went on writing meanwhile must not find the cursor elsewhere.
    const isUntouched = editor.state.doc === textBefore;
    const at = overEmptyParagraph(editor.state, place, !isUntouched);
    insert({ src: path, alt: alt ?? '', width, height }, at, isUntouched);
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

  /** What is said first of a picture that was uploaded here, the media library says of it too. */
  function describe(src: string, alt: string): void {
    if (alt.trim() === '' || !undescribed.current.delete(src)) return;
    // The text has it in any case.
    void describePicture(src, alt.trim());
  }

  function cancel(id: string): void {
    controllers.current.get(id)?.abort();
  }

  return { running, upload, insert, describe, cancel };
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
