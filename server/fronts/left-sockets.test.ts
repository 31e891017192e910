import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeLeftSockets } from './left-sockets';

let temporary: string;

beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'left-'));
});

afterEach(() => rm(temporary, { recursive: true, force: true }));

/** What a process that was killed leaves in the temporary folder. */
async function leaveSocket(folder: string): Promise<void> {
  await mkdir(join(temporary, folder));
  const script = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`;
  const socket = join(temporary, folder, 'main.sock');
  expect(() => execFileSync(process.execPath, ['-e', script, socket], { stdio: 'ignore' })).toThrow('Command failed');
  expect(await readdir(join(temporary, folder))).toEqual(['main.sock']);
}

it('The socket of a process that was killed goes with its folder; that of one that lives stays', async () => {
  await leaveSocket('quzones-killed');
  await mkdir(join(temporary, 'quzones-lives'));
  const living = createServer().listen(join(temporary, 'quzones-lives', 'main.sock'));
  await once(living, 'listening');
  // One that starts just now, and a folder of something else.
  await mkdir(join(temporary, 'quzones-starts'));
  await mkdir(join(temporary, 'quzones-archives'));
  await writeFile(join(temporary, 'quzones-archives', 'newest.tar'), 'x');
  try {
    // As several processes that start at once do.
    await Promise.all([removeLeftSockets(temporary), removeLeftSockets(temporary)]);
    expect(await readdir(temporary)).toEqual(['quzones-archives', 'quzones-lives', 'quzones-starts']);
  } finally {
    living.close();
  }
});

it('What is not of a main thread is left alone', async () => {
  await leaveSocket('other-killed');
  await writeFile(join(temporary, 'quzones-file'), 'x');
  await removeLeftSockets(temporary);
  expect(await readdir(temporary)).toEqual(['other-killed', 'quzones-file']);
});
