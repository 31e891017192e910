import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, mkdtempSync, openSync, readFileSync, rmSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logDestination } from './log-destination';

const line = `${JSON.stringify({ msg: 'x'.repeat(990) })}\n`;
let folder: string;
let pipe: number;
let reader: ChildProcess | undefined;
/** Asked for when it starts: it ends by itself once nothing writes to the pipe any more. */
let readerEnded: Promise<unknown>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quzones-log-'));
  const path = join(folder, 'pipe');
  await once(spawn('mkfifo', [path]), 'exit');
  // Open for reading too, so that it can be opened before anybody reads.
  pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
});

afterEach(async () => {
  if (reader) {
    reader.kill('SIGKILL');
    await readerEnded;
  }
  reader = undefined;
  rmSync(folder, { recursive: true });
});

/** What comes out of the pipe from now on. */
function startReading(): () => string {
  reader = spawn('cat', [join(folder, 'pipe')], { stdio: ['ignore', 'pipe', 'ignore'] });
  readerEnded = once(reader, 'exit');
  let read = '';
  reader.stdout?.on('data', (chunk: Buffer) => {
    read += chunk.toString();
  });
  return () => read;
}

it('Of what nobody reads a bounded part waits, what was dropped is told once it is read again, and the rest is whole', {
  timeout: 60_000,
}, async () => {
  const told: number[] = [];
  const destination = logDestination(pipe, (lines) => told.push(lines), 100 * line.length);
  for (let count = 0; count < 1000; count += 1) destination.write(line);
  expect(told).toEqual([]);
  const read = startReading();
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 30_000 });
  const [dropped = 0] = told;
  expect(dropped).toBeGreaterThan(800);
  await vi.waitFor(() => expect(read().length).toBe((1000 - dropped) * line.length), { timeout: 30_000 });
  expect(new Set(read().split('\n'))).toEqual(new Set([line.trimEnd(), '']));
});

it('The last lines are there when a process has ended', () => {
  const path = join(folder, 'file');
  const destination = logDestination(openSync(path, 'w'), () => undefined);
  // The first goes its way in the background.
  for (const text of ['first\n', 'second\n', 'third\n']) destination.write(text);
  destination.flushSync();
  expect(readFileSync(path, 'utf8')).toContain('second\nthird\n');
});

it('A full disk keeps nobody waiting: what can’t be written waits, and at the end goes', async () => {
  const told: number[] = [];
  const full = openSync('/dev/full', 'w');
  const destination = logDestination(full, (lines) => told.push(lines), 10 * line.length);
  for (let count = 0; count < 20; count += 1) destination.write(line);
  await new Promise((resolve) => write(full, 'x', resolve));
  destination.flushSync();
  destination.write(line);
  expect(told).toEqual([]);
});
