import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../lib/failure.mjs';
import { atExit } from './cleanup.mjs';
import { request } from './http.mjs';

const STOPPED_WITHIN_MS = 15_000;

/**
 * A program that runs beside the bench.
 * @typedef {object} Background
 * @property {number} pid
 * @property {() => boolean} ended
 * @property {() => string} output everything it wrote so far
 * @property {() => Promise<void>} stop asks it to stop and waits; kills it after 15 s
 */

/** @returns {Promise<number>} a port of 127.0.0.1 that was free a moment ago */
export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Failure('No free port could be found on 127.0.0.1.');
  return address.port;
}

/**
 * Starts a program that ends with this process at the latest, with everything it started.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Background}
 */
export function startBackground(command, args, env = process.env) {
  // A process group of its own: nginx's workers would outlive a master that is killed. The channel lets serve.mjs
  // notice even when this process is killed outright.
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
  let text = '';
  let over = false;
  const collect = (/** @type {Buffer} */ chunk) => {
    text += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  child.once('error', (error) => {
    text += error.message;
    over = true;
  });
  child.once('exit', () => {
    over = true;
  });
  const pid = child.pid ?? 0;
  const kill = () => {
    if (!over && pid > 0) process.kill(-pid, 'SIGKILL');
  };
  const forget = atExit(kill);
  const stop = async () => {
    const deadline = setTimeout(kill, STOPPED_WITHIN_MS);
    child.kill('SIGTERM');
    while (!over) await pause(10);
    clearTimeout(deadline);
    forget();
  };
  return { pid, ended: () => over, output: () => text, stop };
}

/**
 * Asks until a URL answers 200.
 * @param {Background} program
 * @param {string} url
 * @param {number} [withinMs]
 */
export async function untilAnswers(program, url, withinMs = 60_000) {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (program.ended()) throw new Failure(`The program for ${url} ended at once:\n${program.output()}`);
    const status = await request(url, { reuse: false }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(5);
  }
  await program.stop();
  throw new Failure(`${url} did not answer within ${withinMs / 1000} s:\n${program.output()}`);
}
