import { useSyncExternalStore } from 'react';

/** Pictures of this page that are on their way: what leads away from it would lose them without a word. */
let underWay = 0;
/** One of those that were under way together did not come. */
let oneIsMissing = false;
const listeners = new Set<() => void>();

/** Notes pictures as under way until they are where they belong; `work` answers whether all of them are. */
export async function whileUnderWay(work: () => Promise<boolean>): Promise<void> {
  if (underWay === 0) oneIsMissing = false;
  change(1);
  let came = false;
  try {
    came = await work();
  } finally {
    oneIsMissing ||= !came;
    change(-1);
  }
}

/** Whether any picture is under way. */
export function useUploadsUnderWay(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  );
}

/** Resolves once no picture is under way any longer, with whether all of them came. */
export function uploadsUnderWay(): Promise<boolean> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      if (underWay > 0) return;
      unsubscribe();
      resolve(!oneIsMissing);
    });
  });
}

function change(by: 1 | -1): void {
  underWay += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
