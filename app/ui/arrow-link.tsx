import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A link in its own line that leads onwards. */
export function ArrowLink({
  href,
  children,
  className = '',
}: {
  href: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <a
      href={href}
      className={`group/arrow inline-flex min-h-6 items-center gap-2 font-medium text-accent hover:text-accent-strong ${className}`}
    >
      <span className="underline decoration-transparent underline-offset-4 transition-colors duration-(--duration-quick) group-hover/arrow:decoration-current">
        {children}
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-[1.1em] shrink-0 transition-transform duration-(--duration-quick) ease-(--ease-out) group-hover/arrow:translate-x-1"
      />
    </a>
  );
}
