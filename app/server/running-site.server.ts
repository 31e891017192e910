import type { DatabaseHandle } from '~/db/client.server';
import type { BackupPlace } from './backup/backup-archives.server';
import type { BegunBackup } from './backup/backup-runs.server';

/** What the HTTP server knows of itself, for the page about it. */
export interface RunningSite {
  handle: DatabaseHandle;
  place: BackupPlace;
  startedAt: Date;
  /** Of what program was built; null in development. */
  build: BuildFacts | null;
  pageCache: () => { pages: number; bytes: number };
  /** Begins a backup and looks after it. @throws BackupError when another one is being made */
  beginBackup: () => Promise<BegunBackup>;
}

export interface BuildFacts {
  version: string;
  /** Null when it was not built in a clone. */
  commit: string | null;
  builtAt: string;
}

/** On globalThis, because a development server loads this module anew after each change. */
const holder = globalThis as typeof globalThis & { quzonesSite?: RunningSite | undefined };

/** It stays until the process ends: pages that are being answered while it stops still speak of it. */
export function setRunningSite(site: RunningSite): void {
  holder.quzonesSite = site;
}

/** @throws while no site runs in this process */
export function runningSite(): RunningSite {
  if (!holder.quzonesSite) throw new Error('No site runs in this process.');
  return holder.quzonesSite;
}
