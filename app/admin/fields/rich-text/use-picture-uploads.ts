import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { Bucket } from '~/lib/pictures';
import type { Toast } from '~/lib/toast';
import { describePicture, severalStored, uploadPicture } from '../upload-picture';
import { whileUnderWay } from '../uploads-under-way';
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

/** How those ended that were sent together. */
interface Ends {
  stored: Toast[];
  refused: { fileName: string; toast: Toast }[];
}

/** Uploads pictures into the text, each to the place where it was dropped; one at a time, as the server takes them. */
export function usePictureUploads(options: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [running, setRunning] = useState<Running[]>([]);
  const waiting = useRef<{ id: string; file: File }[]>([]);
  const sending = useRef<{ id: string; controller: AbortController } | null>(null);
  const ends = useRef<Ends>({ stored: [], refused: [] });
  const textLeft = useRef<Node | null>(null);
  const undescribed = useRef(new Set<string>());
  useEffect(
    () => () => {
      waiting.current = [];
      sending.current?.controller.abort();
    },
    [],
  );

  function upload(files: readonly File[], position: number): void {
    const { editor } = latest.current;
    if (!editor) return;
    const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
    for (const { id, file } of added) addUploadPlace(editor.view, id, position, `Uploading ${file.name}…`);
    // The last one first: what comes to the same place after it stands before it, so that they end up in their order.
    waiting.current.push(...added.toReversed());
    setRunning((all) => [...all, ...added.map(({ id, file }) => ({ id, fileName: file.name, share: 0 }))]);
    if (sending.current) return;
    textLeft.current = editor.state.doc;
    void whileUnderWay(sendAll);
  }

  /** Answers whether all of them are in the text. */
  async function sendAll(): Promise<boolean> {
    let allCame = true;
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { id, file } = next;
      if (!(await send(id, file))) allCame = false;
      setRunning((all) => all.filter((each) => each.id !== id));
    }
    const toast = summaryOf(ends.current);
    ends.current = { stored: [], refused: [] };
    if (toast) latest.current.onToast(toast);
    return allCame;
  }

  /** Answers whether the picture is in the text. */
  async function send(id: string, file: File): Promise<boolean> {
    const { editor, bucket } = latest.current;
    if (!editor) return false;
    const controller = new AbortController();
    sending.current = { id, controller };
    const onProgress = (share: number) =>
      setRunning((all) => all.map((each) => (each.id === id ? { ...each, share } : each)));
    const outcome = await uploadPicture(file, { bucket, signal: controller.signal, onProgress });
    sending.current = null;
    if (editor.isDestroyed) return false;
    const place = uploadPlace(editor.state, id);
    removeUploadPlace(editor.view, id);
    if (outcome.status === 'cancelled') return false;
    if (outcome.status === 'refused') {
      ends.current.refused.unshift({ fileName: file.name, toast: outcome.toast });
      return false;
    }
    ends.current.stored.push(outcome.toast);
    if (place === null) return true;
    const { path, width, height, alt } = outcome.picture;
    if (alt === null) undescribed.current.add(path);
    // Whoever went on writing meanwhile must not find the cursor elsewhere.
    const isUntouched = editor.state.doc === textLeft.current;
    const at = overEmptyParagraph(editor.state, place, !isUntouched);
    insert({ src: path, alt: alt ?? '', width, height }, at, isUntouched && waiting.current.length === 0);
    if (isUntouched) textLeft.current = editor.state.doc;
    return true;
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
    if (sending.current?.id === id) return sending.current.controller.abort();
    waiting.current = waiting.current.filter((each) => each.id !== id);
    setRunning((all) => all.filter((each) => each.id !== id));
    if (latest.current.editor) removeUploadPlace(latest.current.editor.view, id);
  }

  return { running, upload, insert, describe, cancel };
}

/** Only one toast is seen: of several, it speaks of those that are missing. */
function summaryOf({ stored, refused }: Ends): Toast | undefined {
  const [first] = refused;
  if (!first) return stored.length > 1 ? severalStored(stored.length) : stored[0];
  if (stored.length + refused.length === 1) return first.toast;
  const names = refused.map(({ fileName }) => fileName).join(', ');
  return { ...first.toast, description: `Not uploaded: ${names}. ${first.toast.description}` };
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
