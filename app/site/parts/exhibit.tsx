import type { ReactNode } from 'react';

/** A drawing or a table that explains something: what it shows is said in words under it. */
export function Exhibit({
  caption,
  children,
  className,
}: {
  caption: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <figure className={className}>
      <div className="border border-line bg-raised p-4 sm:p-8">{children}</div>
      <figcaption className="mt-3 max-w-[68ch] text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}
