import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { copyEmptyCluster } from '../../app/db/empty-cluster.server.ts';

export const SAMPLE_MIGRATIONS = fileURLToPath(new URL('../support/sample-migrations', import.meta.url));

const SCRIPT = fileURLToPath(new URL('./database-child.ts', import.meta.url));

export interface ReportedError {
  code: string;
  message: string;
}

/** One process of `database-child.ts`. */
export interface Child {
  process: ChildProcessWithoutNullStreams;
  /** Every line so far. */
  lines: string[];
  /** Waits for a line that matches; rejects if the process ends first. */
  line(pattern: RegExp): Promise<string>;
  /** Waits for `open` or the error. */
  outcome(): Promise<'open' | ReportedError>;
  /** Lets it go on. */
  proceed(): void;
  /** SIGKILL, and the end. */
  kill(): Promise<void>;
  /** Ends its input, which asks it to close, and waits for the end. */
  finish(): Promise<void>;
}

const running = new Set<Child>();

export function startChild(mode: string, place: string): Child {
  const child = spawn(process.execPath, [SCRIPT, mode, place, SAMPLE_MIGRATIONS]);
  const lines: string[] = [];
  const watchers = new Set<() => void>();
  let complaints = '';
  let hasEnded = false;
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  // A killed process does not read any more.
  child.stdin.on('error', () => undefined);
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => {
    lines.push(line);
    for (const watcher of watchers) watcher();
  });
  const ended = Promise.all([once(child, 'exit'), once(reader, 'close')]).then(() => {
    hasEnded = true;
    running.delete(result);
    for (const watcher of watchers) watcher();
  });
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = lines.find((candidate) => pattern.test(candidate));
        if (found === undefined && !hasEnded) return;
        watchers.delete(look);
        if (found === undefined)
          reject(new Error(`The process ended without ${pattern}: ${lines.join(', ')} ${complaints}`));
        else resolve(found);
      };
      watchers.add(look);
      look();
    });
  const result: Child = {
    process: child,
    lines,
    line,
    outcome: async () => {
      const found = await line(/^(open|error )/);
      return found === 'open' ? 'open' : (JSON.parse(found.slice('error '.length)) as ReportedError);
    },
    proceed: () => {
      child.stdin.write('\n');
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    finish: async () => {
      child.stdin.end();
      await ended;
    },
  };
  running.add(result);
  return result;
}

/** For `afterEach`: a failed test leaves no process behind. */
export async function killChildren(): Promise<void> {
  await Promise.all([...running].map((child) => child.kill()));
}

/** A new folder under the system's temporary one, and its removal. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'quzones-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Puts an empty database into the folder, for whoever does not make one: processes of their own have none to copy. */
export async function seedDatabase(folder: string): Promise<void> {
  if (!(await copyEmptyCluster(join(folder, 'database')))) throw new Error('There is no empty database to copy.');
}
