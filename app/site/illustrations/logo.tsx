import { circle } from './path';

/**
 * Two waves, even-odd: the ring of the first is the bowl of a Q, and the second, coming in from below, is its tail.
 * Where both meet the ink turns into ground, as it does in every picture of the house.
 */
export const MARK = circle(13.5, 13.5, 13) + circle(13.5, 13.5, 7.5) + circle(23, 23, 8.5);

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false" role="presentation">
      <path d={MARK} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** Where there is no room for the name, because letters are large or the screen is small, the mark stands alone. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={`inline-flex h-8 min-w-8 flex-wrap gap-x-2.5 overflow-hidden ${className ?? ''}`}>
      <LogoMark className="size-8 shrink-0" />
      <span className="font-display text-xl leading-8 font-semibold tracking-tight">Quzones</span>
    </span>
  );
}
