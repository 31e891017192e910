import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../app/db/client.server';
import { nodeBinary, root } from '../../scripts/lib/paths.mjs';
import { type BuiltServer, collectOutput, serverEnvironment, startBuiltServer } from '../support/built-server';
import { newSiteDirectory } from '../support/clusters';

let dataDirectory: string;
let server: BuiltServer;

const start = () => startBuiltServer({ dataDirectory });

beforeAll(async () => {
  dataDirectory = await newSiteDirectory();
  server = await start();
});
afterAll(async () => {
  await server?.stop();
});

async function command(name: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const env = serverEnvironment(dataDirectory, { DATABASE_URL: '' });
  const child = spawn(nodeBinary, [join(root, `scripts/${name}.mjs`), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

/** As a disk does that returns something else than was written. */
async function spoilTable(table: string): Promise<void> {
  const handle = await openDatabase({ dataDirectory });
  const { rows } = await handle.orm.execute<{ path: string }>(sql`select pg_relation_filepath(${table}) as path`);
  await handle.close();
  const file = await open(join(dataDirectory, 'database', rows[0]?.path ?? ''), 'r+');
  await file.write(Buffer.alloc(4000, 0xa5), 0, 4000, 100);
  await file.close();
}

async function ask(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(server.url + path);
  return { status: answer.status, text: await answer.text() };
}

it('A page of the disk that is not what was written: its table says so, the others are served, and a backup cures it', async () => {
  const whole = await ask('/blog');
  expect((await command('backup')).code).toBe(0);
  await server.stop();
  await spoilTable('blog_posts');

  server = await start();
  const spoilt = await ask('/blog');
  expect([spoilt.status, spoilt.text.includes('Failed to load blog posts')]).toEqual([500, true]);
  expect(server.logs()).toContain('invalid page in block 0 of relation');
  for (const path of ['/insights', '/about', '/careers', '/readyz']) {
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  }
  // What can't be read whole is no backup, and pushes out none that is one.
  const refused = await command('backup');
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining("The table blog_posts can't be read whole: invalid page in block 0 of relation"),
  ]);
  await server.stop();

  const restored = await command('restore', '--replace', '--without-backup');
  expect([restored.code, restored.output]).toEqual([
    0,
    expect.stringContaining('All of it was compared with the archive.'),
  ]);
  server = await start();
  const again = await ask('/blog');
  expect(again.status).toBe(200);
  const titles = (html: string) => html.match(/<h3[^>]*>.*?<\/h3>/g);
  expect(titles(again.text)).toEqual(titles(whole.text));
});
