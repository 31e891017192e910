import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncDirectory } from '~/db/sync-directory.server';
import type { Bucket } from '~/lib/pictures';
import type { UploadStore } from './kept-files.server';
import { uploadsDirectory } from './storage.server';

/** Files below `<DATA_DIR>/uploads`, one folder for each bucket. */
export const diskStore: UploadStore = {
  kind: 'disk',
  put: putFiles,
  get: (bucket, name) => unlessMissing(readFile(join(bucketDirectory(bucket), name)), null),
  async remove(bucket, names) {
    for (const name of names) await rm(join(bucketDirectory(bucket), name), { force: true });
  },
  async list(bucket) {
    const directory = bucketDirectory(bucket);
    const names = await unlessMissing(readdir(directory), []);
    return names.map((name) => ({ name, putAtMs: () => modifiedAt(join(directory, name)) }));
  },
  countUnfinished,
  removeUnfinished,
};

/** Files on their way; beside the buckets, so that moving them into place is one step on one volume. */
function incomingDirectory(): string {
  return join(uploadsDirectory(), '.incoming');
}

function bucketDirectory(bucket: Bucket): string {
  return join(uploadsDirectory(), bucket);
}

/** They are written elsewhere first: under its final name a file is always whole. */
async function putFiles(bucket: Bucket, files: readonly { name: string; bytes: Buffer }[]): Promise<void> {
  const target = bucketDirectory(bucket);
  await makeDirectory(target);
  const workplace = join(incomingDirectory(), randomUUID());
  await makeDirectory(workplace);
  try {
    for (const { name, bytes } of files) await writeDurably(join(workplace, name), bytes);
    for (const { name } of files) await rename(join(workplace, name), join(target, name));
    await syncDirectory(target);
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

/** The folders of puts that were begun before a moment, and how many files each has. */
async function findUnfinished(beforeMs: number): Promise<{ path: string; files: number }[]> {
  const found: { path: string; files: number }[] = [];
  for (const name of await unlessMissing(readdir(incomingDirectory()), [])) {
    const path = join(incomingDirectory(), name);
    const since = await modifiedAt(path);
    if (since === null || since >= beforeMs) continue;
    found.push({ path, files: (await unlessMissing(readdir(path), [])).length });
  }
  return found;
}

async function countUnfinished(beforeMs: number): Promise<number> {
  return (await findUnfinished(beforeMs)).reduce((sum, { files }) => sum + files, 0);
}

async function removeUnfinished(beforeMs: number): Promise<number> {
  const unfinished = await findUnfinished(beforeMs);
  for (const { path } of unfinished) await rm(path, { recursive: true, force: true });
  return unfinished.reduce((sum, { files }) => sum + files, 0);
}

async function modifiedAt(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return null;
  }
}

async function unlessMissing<Value, Missing>(reading: Promise<Value>, missing: Missing): Promise<Value | Missing> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return missing;
    }
    throw error;
  }
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new directory is as durable as its entry in the one above. */
async function makeDirectory(path: string): Promise<void> {
  const topmost = await mkdir(path, { recursive: true });
  if (topmost === undefined) return;
  for (let created = path; created.length >= topmost.length; created = dirname(created)) {
    await syncDirectory(dirname(created));
  }
}
