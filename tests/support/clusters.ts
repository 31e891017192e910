import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { migrateDatabase, openDatabase } from '../../app/db/client.server';
import { keepEmptyCluster } from '../../app/db/empty-cluster.server';
import { clusterOfTheRun, createDatabase, startPostgres, type TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database in which nothing is, not even a table. */
    emptyCluster: string;
    /** The same with the tables of the product. */
    migratedCluster: string;
    /** A data directory as the first start of the built site left it; empty where there is none. */
    startedSite: string;
  }
}

/** Where a database is, in the words of openDatabase and startBuiltServer. */
export interface DatabasePlace {
  databaseUrl?: string;
  dataDirectory: string;
}

/** For tests without the built site. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return makeClusters(project);
}

/**
 * Makes databases that the tests of a run copy, which takes a tenth of a second each: one in which nothing is, one with tables and, where
 * there is a built site, one after its first start. On PostgreSQL they are in one cluster, of which each server of a test starts from a copy.
 * @param startOnce starts the site for the first time at a place, and stops it
 */
export async function makeClusters(
  project: TestProject,
  startOnce?: (place: DatabasePlace) => Promise<void>,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'quzones-cluster-'));
  const empty = join(folder, 'empty');
  const migrated = join(folder, 'migrated');
  const started = join(folder, 'started');
  const makeEmbedded = async () => {
    const database = await openDatabase({ dataDirectory: empty });
    await database.close();
    keepEmptyCluster(join(empty, 'database'));
    await makeTables({ dataDirectory: migrated });
    if (!startOnce) return;
    await copyFolder(migrated, started);
    await startOnce({ dataDirectory: started });
  };
  // One after the other: while the embedded one makes its files nothing else runs in this process, and a connection to the other
  // would be given up where that takes seconds.
  const postgres = await makePostgresCluster(join(folder, 'on-postgres'), startOnce);
  await makeEmbedded();
  project.provide('emptyCluster', join(empty, 'database'));
  project.provide('migratedCluster', join(migrated, 'database'));
  project.provide('startedSite', startOnce ? started : '');
  return async () => {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** It runs no more, but is there until it is stopped. Without PostgreSQL on the machine there is none, which tests that need it say themselves. */
async function makePostgresCluster(
  dataDirectory: string,
  startOnce: ((place: DatabasePlace) => Promise<void>) | undefined,
): Promise<TestPostgres | undefined> {
  const postgres = await startPostgres().catch(() => undefined);
  if (!postgres) return undefined;
  await makeTables({ databaseUrl: await createDatabase(postgres.url, 'nothing', 'tables'), dataDirectory });
  if (startOnce) {
    await startOnce({ databaseUrl: await createDatabase(postgres.url, 'tables', 'site'), dataDirectory });
  }
  await postgres.goAway();
  process.env[clusterOfTheRun] = postgres.cluster;
  return postgres;
}

async function makeTables(place: DatabasePlace): Promise<void> {
  const database = await openDatabase(place);
  await migrateDatabase(database, 'migrations');
  await database.close();
}

/** A database has a thousand files, for which `cp` of Node takes six times as long. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

/** Makes a temporary data directory with nothing in it, as a site on PostgreSQL needs. Whoever asks removes it. */
export function newBareDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'quzones-data-'));
}

async function directoryWith(cluster: string): Promise<string> {
  const folder = await newBareDirectory();
  await copyFolder(cluster, join(folder, 'database'));
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

/** The same as the first start of the built site leaves it: with sample content, and the administrator of tests. */
export async function newSiteDirectory(): Promise<string> {
  const folder = await newBareDirectory();
  await copyFolder(inject('startedSite'), folder);
  return folder;
}
