import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { PGlite } from '@electric-sql/pglite';
import { diskFree } from './disk-free.server.ts';

/** File systems note the time of a change in steps; so much younger than the copy's beginning counts as changed. */
const clockStepMs = 2_000;
const roomForCheckpoint = 32 * 1024 * 1024;
/** Left behind by a running process, or of no use elsewhere. */
const notCopied = new Set(['postmaster.pid']);

/**
 * Copies a running embedded database. Most files are copied while it works; then queries wait while those that changed
 * meanwhile are copied again. What results is what a crash at that moment would leave, which PostgreSQL recovers from.
 */
export async function copyEmbeddedDatabase(
  pglite: Pick<PGlite, 'exec' | 'runExclusive'>,
  source: string,
  target: string,
): Promise<{ pausedMs: number }> {
  await mkdir(dirname(target), { recursive: true });
  await mkdir(target, { mode: 0o700 });
  // So that little is left to recover. Without room for what it writes the database would stop.
  if ((await diskFree(source)) > roomForCheckpoint) await pglite.exec('checkpoint');
  const began = Date.now();
  const sizes = new Map<string, number>();
  for (const file of await listFiles(source)) {
    const size = await copyOne(source, target, file);
    if (size !== null) sizes.set(file, size);
  }
  return pglite.runExclusive(async () => {
    const pausedAt = performance.now();
    const present = new Set(await listFiles(source));
    for (const file of sizes.keys()) if (!present.has(file)) await rm(join(target, file), { force: true });
    for (const file of present) {
      const { size, mtimeMs } = await stat(join(source, file));
      if (file.endsWith('/') && sizes.has(file)) continue;
      if (sizes.get(file) !== size || mtimeMs >= began - clockStepMs) await copyOne(source, target, file);
    }
    return { pausedMs: performance.now() - pausedAt };
  });
}

/** The bytes of all its files. */
export async function sizeOfDatabase(directory: string): Promise<number> {
  const files = (await listFiles(directory)).filter((file) => !file.endsWith('/'));
  const facts = await Promise.all(files.map((file) => stat(join(directory, file))));
  return facts.reduce((sum, { size }) => sum + size, 0);
}

/**
 * Copies a database that nobody has open. The copy can be written, even where the source can't.
 * @param onCopied hears how many bytes each file had
 */
export async function copyRestingDatabase(
  source: string,
  target: string,
  onCopied: (bytes: number) => void,
): Promise<void> {
  await mkdir(target, { mode: 0o700 });
  for (const file of await listFiles(source)) {
    const bytes = await copyOne(source, target, file);
    if (bytes === null) throw new Error(`${join(source, file)} went away while it was copied.`);
    if (!file.endsWith('/')) await chmod(join(target, file), 0o600);
    onCopied(bytes);
  }
}

/** Files and directories below the directory; those end in a slash. PostgreSQL wants its empty ones too. */
async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => {
    if (notCopied.has(entry.name)) return [];
    const path = join(entry.parentPath, entry.name).slice(directory.length + 1);
    return entry.isDirectory() ? [`${path}/`] : entry.isFile() ? [path] : [];
  });
}

/** Answers the file's size before it was copied, or null if it is gone. */
async function copyOne(source: string, target: string, file: string): Promise<number | null> {
  if (file.endsWith('/')) {
    await mkdir(join(target, file), { recursive: true });
    return 0;
  }
  try {
    const { size } = await stat(join(source, file));
    await mkdir(dirname(join(target, file)), { recursive: true });
    await copyFile(join(source, file), join(target, file), constants.COPYFILE_FICLONE);
    return size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
