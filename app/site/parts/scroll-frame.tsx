import type { ReactNode } from 'react';

interface ScrollFrameProps {
  /** The id of the heading that says what is in it. */
  labelledBy: string;
  children: ReactNode;
}

/** Around a table that is wider than a phone. */
export function ScrollFrame({ labelledBy, children }: ScrollFrameProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-labelledby={labelledBy}
      className="relative overflow-x-auto"
    >
      {children}
    </div>
  );
}
