import { type ReactNode, useId } from 'react';

/** A part of a page with a heading at its side, and what it is about under that. */
export function Panel({ heading, lead, children }: { heading: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-8 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h3 id={id} className="font-sans text-base font-semibold tracking-normal">
          {heading}
        </h3>
        {lead && <div className="mt-1 text-sm text-muted">{lead}</div>}
      </div>
      <div className="min-w-0 max-w-2xl">{children}</div>
    </section>
  );
}
