import type { ReactNode } from 'react';

/** Writing in the middle, facts at the side; one under the other where there is no room. */
export function EditorColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 content-start gap-5">{main}</div>
      <div className="grid min-w-0 content-start gap-5">{side}</div>
    </div>
  );
}

/** A group of side fields under a small heading. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="float-left mb-3 w-full text-2xs font-semibold tracking-wide text-muted uppercase">
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}
