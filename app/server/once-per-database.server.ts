import { type DatabaseHandle, database } from '~/db/client.server';

/**
 * What is made once on the database of this process, on first use. A failure is not kept: whoever asks next tries again, so
 * that nothing has to be restarted after the database was away.
 */
export function oncePerDatabase<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let current: { made: Promise<Made>; database: DatabaseHandle } | undefined;
  return () => {
    const handle = database();
    if (current?.database === handle) return current.made;
    const begun = { made: make(), database: handle };
    current = begun;
    begun.made.catch(() => {
      if (current === begun) current = undefined;
    });
    return begun.made;
  };
}
