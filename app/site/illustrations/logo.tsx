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

export function Logo({ className }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className ?? ''}`}>
      <LogoMark className="size-8 shrink-0" />
      <span className="font-display text-xl leading-none font-semibold tracking-tight">Quzones</span>
    </span>
  );
}
