import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../app/db/client.server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database in which nothing is, not even a table. */
    emptyCluster: string;
  }
}

/** Makes one empty embedded database for the whole run: making one takes four seconds, copying it a tenth of one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'quzones-cluster-'));
  const database = await openDatabase({ dataDirectory: folder });
  await database.close();
  project.provide('emptyCluster', join(folder, 'database'));
  return () => rm(folder, { recursive: true, force: true });
}

/** Makes a temporary data directory whose embedded database is there already, and empty. Whoever asks removes it. */
export async function newDataDirectory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quzones-data-'));
  await cp(inject('emptyCluster'), join(folder, 'database'), { recursive: true });
  return folder;
}
