import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nodeBinary, root } from '../../scripts/lib/paths.mjs';
import { collectOutput, endProcess, until } from '../support/built-server.ts';

/** A copy of the commands around a project that installs, builds and serves nothing but marks of having done so. */
let project = '';
const started: ChildProcess[] = [];

const fakeBuild = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { root } from './lib/paths.mjs';
import { readSources, writeStamp } from './lib/sources-hash.mjs';
if (existsSync(root + '/app/broken.ts')) process.exit(1);
mkdirSync(root + '/build/server', { recursive: true });
writeFileSync(root + '/build/server/index.js', '');
appendFileSync(root + '/builds', 'x');
writeStamp(root, readSources(root));
`;

const fakeMayStart = `
import { existsSync } from 'node:fs';
import { root } from './lib/paths.mjs';
if (existsSync(root + '/port-taken')) {
  console.error('The port is taken.');
  process.exit(1);
}
`;

const fakeServe = `console.log('Serving');\nprocess.exit(7);\n`;

/** npm ci for a project without packages: waits to be let go, so that a test decides how long it takes. */
const fakeNpm = `#!${process.execPath}
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
if (existsSync('npm-fails')) {
  console.error('npm warn something else\\nnpm error code EBROKEN\\nnpm error The registry is closed today.');
  process.exit(1);
}
writeFileSync('npm-runs', String(process.pid));
const wait = setInterval(() => {
  if (existsSync('npm-waits')) return;
  clearInterval(wait);
  mkdirSync('node_modules/node/bin', { recursive: true });
  symlinkSync(process.execPath, 'node_modules/node/bin/node');
  writeFileSync('node_modules/node/package.json', '{ "version": "24.0.0" }');
  writeFileSync('node_modules/.package-lock.json', '{}');
  writeFileSync('installs', 'x', { flag: 'a' });
}, 10);
`;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'quzones-commands-'));
  cpSync(join(root, 'scripts'), join(project, 'scripts'), { recursive: true });
  mkdirSync(join(project, 'app'));
  mkdirSync(join(project, 'bin'));
  write('app/root.tsx', 'one');
  write('package-lock.json', '{}');
  write('package.json', '{ "type": "module" }');
  write('scripts/build.mjs', fakeBuild);
  write('scripts/serve.mjs', fakeServe);
  write('scripts/may-start.mjs', fakeMayStart);
  writeFileSync(join(project, 'bin/npm'), fakeNpm, { mode: 0o755 });
});

afterEach(async () => {
  for (const child of started.splice(0)) await endProcess(child, 'SIGKILL');
  rmSync(project, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  writeFileSync(join(project, path), text);
}

function countOf(mark: 'builds' | 'installs'): number {
  return existsSync(join(project, mark)) ? readFileSync(join(project, mark), 'utf8').length : 0;
}

function runStart(
  path = join(project, 'bin'),
  words: readonly string[] = [],
): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
} {
  const child = spawn(process.execPath, [join(project, 'scripts/start.mjs'), ...words], {
    cwd: tmpdir(),
    env: { PATH: path },
  });
  started.push(child);
  const output = collectOutput(child);
  return { child, output, ended: once(child, 'close').then(() => child.exitCode) };
}

async function start(path?: string, words?: readonly string[]): Promise<{ code: number | null; output: string }> {
  const run = runStart(path, words);
  return { code: await run.ended, output: run.output() };
}

test('The first start installs, builds and serves, and passes on the exit code', async () => {
  expect(await start()).toMatchObject({
    code: 7,
    output: expect.stringMatching(/^Installing packages …\n[^]*Serving\n$/),
  });
  expect([countOf('installs'), countOf('builds')]).toEqual([1, 1]);
});

test('A start with words that nobody reads is refused with what to write instead', async () => {
  const asked = await start(undefined, ['--help']);
  expect(asked).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Usage: npm start\n[^]*PORT=8080 npm start\n$/),
  });
  const refused = await start(undefined, ['--port', '8080']);
  expect(refused).toEqual({ code: 1, output: `“--port 8080” is not understood.\n${asked.output}` });
  expect([countOf('installs'), countOf('builds')]).toEqual([0, 0]);
});

test('A later start says and does nothing but serve', async () => {
  await start();
  expect(await start()).toEqual({ code: 7, output: 'Serving\n' });
  utimesSync(join(project, 'app/root.tsx'), new Date(), new Date());
  utimesSync(join(project, 'package-lock.json'), new Date(), new Date());
  expect(await start()).toEqual({ code: 7, output: 'Serving\n' });
  expect([countOf('installs'), countOf('builds')]).toEqual([1, 1]);
});

test('A changed source is built and nothing is installed; a changed lock file does both', async () => {
  await start();
  appendFileSync(join(project, 'app/root.tsx'), ' two');
  await start();
  expect([countOf('installs'), countOf('builds')]).toEqual([1, 2]);
  rmSync(join(project, 'node_modules/node'), { recursive: true });
  write('package-lock.json', '{ "changed": true }');
  utimesSync(join(project, 'package-lock.json'), new Date(), new Date(Date.now() + 60_000));
  await start();
  expect([countOf('installs'), countOf('builds')]).toEqual([2, 3]);
});

test('A start that would not find its port free says so before it builds in the folder of a running site', async () => {
  await start();
  appendFileSync(join(project, 'app/root.tsx'), ' two');
  write('port-taken', '');
  expect(await start()).toEqual({ code: 1, output: 'The port is taken.\n' });
  expect(countOf('builds')).toBe(1);
});

test('A long installation says that it is still going on', async () => {
  write('npm-waits', '');
  const run = runStart();
  await until('A sign of life', () => (/Installing packages … \d+ s/.test(run.output()) ? true : undefined), 20_000);
  rmSync(join(project, 'npm-waits'));
  expect(await run.ended).toBe(7);
  expect(run.output()).toMatch(/Installing packages: done in \d/);
});

test('Right after installing and building, signals reach the site and its exit code counts', async () => {
  write(
    'scripts/serve.mjs',
    "process.on('SIGTERM', () => process.exit(5));\nsetInterval(String, 1000);\nconsole.log('Serving');\n",
  );
  const run = runStart();
  await until('Serving', () => (run.output().includes('Serving') ? true : undefined));
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(5);
});

test('A signal during the installation ends npm too, and nothing follows', async () => {
  write('npm-waits', '');
  const run = runStart();
  await until('npm running', () => (existsSync(join(project, 'npm-runs')) ? true : undefined));
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(143);
  expect(run.output()).toBe('Installing packages …\n');
  const npm = Number(readFileSync(join(project, 'npm-runs'), 'utf8'));
  expect(() => process.kill(npm, 0)).toThrow('ESRCH');
});

test('Whatever is missing or broken is said in one sentence', async () => {
  write('npm-fails', '');
  expect(await start()).toEqual({
    code: 1,
    output:
      'Installing packages …\nnpm error code EBROKEN\nnpm error The registry is closed today.\n' +
      'The packages could not be installed (npm ci ended with 1); what it said is above.\n',
  });
  expect(await start('/nowhere')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/\nnpm was not found: install Node\.js 20\.19 or newer together with npm\.\n$/),
  });
  rmSync(join(project, 'npm-fails'));
  write('app/broken.ts', '');
  expect(await start()).toMatchObject({
    code: 1,
    output: expect.stringMatching(/\nThe site could not be built; the reason is above\.\n$/),
  });
  rmSync(join(project, 'package-lock.json'));
  expect(await start()).toEqual({
    code: 1,
    output: 'package-lock.json is missing: this is not a complete copy of the project.\n',
  });
});

test('A part of the check that does not exist is answered with the parts that do', () => {
  try {
    execFileSync(nodeBinary, [join(root, 'scripts/check.mjs'), 'only', 'everything'], { stdio: 'pipe' });
    expect.unreachable('The check accepted an unknown part.');
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: Buffer };
    expect(status).toBe(1);
    expect(stderr.toString()).toBe(
      'There is no part "everything" of the check; there are install, tools, format, lint, types, audit, unit, integration, build, e2e.\n',
    );
  }
});

test('The compressed copies of the build hold the same bytes as their originals', () => {
  const client = join(root, 'build/client');
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const copies = names.filter((name) => /\.(?:br|gz)$/.test(name));
  expect(copies.length).toBeGreaterThan(0);
  expect(copies.filter((name) => /\.(?:woff2|png|avif|webp)\.(?:br|gz)$/.test(name))).toEqual([]);
  for (const name of copies) {
    const compressed = readFileSync(join(client, name));
    const original = readFileSync(join(client, name.slice(0, -3)));
    const restored = name.endsWith('.br') ? brotliDecompressSync(compressed) : gunzipSync(compressed);
    expect(restored.equals(original), name).toBe(true);
    expect(compressed.length).toBeLessThan(original.length);
  }
});

test('Another user than the one who built the site can start it with a new database, and write nothing into the build', () => {
  const database = join(root, 'build/empty-database');
  const modes = readdirSync(database, { recursive: true, encoding: 'utf8' }).map((name) => {
    const facts = statSync(join(database, name));
    return `${facts.isDirectory() ? 'folder' : 'file'} ${(facts.mode & 0o777).toString(8)}`;
  });
  expect(new Set(modes)).toEqual(new Set(['folder 755', 'file 644']));
});

test('An archive to be restored is named from the folder in which the command was started', () => {
  const env = { ...process.env, INIT_CWD: project, DATA_DIR: join(project, 'data'), DATABASE_URL: '' };
  const { status, stderr } = spawnSync(nodeBinary, [join(root, 'scripts/restore.mjs'), 'kept.tar.gz'], { env });
  expect(stderr.toString()).toContain(`There is no file ${join(project, 'kept.tar.gz')}.`);
  expect(status).toBe(1);
  // What was refused has made no installation either.
  expect(existsSync(join(project, 'data'))).toBe(false);
});

test('A backup is not made where nobody asked for it: a word behind the command is refused', () => {
  const env = { ...process.env, DATA_DIR: join(project, 'data'), DATABASE_URL: '' };
  const { status, stderr } = spawnSync(nodeBinary, [join(root, 'scripts/backup.mjs'), 'elsewhere.tar.gz'], { env });
  expect(stderr.toString()).toMatch(/^“elsewhere\.tar\.gz” is not understood\.\nUsage: npm run backup\n/);
  expect(status).toBe(1);
});
