import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { collectOutput, endProcess, serverEnvironment, startBuiltServer, until } from '../support/built-server.ts';
import { freePort } from '../support/free-port.ts';
import type { LogLine } from '../support/log-lines.ts';

const nobody = 65534;
const start = join(root, 'scripts/start.mjs');
const serve = join(root, 'scripts/serve.mjs');

let folder = '';
const started: { child: ChildProcess; closed: Promise<unknown> }[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quzones-start-'));
});

afterEach(async () => {
  for (const { child, closed } of started.splice(0)) {
    await endProcess(child, 'SIGTERM');
    await closed;
  }
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  output: () => string;
  /** Waits for the end. */
  ended: () => Promise<number | null>;
}

function run(command: string, args: string[], options: { env?: Record<string, string>; uid?: number } = {}): Run {
  const child = spawn(command, args, {
    cwd: folder,
    env: serverEnvironment(join(folder, 'data'), options.env),
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  started.push({ child, closed });
  return {
    child,
    output: collectOutput(child),
    ended: async () => {
      await closed;
      return child.exitCode;
    },
  };
}

function untilReady({ child, output }: Run): Promise<string> {
  return until('The site being ready', () => {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${output()}`);
    return /"msg":"Quzones is ready at (http:\S+) /.exec(output())?.[1];
  });
}

/** Every line of it, each of which has to be JSON. */
function linesOf(output: string): LogLine[] {
  return output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as LogLine);
}

function expectNoStackTrace(output: string): void {
  expect(output).not.toMatch(/^\s+at .+:\d+/m);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

function untilSilent(url: string): Promise<true> {
  return until('The site being gone', async () => ((await answers(url)) ? undefined : true), 15_000);
}

test('A port that another program uses is named, and nothing is started', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const second = run(process.execPath, [start], { env: { PORT: String(port) } });
  const code = await second.ended();
  other.close();
  expect(code).toBe(1);
  expect(second.output()).toContain(`Port ${port} on 127.0.0.1 is already in use.`);
  expectNoStackTrace(second.output());
});

/** Whether another account can read the project: it may be in the home folder of root. */
function isOpenToAll(path: string): boolean {
  return (statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || isOpenToAll(dirname(path)));
}

test('One of several processes takes no connection while it starts: a balancer could not ask another for a form that was sent', async () => {
  // It takes connections and says nothing: the start waits for it.
  const database = createServer().listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port: databasePort } = database.address() as { port: number };
  const port = await freePort();
  const env = { PORT: String(port), FRONTS: '0', DATABASE_URL: `postgresql://a:b@127.0.0.1:${databasePort}/c` };
  const asked = once(database, 'connection');
  const site = run(process.execPath, [serve], { env });
  await asked;
  const visitor = connect(port, '127.0.0.1');
  await expect(once(visitor, 'connect')).rejects.toThrow('ECONNREFUSED');
  database.close();
  site.child.kill('SIGKILL');
  await site.ended();
});

test('A data directory that cannot be written is named in one sentence', async () => {
  const isRoot = process.getuid?.() === 0;
  const data = isRoot && !isOpenToAll(root) ? join(import.meta.filename, 'data') : join(folder, 'read-only/data');
  if (data.startsWith(folder)) {
    chmodSync(folder, 0o555);
    if (isRoot) chownSync(folder, 0, 0);
  }
  const env = { DATA_DIR: data, HOME: folder };
  const site = run(process.execPath, [serve], isRoot && data.startsWith(folder) ? { env, uid: nobody } : { env });
  const code = await site.ended();
  chmodSync(folder, 0o755);
  expect(site.output()).toContain(data);
  expect(code).toBe(1);
  expect(site.output().trim().split('\n').length).toBeLessThanOrEqual(2);
  expectNoStackTrace(site.output());
});

test('A setting that cannot be used is named', async () => {
  const site = run(process.execPath, [serve], { env: { PORT: 'eighty' } });
  expect(await site.ended()).toBe(1);
  expect(site.output()).toContain('PORT must be a whole number');
  expectNoStackTrace(site.output());
});

test('SIGTERM stops the site within ten seconds with exit code 0, and so does Ctrl+C', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const site = run(process.execPath, [start]);
    const url = await untilReady(site);
    const asked = performance.now();
    site.child.kill(signal);
    expect(await site.ended()).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(await answers(url)).toBe(false);
  }
});

test('A stop while it still starts, as in the backup before an upgrade, ends with 0 and says what was broken off', async () => {
  const project = join(folder, 'project');
  cpSync(join(root, 'scripts'), join(project, 'scripts'), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(project, 'build/server'), { recursive: true });
  writeFileSync(join(project, 'build/server/early.js'), 'export function beginEarly() {}');
  writeFileSync(
    join(project, 'build/server/index.js'),
    `export function start(leaving) {
      setInterval(String, 1000);
      console.log('begun');
      return new Promise((_, reject) => leaving.addEventListener('abort', () => reject(new Error('The backup is not done.'))));
    }`,
  );
  const site = run(process.execPath, [join(project, 'scripts/serve.mjs')]);
  await until('the start has begun', () => site.output().includes('begun') || undefined);
  site.child.kill('SIGTERM');
  expect(await site.ended()).toBe(0);
  expect(linesOf(site.output().replace('begun\n', ''))).toEqual([
    expect.objectContaining({ level: 30, msg: 'The backup is not done.' }),
  ]);
});

test('What decodes pictures, speaks to PostgreSQL or signs people in is loaded when it is first needed', () => {
  const server = join(root, 'build/server');
  const files = new Set([join(server, 'early.js'), join(server, 'index.js')]);
  const packages = new Set<string>();
  // The set grows while it is walked: imports of imports are reached too.
  for (const file of files) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^import\b[^"\n]*"([^"\n]+)";?$/gm)) {
      if (name.startsWith('.')) files.add(join(dirname(file), name));
      else packages.add(name);
    }
  }
  expect(files.size).toBeGreaterThan(20);
  expect([...packages].filter((name) => !name.startsWith('node:'))).toEqual(['pino']);
});

test('npm starts the site from any folder, and takes it down with itself', async () => {
  const npm = run('npm', ['--prefix', root, 'start'], { env: { npm_config_cache: join(folder, 'cache') } });
  const url = await untilReady(npm);
  expect(await answers(url)).toBe(true);
  accessSync(join(folder, 'data'), constants.W_OK);
  npm.child.kill('SIGTERM');
  await npm.ended();
  await untilSilent(url);
});

test('When npm start is killed outright, the site stops by itself', async () => {
  const site = run(process.execPath, [start]);
  const url = await untilReady(site);
  site.child.kill('SIGKILL');
  await untilSilent(url);
  // Its output closes when the server itself has ended.
  await site.ended();
});

test('A second start finds everything in place: it makes no database, no sample content and no administrator', async () => {
  const data = join(folder, 'data');
  const first = await startBuiltServer({ dataDirectory: data });
  expect(first.logs()).toContain('Sample content is in place');
  await first.stop();
  const second = await startBuiltServer({ dataDirectory: data });
  const said = linesOf(second.logs()).map(({ msg }) => msg);
  await second.stop();
  expect(said.filter((sentence) => sentence !== 'request')).toEqual([
    `Quzones is ready at ${second.url} for visitors and staff.`,
  ]);
});

test.skipIf(process.platform !== 'linux')(
  'A start removes what a server that was killed left in the temporary folder',
  async () => {
    const temporary = join(folder, 'tmp');
    mkdirSync(temporary);
    const options = { dataDirectory: join(folder, 'data'), env: { TMPDIR: temporary } };
    const killed = await startBuiltServer(options);
    await killed.kill('SIGKILL');
    const [left] = readdirSync(temporary);
    expect(left).toMatch(/^quzones-/);
    const next = await startBuiltServer(options);
    await expect.poll(() => readdirSync(temporary)).not.toContain(left);
    expect(readdirSync(temporary)).toHaveLength(1);
    await next.stop();
    expect(readdirSync(temporary)).toEqual([]);
  },
);

test('Whoever collects the log gets lines of JSON alone, from the first start to the stop, whatever LOG_LEVEL says', async () => {
  const env = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '', LOG_LEVEL: 'error' };
  const site = run(process.execPath, [serve], { env });
  const url = await untilReady(site);
  site.child.kill('SIGTERM');
  expect(await site.ended()).toBe(0);
  const lines = linesOf(site.output());
  expect(lines.map(({ msg }) => msg)).toEqual([
    'Creating the database (only once, a few seconds).',
    expect.stringMatching(/^Tables are up to date \(\d+ migrations applied\)\.$/),
    expect.stringMatching(/^Sample content is in place: \d+ records to look at, edit or delete\.$/),
    `Quzones is ready at ${url} for visitors and staff.`,
    expect.stringMatching(
      /^There is no administrator yet\. Open http:\S+\/admin\/setup\?token=[\w-]+ within 24 hours to become one; it works once\.$/,
    ),
  ]);

  const failed = run(process.execPath, [serve], { env: { PORT: 'eighty' } });
  expect(await failed.ended()).toBe(1);
  expect(linesOf(failed.output())).toEqual([
    { level: 60, time: expect.any(String), pid: expect.any(Number), msg: expect.stringContaining('PORT must be') },
  ]);
});

// `script` of util-linux lends it a terminal.
test.skipIf(process.platform !== 'linux')('On a terminal the site speaks in sentences', async () => {
  const command = `sh -c 'echo pid $$; exec ${process.execPath} ${serve}'`;
  const site = run('script', ['-qefc', command, '/dev/null'], { env: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } });
  const said =
    /^Quzones is ready at http:\S+ for visitors and staff\.\r?\nThere is no administrator yet\. Open http:\S+token=\S+ within .+ once\.\r?$/m;
  await until('The link', () => said.exec(site.output()) ?? undefined);
  process.kill(Number(/^pid (\d+)/.exec(site.output())?.[1]), 'SIGTERM');
  expect(await site.ended()).toBe(0);
});
