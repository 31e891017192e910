import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * A step may take its own button away: "Clear" has nothing more to clear, a measured wire no free place. Whoever works by
 * keyboard then goes on from the first free place, not from the top of the page.
 */
export function useHeldFocus(steps: URLSearchParams) {
  const place = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (steps.size === 0 || !isInside.current || document.activeElement !== document.body) return;
    const next = place.current?.querySelector<HTMLElement>('[id^="free-"]') ?? place.current?.querySelector('button');
    next?.focus({ preventScroll: true });
  }, [steps]);
  return {
    ref: place,
    onFocus: () => {
      isInside.current = true;
    },
    // What is taken away gives the focus to nothing.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) isInside.current = false;
    },
  };
}
