import { useEffect, useRef, useState } from 'react';
import type { Toast } from '~/lib/toast';
import { severalStored, type UploadOptions, type UploadOutcome } from '../upload-picture';
import { whileUnderWay } from '../uploads-under-way';
import type { RunningUpload } from '../use-upload';

/** A file that was chosen, dropped or pasted, and what it is known by until its picture is there. */
export interface PictureFile {
  id: string;
  file: File;
}

/** One file's turn. */
export interface Turn extends Pick<UploadOptions, 'signal' | 'onProgress'> {
  /** Whether no other file waits for its turn. */
  isLast: () => boolean;
}

interface Running extends RunningUpload {
  id: string;
}

/** How one of those ended that were sent together. */
interface End {
  fileName: string;
  outcome: UploadOutcome | null;
}

/**
 * Has files sent one at a time, as the server takes them, and says once how all of them ended. `send` answers null when
 * nobody is there any longer who wants the picture.
 */
export function useOneAtATime(
  send: (file: PictureFile, turn: Turn) => Promise<UploadOutcome | null>,
  onEnd: (toast: Toast) => void,
) {
  const [running, setRunning] = useState<Running[]>([]);
  const waiting = useRef<PictureFile[]>([]);
  const sending = useRef<{ id: string; controller: AbortController } | null>(null);
  useEffect(
    () => () => {
      waiting.current = [];
      sending.current?.controller.abort();
    },
    [],
  );
  const leave = (id: string) => setRunning((all) => all.filter((each) => each.id !== id));

  function add(files: readonly PictureFile[]): void {
    // The last one first: what comes to the same place after it stands before it, so that they end up in their order.
    waiting.current.push(...files.toReversed());
    setRunning((all) => [...all, ...files.map(({ id, file }) => ({ id, fileName: file.name, share: 0 }))]);
    if (!sending.current) void whileUnderWay(sendAll);
  }

  /** Answers whether all of them came. */
  async function sendAll(): Promise<boolean> {
    const ends: End[] = [];
    try {
      for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
        ends.unshift({ fileName: next.file.name, outcome: await sendNow(next) });
      }
    } finally {
      sending.current = null;
    }
    const toast = summaryOf(ends);
    if (toast) onEnd(toast);
    return ends.every(({ outcome }) => outcome?.status === 'stored');
  }

  async function sendNow(next: PictureFile): Promise<UploadOutcome | null> {
    const { id } = next;
    const controller = new AbortController();
    sending.current = { id, controller };
    const onProgress = (share: number) =>
      setRunning((all) => all.map((each) => (each.id === id ? { ...each, share } : each)));
    const isLast = () => waiting.current.length === 0;
    try {
      return await send(next, { signal: controller.signal, onProgress, isLast });
    } finally {
      leave(id);
    }
  }

  /** Answers what it was doing, so that one that waited can be taken from its place. */
  function cancel(id: string): 'was sent' | 'waited' {
    if (sending.current?.id === id) {
      sending.current.controller.abort();
      return 'was sent';
    }
    waiting.current = waiting.current.filter((each) => each.id !== id);
    leave(id);
    return 'waited';
  }

  return { running, isBusy: () => sending.current !== null, add, cancel };
}

/** Only one toast is seen: of several, it speaks of those that are missing. */
function summaryOf(ends: readonly End[]): Toast | undefined {
  const stored = ends.flatMap(({ outcome }) => (outcome?.status === 'stored' ? [outcome.toast] : []));
  const refused = ends.flatMap(({ fileName, outcome }) =>
    outcome?.status === 'refused' ? [{ fileName, toast: outcome.toast }] : [],
  );
  const [first] = refused;
  if (!first) return stored.length > 1 ? severalStored(stored.length) : stored[0];
  if (stored.length + refused.length === 1) return first.toast;
  const names = refused.map(({ fileName }) => fileName).join(', ');
  return { ...first.toast, description: `Not uploaded: ${names}. ${first.toast.description}` };
}
