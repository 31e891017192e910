import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nodeBinary, root } from '../../scripts/lib/paths.mjs';
import type { BackupJob, FromWorker } from './backup/worker-messages';

// Root may read everything, so there another user asks. Where that one can't read these files (2026-11-27: a checkout in a home
// folder of root's), nobody can be asked, and the tests are skipped.
const isRoot = process.getuid?.() === 0;
const user = isRoot ? 65_534 : process.getuid?.();
const asUser = isRoot ? { uid: 65_534, gid: 65_534 } : {};
const canAsk = spawnSync(nodeBinary, ['--check', import.meta.filename], asUser).status === 0;

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'quzones-rights-'));
  chmodSync(data, 0o755);
  mkdirSync(join(data, 'uploads'));
  writeFileSync(join(data, 'uploads/a.jpg'), 'x');
  chmodSync(join(data, 'uploads'), isRoot ? 0o700 : 0);
});

afterEach(() => {
  chmodSync(join(data, 'uploads'), 0o700);
  rmSync(data, { recursive: true, force: true });
});

const uploadsFault = () => {
  const uploads = join(data, 'uploads');
  return {
    sentence: `${uploads} can't be read and written by user ${user}, as which this runs; it belongs to user ${isRoot ? 0 : user}.`,
    advice: isRoot
      ? `If user ${user} is the site's, give it to that user: chown -R ${user} ${uploads}`
      : `Let its owner use it: chmod -R u+rwX ${uploads}`,
  };
};

describe.skipIf(!canAsk)('A folder that the user of the site may not use', () => {
  it('is named with its owner and with what to do', () => {
    const module = JSON.stringify(join(root, 'app/server/folder-fault.server.ts'));
    const script = `const { folderFault } = await import(${module});
      process.stdout.write(JSON.stringify(await folderFault(process.argv[1])));`;
    const ask = (path: string) =>
      spawnSync(nodeBinary, ['--input-type=module', '-e', script, path], { ...asUser, encoding: 'utf8' }).stdout;
    expect(JSON.parse(ask(join(data, 'uploads')))).toEqual(uploadsFault());
    expect(JSON.parse(ask(isRoot ? '/tmp' : data))).toBeNull();
  });

  it('ends a backup with the same sentence', async () => {
    const work = join(data, 'work');
    mkdirSync(work);
    if (isRoot) chownSync(work, 65_534, 65_534);
    const worker = fork(resolve('app/server/backup/backup-worker.ts'), [], {
      ...asUser,
      execPath: nodeBinary,
      execArgv: [],
    });
    const job: BackupJob = {
      databaseUrl: undefined,
      dataDirectory: data,
      objectStore: undefined,
      workDirectory: work,
      archivePath: join(work, 'archive.tar.gz'),
      migrationsFolder: resolve('migrations'),
      emptyCluster: undefined,
    };
    worker.send({ tell: 'start', job });
    const [answer] = (await once(worker, 'message')) as [FromWorker];
    const { sentence, advice } = uploadsFault();
    expect(answer).toEqual({ tell: 'failed', message: `${sentence} ${advice}` });
  });
});
