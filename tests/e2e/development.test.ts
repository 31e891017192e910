import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { endProcess, until } from '../support/built-server';
import { freePort } from '../support/free-port';

it('The development server answers with the pages of the site, from the sources', async () => {
  const port = String(await freePort());
  const data = await mkdtemp(join(tmpdir(), 'quzones-development-'));
  const env = { ...process.env, PORT: port, DATA_DIR: data, LOG_LEVEL: 'error', NODE_ENV: 'development' };
  const server = spawn(process.execPath, ['scripts/dev.mjs'], { env, stdio: 'ignore' });
  try {
    const url = `http://127.0.0.1:${port}`;
    const home = await until('The development server', async () => {
      const answer = await fetch(url).catch(() => null);
      return answer?.status === 200 ? answer.text() : undefined;
    });
    expect(home).toContain('Building the future with quantum and AI');
    for (const path of ['/contact', '/insights', '/admin/auth']) {
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
    }
  } finally {
    await endProcess(server, 'SIGTERM');
    await rm(data, { recursive: true, force: true });
  }
});
