import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startBuiltServer } from '../support/built-server';
import { canMount, mountTmpfs } from '../support/mounts';
import { siteCommand } from '../support/site-command';

it.skipIf(!canMount())('The doctor looks at everything of a running site whose disk is full', async () => {
  const disk = mountTmpfs('75m');
  const site = await startBuiltServer({ dataDirectory: disk.path });
  try {
    await writeFile(join(disk.path, 'fill'), Buffer.alloc(75 * 1024 * 1024)).catch(() => undefined);
    const found = await siteCommand('doctor', disk.path);
    expect(found.output).toMatch(/^ {2}WRONG {4}Disk: The data in .+ free beside it\.$/m);
    expect(found.output).toMatch(/^ {2}ok {7}Migrations: /m);
    await rm(join(disk.path, 'fill'));
  } finally {
    await site.stop();
    disk.unmount();
  }
});

it.skipIf(!canMount())(
  'A full disk keeps nobody from a backup on another one, and an export that can’t be noted leaves nothing',
  async () => {
    const disk = mountTmpfs('75m');
    const elsewhere = await mkdtemp(join(tmpdir(), 'quzones-elsewhere-'));
    const site = await startBuiltServer({
      dataDirectory: disk.path,
      env: { BACKUP_DIR: join(elsewhere, 'backups') },
    });
    try {
      await writeFile(join(disk.path, 'fill'), Buffer.alloc(75 * 1024 * 1024)).catch(() => undefined);
      const made = await siteCommand('backup', disk.path);
      expect(made.output).toMatch(/^Backup made and proven: .+\.tar\.gz$/m);
      expect(made.code).toBe(0);
      expect(await readdir(join(elsewhere, 'backups'))).toHaveLength(1);
      const target = join(elsewhere, 'export');
      const refused = await siteCommand('export', disk.path, [target]);
      expect(refused.output).toContain(
        'The disk of the database is full, so it can’t be noted that messages are exported.',
      );
      expect([refused.code, await readdir(target)]).toEqual([1, []]);
      expect((await fetch(`${site.url}/insights`)).status).toBe(200);
      await rm(join(disk.path, 'fill'));
      const exported = await siteCommand('export', disk.path, [target]);
      expect([exported.code, exported.output]).toEqual([0, expect.stringContaining('contact_messages: 0')]);
    } finally {
      await site.stop();
      disk.unmount();
      await rm(elsewhere, { recursive: true, force: true });
    }
  },
);
