import type { RefObject } from 'react';

/** So that the line does not touch them. */
const air = 12;

/**
 * How near to the edges of what scrolls the line that is written may come, in pixels: not behind the bars that stay in view. It is
 * measured each time, because bars grow with what the cursor is in.
 */
export function roomBesideBars(frame: RefObject<HTMLElement | null>) {
  const heightOf = (bar: string) => frame.current?.querySelector(bar)?.getBoundingClientRect().height ?? 0;
  return {
    left: 0,
    right: 0,
    get top() {
      const above = Number.parseFloat(frame.current?.style.getPropertyValue('--editor-top') ?? '') || 0;
      return above + heightOf('.editor-toolbar') + air;
    },
    get bottom() {
      return heightOf('.editor-status') + air;
    },
  };
}
