import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Makes an element take files that are dropped on it or pasted into it. */
export function useFileTarget(onFiles: (files: File[]) => void) {
  const [isTarget, setIsTarget] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsTarget(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsTarget(false);
    },
    onDrop(event: DragEvent) {
      setIsTarget(false);
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
    onPaste(event: ClipboardEvent) {
      // What also has text in it is an address, or comes from a word processor.
      if (event.clipboardData.types.includes('text/plain')) return;
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
  return { isTarget, handlers };
}
