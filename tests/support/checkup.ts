import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { allChecks } from '~/admin/operations/all-checks.server';
import { saveRecord } from '~/admin/records.server';
import { boundCollections } from '~/collections/registry.server';
import { type DatabaseHandle, openDatabase, setDatabase } from '~/db/client.server';
import type { BackupPlace } from '~/server/backup/backup-archives.server';
import { stopFollowingContentChanges } from '~/server/content-version.server';
import { runChecks } from '~/server/doctor/run-checks.server';
import { formOf, sampleOf, staff } from '../integration/contract-kit.ts';
import type { DriverKit } from './drivers.ts';

export const hourMs = 60 * 60 * 1000;
/** Longer than any check takes. */
export const patienceMs = 30_000;
export const ago = (interval: string) => sql`now() - ${interval}::interval`;

/** A new installation for the doctor to look at. Call it first in a suite; its fields are there once the tests run. */
export function useCheckup(kit: DriverKit) {
  let handle: DatabaseHandle;
  let place: BackupPlace;

  beforeAll(async () => {
    const fresh = await kit.databaseWithTables();
    handle = await openDatabase(fresh);
    setDatabase(handle);
    place = {
      databaseUrl: fresh.databaseUrl,
      dataDirectory: fresh.dataDirectory,
      directory: join(fresh.dataDirectory, 'backups'),
      keep: 7,
      migrationsFolder: resolve('migrations'),
    };
  });

  afterAll(async () => {
    stopFollowingContentChanges();
    setDatabase(undefined);
    await handle.close();
  });

  /** What one check finds. */
  async function look(name: string, options: { mayMend?: boolean; isRunning?: boolean } = {}) {
    const checks = allChecks.filter((check) => check.name === name);
    expect(checks).toHaveLength(1);
    const findings = await runChecks(
      checks,
      { place, handle, isRunning: true, mayMend: false, ...options },
      patienceMs,
    );
    return findings.map(({ group: _group, name: _name, advice: _advice, ...rest }) => rest);
  }

  return {
    get place() {
      return place;
    },
    get dataDirectory() {
      return place.dataDirectory;
    },
    get checkup() {
      return { place, handle };
    },
    look,
    one: async (name: string, options?: { mayMend?: boolean; isRunning?: boolean }) => (await look(name, options))[0],
  };
}

/** Lets a file or a folder be as old as that. */
export async function age(path: string, ms: number): Promise<void> {
  const then = new Date(Date.now() - ms);
  await utimes(path, then, then);
}

/** Stores a blog post. Answers its id. */
export async function addPost(): Promise<string> {
  const collection = boundCollections.find(({ declaration }) => declaration.name === 'blog_posts');
  if (!collection) throw new Error('There are no blog posts.');
  const form = formOf({ ...sampleOf(collection).form, title: `A post ${randomUUID()}` });
  const saved = await saveRecord({ collection, staff: staff('admin'), requestId: 'test', id: null, form });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return saved.id;
}
