import type { ReactNode } from 'react';
import { feedFormats } from '../feed-links';

/** How to follow a list without giving an e-mail address; at its other end, what else there is to do. */
export function FeedsNote({ base, children }: { base: string; children?: ReactNode }) {
  return (
    <p className="page-wide flex flex-wrap items-baseline gap-x-4 border-t border-line py-6 text-sm text-muted">
      Follow with a feed reader:
      {feedFormats.map(({ file, label, type }) => (
        <a
          key={file}
          href={`${base}/${file}`}
          type={type}
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
        >
          {label}
        </a>
      ))}
      {children && <span className="sm:ml-auto">{children}</span>}
    </p>
  );
}
