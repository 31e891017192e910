import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDirectory } from '../../app/db/directory-lock.server.ts';
import { nodeBinary, root } from './paths.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quzones-may-start-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {Record<string, string>} settings */
async function ask(settings) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: '', HOST: '127.0.0.1', ...settings };
  const child = spawn(nodeBinary, [join(root, 'scripts/may-start.mjs')], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  return { code, output };
}

it('A start may begin to build where its port and its data folder are free', async () => {
  (await lockDataDirectory(folder)).release();
  expect(await ask({ PORT: '0' })).toEqual({ code: 0, output: '' });
});

it('A port that is in use, a database that is open and a setting that can not be used are said before a build', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = /** @type {import('node:net').AddressInfo} */ (other.address()).port;
  expect(await ask({ PORT: String(port) })).toEqual({
    code: 1,
    output: `Port ${port} on 127.0.0.1 is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start\n`,
  });
  other.close();
  expect((await ask({ PORT: 'eighty' })).output).toContain('PORT must be a whole number');
  const lock = await lockDataDirectory(folder);
  const held = await ask({ PORT: '0' });
  lock.release();
  expect(held.code).toBe(1);
  expect(held.output).toContain(`The database in ${join(folder, 'database')} is in use by process ${process.pid}`);
});
