import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveArguments, serveCommand } from '../../scripts/lib/serve-command.mjs';
import { serverEnvironment, until } from '../support/built-server';
import { newSiteDirectory } from '../support/clusters';
import { freePort } from '../support/free-port';

let dataDirectory: string;
let site: string;
let server: ChildProcess;

beforeEach(async () => {
  dataDirectory = await newSiteDirectory();
});

afterEach(async () => {
  server.kill('SIGKILL');
  await rm(dataDirectory, { recursive: true, force: true });
});

async function start(log: 'pipe' | number): Promise<void> {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const env = serverEnvironment(dataDirectory, { PORT: String(port) });
  server = spawn(serveCommand, serveArguments, { env, stdio: ['ignore', log, 'ignore'] });
  server.stdout?.pause();
  const isReady = async () => (await fetch(`${site}/readyz`).catch(() => undefined))?.ok || undefined;
  await until('The server being ready', isReady);
}

async function expectAnswersAndAnEnd(): Promise<void> {
  // A line each: some hundred are as much as the system keeps between two programs.
  for (let round = 0; round < 100; round += 1) {
    const asked = Array.from({ length: 20 }, (_, index) => fetch(`${site}/assets/none-${round}-${index}.js`));
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]));
  }
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

it('While nobody reads the log the site answers, and it ends in order when it is told to', async () => {
  await start('pipe');
  await expectAnswersAndAnEnd();
});

it('While there is no room for the log the site starts, answers and ends as well', async () => {
  const full = openSync('/dev/full', 'w');
  await start(full);
  closeSync(full);
  await expectAnswersAndAnEnd();
});
