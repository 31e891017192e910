import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Bucket } from '~/lib/pictures';
import { uploadsDirectory } from './storage.server';

/** Files on their way; beside the buckets, so that moving them into place is one step on one volume. */
export function incomingDirectory(): string {
  return join(uploadsDirectory(), '.incoming');
}

export function bucketDirectory(bucket: Bucket): string {
  return join(uploadsDirectory(), bucket);
}

/**
 * Puts all files of a picture into its bucket so that they are there after a power cut. They are written elsewhere
 * first: under its final name a file is always whole.
 */
export async function putFiles(bucket: Bucket, files: { name: string; bytes: Buffer }[]): Promise<void> {
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

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
