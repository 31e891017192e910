import type { ReactNode } from 'react';

/** The heading of a page beside the tabs, which names its section by `<id>-title`, and what the page is for. */
export function ToolHead({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <>
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 max-w-[75ch] text-sm text-muted">{children}</p>
    </>
  );
}
