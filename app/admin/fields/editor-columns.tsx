import type { ReactNode } from 'react';

/**
 * Writing in the middle, facts at the side, which stay in sight while a long text scrolls; one under the other where
 * there is no room.
 */
export function EditorColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">{main}</div>
      <div className="editor-side grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 lg:border-l lg:border-line [&_:is(input,select,textarea)]:py-1">
        {side}
      </div>
    </div>
  );
}

/** Two short fields beside each other. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] items-start gap-3">{children}</div>;
}

/** A group of side fields under a small heading. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-3">
      <legend className="float-left w-full text-2xs font-semibold tracking-wide text-muted uppercase">{legend}</legend>
      {children}
    </fieldset>
  );
}
