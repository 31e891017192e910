import { type RefObject, useEffect } from 'react';

/** Closes a modal dialog at a press beside it, where the browser does not know `closedby="any"`, such as Safari. */
export function useCloseOutside(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || 'closedBy' in HTMLDialogElement.prototype) return undefined;
    const onClick = ({ target, clientX: x, clientY: y }: MouseEvent) => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      if (target === dialog && (x < left || x > right || y < top || y > bottom)) dialog.close();
    };
    dialog.addEventListener('click', onClick);
    return () => dialog.removeEventListener('click', onClick);
  }, [ref]);
}
