import { join } from 'node:path';
import { openScratchDatabase } from '../../db/embedded-database.server.ts';
import { readMigrations } from '../../db/migrate.server.ts';
import { readArchive } from './archive-reader.server.ts';
import { loadArchive } from './load-archive.server.ts';
import { type Contents, contentsOf } from './manifest.server.ts';

export interface Proof extends Contents {
  /** Files that rows speak of and that were not there when the backup was made. */
  missingFiles: string[];
}

/**
 * Restores an archive into a scratch database and compares: every entry's checksum, every table's rows, every sequence.
 * Only then does a backup count.
 * @throws ArchiveError that names what is wrong
 */
export async function proveBackup(options: {
  path: string;
  workDirectory: string;
  migrationsFolder: string;
  say: (sentence: string) => void;
}): Promise<Proof> {
  const { path, workDirectory, migrationsFolder, say } = options;
  const manifest = await readArchive(path);
  const handle = await openScratchDatabase(join(workDirectory, 'scratch'), say);
  try {
    const known = readMigrations(migrationsFolder);
    await handle.orm.transaction((tx) => loadArchive(tx, { path, manifest, known, say }));
  } finally {
    await handle.close();
  }
  return { ...contentsOf(manifest), missingFiles: manifest.missingFiles };
}
