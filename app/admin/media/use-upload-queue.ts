import { useCallback, useEffect, useRef, useState } from 'react';
import type { Bucket } from '~/lib/pictures';
import type { Toast } from '~/lib/toast';
import { severalStored, type UploadedPicture, uploadPicture } from '../fields/upload-picture';
import { whileUnderWay } from '../fields/uploads-under-way';

/** One of the pictures that were chosen together. */
export interface QueuedUpload {
  key: string;
  fileName: string;
  /** Of the file as it lies on this computer, to look at before it is stored. */
  preview: string;
  state: 'waiting' | 'sending' | 'stored' | 'refused';
  /** Of the bytes sent, 0 to 1. At 1 the server still has to process the picture. */
  share: number;
  picture: UploadedPicture | null;
  /** Why it was not stored. */
  refusal: Toast | null;
}

const atOnce = 2;

/** The pictures as they are shown, newest first. */
function useItems() {
  const [items, setItems] = useState<QueuedUpload[]>([]);
  const show = useCallback((added: readonly { key: string; file: File }[]) => {
    const shown = added.map(({ key, file }): QueuedUpload => {
      const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : '';
      return { key, fileName: file.name, preview, state: 'waiting', share: 0, picture: null, refusal: null };
    });
    setItems((all) => [...shown, ...all]);
  }, []);
  const update = useCallback((key: string, change: Partial<QueuedUpload>) => {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }, []);
  const keepOnly = useCallback((isKept: (item: QueuedUpload) => boolean) => {
    setItems((all) => {
      for (const item of all) if (!isKept(item)) URL.revokeObjectURL(item.preview);
      return all.filter(isKept);
    });
  }, []);
  return { items, show, update, keepOnly };
}

/** Uploads many pictures, two at a time; each has its own progress and its own end. */
export function useUploadQueue(onDone: (stored: number, toast: Toast) => void) {
  const { items, show, update, keepOnly } = useItems();
  const waiting = useRef<{ key: string; file: File; bucket: Bucket }[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const results = useRef({ stored: 0, last: null as Toast | null });
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const controllers = running.current;
    return () => {
      waiting.current = [];
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const drop = (key: string) => keepOnly((item) => item.key !== key);

  async function send({ key, file, bucket }: { key: string; file: File; bucket: Bucket }): Promise<boolean> {
    const controller = new AbortController();
    running.current.set(key, controller);
    update(key, { state: 'sending' });
    const onProgress = (share: number) => update(key, { share });
    const outcome = await uploadPicture(file, { bucket, signal: controller.signal, onProgress });
    running.current.delete(key);
    if (outcome.status === 'cancelled') drop(key);
    if (outcome.status === 'refused') update(key, { state: 'refused', refusal: outcome.toast });
    if (outcome.status === 'stored') {
      update(key, { state: 'stored', picture: outcome.picture });
      results.current.stored += 1;
    }
    if (outcome.status !== 'cancelled') results.current.last = outcome.toast;
    next();
    return outcome.status === 'stored';
  }

  function next(): void {
    while (running.current.size < atOnce) {
      const first = waiting.current.shift();
      if (!first) break;
      void whileUnderWay(() => send(first));
    }
    const { stored, last } = results.current;
    if (running.current.size > 0 || !last) return;
    results.current = { stored: 0, last: null };
    done.current(stored, stored > 1 ? severalStored(stored) : last);
  }

  function add(files: File[], bucket: Bucket): void {
    const added = files.map((file) => ({ key: crypto.randomUUID(), file, bucket }));
    waiting.current.push(...added);
    show(added);
    next();
  }

  function cancel(key: string): void {
    waiting.current = waiting.current.filter((item) => item.key !== key);
    const controller = running.current.get(key);
    if (controller) controller.abort();
    else drop(key);
  }

  const clear = () => keepOnly(({ state }) => state === 'waiting' || state === 'sending');
  return { items, add, cancel, clear };
}
