import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { migrateDatabase, openDatabase } from '../../app/db/client.server';
import { keepEmptyCluster } from '../../app/db/empty-cluster.server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database in which nothing is, not even a table. */
    emptyCluster: string;
    /** The same with the tables of the product. */
    migratedCluster: string;
  }
}

/** Makes one of each for the whole run: making them takes five seconds, copying one a tenth of one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'quzones-cluster-'));
  const [empty, migrated] = [join(folder, 'empty'), join(folder, 'migrated')];
  const database = await openDatabase({ dataDirectory: empty });
  await database.close();
  keepEmptyCluster(join(empty, 'database'));
  const withTables = await openDatabase({ dataDirectory: migrated });
  await migrateDatabase(withTables, 'migrations');
  await withTables.close();
  project.provide('emptyCluster', join(empty, 'database'));
  project.provide('migratedCluster', join(migrated, 'database'));
  return () => rm(folder, { recursive: true, force: true });
}

/** Makes a temporary data directory with a copy of a cluster. Whoever asks removes it. */
async function directoryWith(cluster: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quzones-data-'));
  await cp(cluster, join(folder, 'database'), { recursive: true });
  return folder;
}

/** Makes a temporary data directory whose embedded database is there already, with all tables. Whoever asks removes it. */
export function newDataDirectory(): Promise<string> {
  return directoryWith(inject('migratedCluster'));
}

/** The same without a table. */
export function newEmptyDirectory(): Promise<string> {
  return directoryWith(inject('emptyCluster'));
}
