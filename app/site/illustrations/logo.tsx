import { range } from './geometry';
import { circle } from './path';

/** Zero circles of two sources, filled even-odd: the brand's fringes, small enough for a browser tab. */
const MARK = range(3)
  .flatMap((n) => [circle(12, 16, 3 + n * 4), circle(20, 16, 3 + n * 4)])
  .join('');

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
