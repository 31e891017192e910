import { type RefObject, useEffect, useRef } from 'react';

/** Escape in a bar of the editor leads out of the bar: not out of the dialog around the form, nor out of the full screen. */
export function useEscape(bar: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    const element = bar.current;
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [bar]);
}
