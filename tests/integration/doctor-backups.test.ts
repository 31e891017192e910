import { mkdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { expect, it, vi } from 'vitest';
import { orm } from '~/db/client.server';
import { backupRuns } from '~/server/backup/backup_runs.table.server';
import { age, ago, hourMs, useCheckup } from '../support/checkup.ts';
import { eachDriver } from '../support/drivers.ts';

// Before anything reads the settings.
vi.hoisted(() => Object.assign(process.env, { BACKUP_AT: '03:30', BACKUP_DIR: '' }));

eachDriver('The doctor on backups', (kit) => {
  const site = useCheckup(kit);
  const { look, one } = site;

  const run = (parts: Partial<PgInsertValue<typeof backupRuns>>) =>
    orm()
      .insert(backupRuns)
      .values({
        kind: 'asked',
        aliveUntil: sql`now() + interval '2 minutes'`,
        host: hostname(),
        directory: site.place.directory,
        file: 'quzones-test-asked.tar.gz',
        ...parts,
      });

  it('says whether a backup was made as promised, what became of the last, and whether its archive is still that', async () => {
    const none = { state: 'warning', sentence: 'None has been made yet.' };
    expect(await look('Backups')).toEqual([
      {
        state: 'wrong',
        sentence: expect.stringMatching(/^BACKUP_AT promised a backup at \S+ 03:30 UTC, and none was proven since\.$/),
      },
      none,
    ]);
    await run({});
    expect(await look('Backups')).toEqual([none]);
    await orm().delete(backupRuns);

    await mkdir(site.place.directory, { recursive: true });
    const archive = join(site.place.directory, 'quzones-test-asked.tar.gz');
    await writeFile(archive, 'x'.repeat(2048));
    await run({ status: 'proven', sha256: 'a'.repeat(64), finishedAt: new Date(), bytes: 2048, rows: 7, files: 3 });
    const beside = { state: 'warning', sentence: 'Archives are beside the data, so a broken disk takes both.' };
    expect(await look('Backups')).toEqual([
      {
        state: 'ok',
        sentence: expect.stringMatching(
          /^The last proven backup is of .+ UTC: 7 rows, 3 files, 2 KB, in .+\.tar\.gz\.$/,
        ),
      },
      beside,
    ]);
    await truncate(archive, 1000);
    expect((await one('Backups'))?.sentence).toContain('was changed: it has 1,000 bytes instead of 2,048.');
    await rm(archive);
    expect(await one('Backups')).toEqual({ state: 'wrong', sentence: expect.stringMatching(/\.tar\.gz is gone\.$/) });
    await run({
      status: 'failed',
      error: 'The disk is full.',
      finishedAt: new Date(),
      startedAt: sql`now() + interval '1 second'`,
    });
    expect(await one('Backups')).toEqual({
      state: 'wrong',
      sentence: expect.stringMatching(/^The last backup failed, \S+ \S+ UTC: The disk is full\.$/),
    });
    await orm().delete(backupRuns);
    expect(await look('Backups', { isRunning: false })).toEqual([
      { state: 'warning', sentence: expect.any(String) },
      none,
    ]);
  });

  it('notes backups as failed that nobody carries on, and removes what they left', async () => {
    await run({ aliveUntil: ago('1 minute') });
    const sentence = '1 backup was begun by a process that ended before it was done.';
    const mendable = 'Notes them as failed; the next backup does so too.';
    expect(await one('Abandoned backups')).toEqual({ state: 'warning', sentence, mendable });
    const mended = '1 noted as failed.';
    expect(await one('Abandoned backups', { mayMend: true })).toEqual({ state: 'ok', sentence, mended });
    expect(await one('Abandoned backups')).toEqual({ state: 'ok', sentence: 'None.' });
    const [failed] = await orm().select({ error: backupRuns.error }).from(backupRuns);
    expect(failed?.error).toBe('The process that made it ended before it was done.');
    await orm().delete(backupRuns);

    const draft = join(site.place.directory, 'quzones-test-asked.tar.gz.part');
    const workplace = join(site.dataDirectory, '.quzones-work-1');
    await mkdir(workplace);
    await writeFile(draft, 'x');
    expect(await one('Leftovers of backups')).toEqual({ state: 'ok', sentence: 'None.' });
    for (const path of [draft, workplace]) await age(path, 25 * hourMs);
    const left = `Killed backups and restores left something half done, for more than a day: ${draft}, ${workplace}.`;
    expect(await one('Leftovers of backups')).toMatchObject({ state: 'warning', sentence: left });
    expect((await one('Leftovers of backups', { mayMend: true }))?.mended).toBe('2 removed.');
    expect(await one('Leftovers of backups')).toEqual({ state: 'ok', sentence: 'None.' });
    await expect(stat(draft)).rejects.toThrow('ENOENT');
  });
});
