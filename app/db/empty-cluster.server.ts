import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copyRestingDatabase } from './embedded-copy.server.ts';

let kept: string | undefined;

/**
 * Says where an embedded database lies that has nothing in it yet, not even a table: the build makes one. PostgreSQL takes
 * seconds to make one (initdb), copying it takes a tenth of one. Said once for each process, by what starts it.
 */
export function keepEmptyCluster(directory: string | undefined): void {
  kept = directory;
}

/** Where it is, for a process that this one starts; undefined where there is none, as in development. */
export function emptyCluster(): string | undefined {
  return kept !== undefined && existsSync(join(kept, 'PG_VERSION')) ? kept : undefined;
}

/** Copies it into a directory that is not there yet. Answers false, and does nothing, where there is none. */
export async function copyEmptyCluster(directory: string): Promise<boolean> {
  const source = emptyCluster();
  if (source === undefined) return false;
  await copyRestingDatabase(source, directory, () => undefined);
  return true;
}
