import { useEffect } from 'react';

/** A file that is let go beside the place that takes it does nothing: browsers would open it in place of the page. */
export function useNoStrayFiles(): void {
  useEffect(() => {
    // At the window, where events come last: whoever takes the file has said so by then.
    const listener = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', listener);
    window.addEventListener('drop', listener);
    return () => {
      window.removeEventListener('dragover', listener);
      window.removeEventListener('drop', listener);
    };
  }, []);
}
