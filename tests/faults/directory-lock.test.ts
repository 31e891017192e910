import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateDatabase, openDatabase } from '../../app/db/client.server.ts';
import { orFullDisk } from '../../app/db/data-directory.server.ts';
import { lockDataDirectory, lockForReading } from '../../app/db/directory-lock.server.ts';
import { openForCommand } from '../../app/server/backup/open-for-command.server.ts';
import { askRunningSite } from '../../app/server/control/control-socket.server.ts';
import { withDatabase } from '../../server/commands.ts';
import { canMount, mountReadOnly } from '../support/mounts.ts';
import { killChildren, seedDatabase, startChild, temporaryFolder } from './children.ts';

let folder: ReturnType<typeof temporaryFolder>;

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(async () => {
  await killChildren();
  folder.remove();
});

describe('the lock on the data directory', () => {
  it('keeps a second process out and names the first', async () => {
    await seedDatabase(folder.path);
    const first = startChild('hold', folder.path);
    first.proceed();
    expect(await first.outcome()).toBe('open');

    const refusal = await openDatabase({ dataDirectory: folder.path }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'DATABASE_LOCKED', holder: { pid: first.process.pid } });
    expect(String(refusal)).toMatch(
      new RegExp(
        `The database in ${folder.path}/database is in use by process ${first.process.pid} ` +
          '\\(started \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d\\)\\. Stop it first, or give this one another DATA_DIR\\.',
      ),
    );

    // A command that has to be alone with what it was called for: another DATA_DIR would be another installation.
    const { path: dataDirectory } = folder;
    await expect(openForCommand({ databaseUrl: undefined, dataDirectory })).rejects.toThrow(
      new RegExp(
        `The database in ${dataDirectory}/database is in use by process ${first.process.pid} \\(started .+\\)\\. ` +
          'Stop it first, then run this again\\.$',
      ),
    );

    // A command that would have asked a running site: this one is none.
    const place = { databaseUrl: undefined, dataDirectory, directory: '', keep: 1, migrationsFolder: '' };
    const ask = () => askRunningSite(dataDirectory, { ask: 'backup' }, () => undefined);
    await expect(withDatabase(place, () => Promise.resolve(null), ask)).rejects.toThrow(
      new RegExp(
        `The database in ${dataDirectory}/database is in use by process ${first.process.pid} \\(started .+\\)\\. That is ` +
          'no site that runs: another command, such as a backup, a restore or a migration, or a site that starts. Try again when it is done\\.',
      ),
    );

    await first.finish();
    expect(first.lines.at(-1)).toBe('closed');
    const handle = await openDatabase({ dataDirectory: folder.path });
    await handle.close();
  });

  it('keeps the same process from opening the directory twice', async () => {
    await seedDatabase(folder.path);
    const first = await openDatabase({ dataDirectory: folder.path });
    const refusal = openDatabase({ dataDirectory: folder.path });
    await expect(refusal).rejects.toMatchObject({ code: 'DATABASE_LOCKED', holder: { pid: process.pid } });
    await expect(refusal).rejects.toThrow(`is already open in this process (${process.pid}, started`);

    // The refused attempt must not have taken the first one's lock away.
    const other = startChild('hold', folder.path);
    other.proceed();
    expect(await other.outcome()).toMatchObject({ code: 'DATABASE_LOCKED' });
    await first.close();
    await first.close();
  });

  it('lets exactly one of two processes win that start at the same instant, four times over', async () => {
    await seedDatabase(folder.path);
    for (let round = 0; round < 4; round += 1) {
      const rivals = [startChild('hold', folder.path), startChild('hold', folder.path)];
      await Promise.all(rivals.map((rival) => rival.line(/^ready$/)));
      for (const rival of rivals) rival.proceed();
      const outcomes = await Promise.all(rivals.map((rival) => rival.outcome()));
      const winner = rivals[outcomes.indexOf('open')];
      const refusals = outcomes.filter((outcome) => outcome !== 'open');
      expect(refusals).toHaveLength(1);
      expect(refusals[0]).toMatchObject({ code: 'DATABASE_LOCKED' });
      expect(refusals[0]?.message).toContain(`process ${winner?.process.pid} (`);
      // An orderly end and a kill by turns: the next round finds a clean and a stale record.
      await (round % 2 === 0 ? winner?.kill() : winner?.finish());
    }
  }, 300_000);

  it('is free again as soon as its process is killed, whoever has the pid by then', async () => {
    await seedDatabase(folder.path);
    const first = startChild('hold', folder.path);
    first.proceed();
    await first.outcome();
    await first.kill();

    const record = join(folder.path, 'database.holder.json');
    const left: unknown = JSON.parse(readFileSync(record, 'utf8'));
    expect(left).toMatchObject({ pid: first.process.pid });
    // As if the pid had been given to a process that runs on.
    writeFileSync(record, JSON.stringify({ ...(left as object), pid: process.ppid }));
    const lock = await lockDataDirectory(folder.path);
    lock.release();
    expect(existsSync(record)).toBe(false);
  });
});

describe('who only reads a directory that can’t be written', () => {
  it.skipIf(!canMount())('keeps a process out that would open it, and others read beside', async () => {
    await seedDatabase(folder.path);
    // Somebody had it open once, and left the lock file.
    (await lockDataDirectory(folder.path)).release();
    const source = mountReadOnly(folder.path);
    try {
      const readers = [await lockForReading(source.path), await lockForReading(source.path)];
      const rival = startChild('hold', folder.path);
      rival.proceed();
      expect(await rival.outcome()).toMatchObject({ code: 'DATABASE_LOCKED' });
      for (const reader of readers) reader.release();
      const next = startChild('hold', folder.path);
      next.proceed();
      expect(await next.outcome()).toBe('open');
      await expect(lockForReading(source.path)).rejects.toMatchObject({
        code: 'DATABASE_LOCKED',
        holder: { pid: next.process.pid },
      });
    } finally {
      source.unmount();
    }
  });
});

describe('the first start', () => {
  it('can be killed half-way and is made good by the next one', async () => {
    const first = startChild('hold', folder.path);
    first.proceed();
    await first.line(/^creating$/);
    // The moment in which files arrive, wherever that is, is the dangerous one.
    const filesIn = (name: string) => {
      const path = join(folder.path, name);
      return existsSync(path) ? readdirSync(path).length : 0;
    };
    await expect
      .poll(() => filesIn('database.new') + filesIn('database'), { interval: 1, timeout: 30_000 })
      .toBeGreaterThan(3);
    await first.kill();

    const handle = await openDatabase({ dataDirectory: folder.path });
    expect(await handle.isAlive()).toBe(true);
    await handle.close();
    expect(existsSync(join(folder.path, 'database.new'))).toBe(false);
  });

  it('leaves files alone that are no database', async () => {
    mkdirSync(join(folder.path, 'database'));
    writeFileSync(join(folder.path, 'database', 'thesis.txt'), 'mine');
    await expect(openDatabase({ dataDirectory: folder.path })).rejects.toThrow(
      `${folder.path}/database has files in it but no database. Move them away or set DATA_DIR.`,
    );
    expect(readFileSync(join(folder.path, 'database', 'thesis.txt'), 'utf8')).toBe('mine');
  });
});

describe('a data directory that cannot be written', () => {
  it('is named with the reason: a part of its path is a file', async () => {
    writeFileSync(join(folder.path, 'file'), '');
    const dataDirectory = join(folder.path, 'file', 'data');
    await expect(openDatabase({ dataDirectory })).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_NOT_WRITABLE',
      message: `The data directory ${dataDirectory} can't be written: a part of its path is a file. Make it writable or set DATA_DIR.`,
    });
  });

  it.skipIf(process.platform !== 'linux')('is named with the reason: no folders can be made there', async () => {
    const dataDirectory = '/proc/quzones/data';
    await expect(openDatabase({ dataDirectory })).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_NOT_WRITABLE',
      message: `The data directory ${dataDirectory} can't be written: its file system takes no folders. Make it writable or set DATA_DIR.`,
    });
  });

  it('is named with the reason: no permission', async () => {
    const dataDirectory = join(folder.path, 'data');
    mkdirSync(dataDirectory);
    chmodSync(folder.path, 0o755);
    chmodSync(dataDirectory, 0o555);
    expect(await startChild('unprivileged', dataDirectory).outcome()).toEqual({
      code: 'DATA_DIRECTORY_NOT_WRITABLE',
      message: `The data directory ${dataDirectory} can't be written: permission denied. Make it writable or set DATA_DIR.`,
    });
  });

  it.skipIf(!canOthersRead())('opens for an ordinary user who may write', async () => {
    const dataDirectory = join(folder.path, 'data');
    mkdirSync(dataDirectory);
    chmodSync(folder.path, 0o755);
    if (process.getuid?.() === 0) chownSync(dataDirectory, 65_534, 65_534);
    expect(await startChild('unprivileged', dataDirectory).outcome()).toBe('open');
  });

  it.skipIf(process.getuid?.() !== 0)('is left alone by root when the database is somebody else’s', async () => {
    await seedDatabase(folder.path);
    const database = join(folder.path, 'database');
    const owners = () =>
      readdirSync(database, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(database, name)).uid);
    execFileSync('chown', ['-R', '65534', database]);
    await expect(openDatabase({ dataDirectory: folder.path })).rejects.toMatchObject({
      code: 'DATA_DIRECTORY_OF_ANOTHER_USER',
      message: `The database in ${database} belongs to user 65534, and this process is user 0: what it writes there, the other could not read any more. Run this as the user of the site.`,
    });
    expect(new Set(owners())).toEqual(new Set([65_534]));
  });

  it.skipIf(!canMount())('is named with the reason: read-only file system, full disk, disk too small', async () => {
    await withMount('ro', async (dataDirectory) => {
      await expect(openDatabase({ dataDirectory })).rejects.toMatchObject({
        code: 'DATA_DIRECTORY_NOT_WRITABLE',
        message: `The data directory ${dataDirectory} can't be written: the file system is read-only. Make it writable or set DATA_DIR.`,
      });
    });
    // The first has no room for anything, the second runs out of it while the database is made.
    for (const size of ['4k', '12m']) {
      await withMount(`size=${size}`, async (dataDirectory) => {
        await expect(openDatabase({ dataDirectory })).rejects.toMatchObject({
          code: 'DATA_DIRECTORY_FULL',
          message: `The data directory ${dataDirectory} can't be written: the disk is full. Free some space or set DATA_DIR.`,
        });
      });
    }
    // There is room for the database, and none for what is to be in it.
    await withMount('size=40m', async (dataDirectory) => {
      const handle = await openDatabase({ dataDirectory });
      const failure = await migrateDatabase(handle, resolve('migrations')).catch((error: unknown) => error);
      await handle.close();
      expect(orFullDisk(failure, dataDirectory)).toMatchObject({
        code: 'DATA_DIRECTORY_FULL',
        message: `The data directory ${dataDirectory} can't be written: the disk is full. Free some space or set DATA_DIR.`,
      });
    });
  });
});

async function withMount(options: string, run: (directory: string) => Promise<void>): Promise<void> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder.path]);
  try {
    await run(folder.path);
  } finally {
    // Lazily: a start that failed may still have files open.
    execFileSync('umount', ['--lazy', folder.path]);
  }
}

/** Whether the user that root's tests drop to may read this checkout, and so PGlite in it. */
function canOthersRead(): boolean {
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  return spawnSync('test', ['-r', import.meta.filename], user).status === 0;
}
