import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const LONGEST_STOP = 5000;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {NodeJS.Signals} signal */
function exitCodeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group is gone already.
  }
}

let watching = false;
let stopping = false;

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  if (stopping) return;
  stopping = true;
  for (const child of running) signalGroup(child, 'SIGTERM');
  const exit = () => process.exit(exitCodeOf(signal));
  if (running.size === 0) exit();
  setTimeout(exit, LONGEST_STOP);
  setInterval(() => {
    if (running.size === 0) exit();
  }, 50);
}

function killAll() {
  for (const child of running) signalGroup(child, 'SIGKILL');
}

function watchSignals() {
  if (watching) return;
  watching = true;
  for (const signal of SIGNALS) process.on(signal, stopAll);
  process.on('exit', killAll);
}

function leaveSignals() {
  watching = false;
  for (const signal of SIGNALS) process.off(signal, stopAll);
}

/**
 * Runs a program to its end in a process group of its own, and ends whatever that group left behind.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options] show passes the output on as it comes
 * @returns {Promise<{ code: number, output: string }>} code is 127 when the program could not be started
 */
export function runToEnd(command, args, options = {}) {
  watchSignals();
  return new Promise((resolve) => {
    if (stopping) return;
    const show = options.show === true;
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: error.message });
    });
    child.once('exit', () => signalGroup(child, 'SIGKILL'));
    child.once('close', (code, signal) => {
      running.delete(child);
      // Whoever waits for this would only start the next program.
      if (stopping) return;
      resolve({ code: code ?? (signal === null ? 1 : exitCodeOf(signal)), output });
    });
  });
}

/**
 * Runs a program in the foreground: it has the terminal and gets every signal that this process gets.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code
 */
export function runInForeground(command, args, options = {}) {
  leaveSignals();
  return new Promise((resolve, reject) => {
    // The channel tells the program when this process was killed outright, so that it never outlives it.
    const child = spawn(command, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      resolve(code ?? (signal === null ? 1 : exitCodeOf(signal)));
    });
  });
}
