import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess } from './built-server.ts';

export interface Programs {
  /** A folder of their own, as their home. */
  home: string;
  begin: (program: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<void>;
  end: () => Promise<void>;
}

/** Starts something with the programs that it needs. Where it does not come up, all of them end. */
export async function withPrograms<Started>(start: (programs: Programs) => Promise<Started>): Promise<Started> {
  const home = await mkdtemp(join(tmpdir(), 'quzones-programs-'));
  const running: ChildProcess[] = [];
  const killAll = () => running.forEach(killGroup);
  process.once('exit', killAll);
  const programs: Programs = {
    home,
    async begin(program, args, env = {}) {
      const child = spawn(program, args, {
        stdio: 'ignore',
        detached: true,
        env: { ...process.env, HOME: home, ...env },
      });
      running.push(child);
      const hasStarted = await once(child, 'spawn').then(
        () => true,
        () => false,
      );
      if (!hasStarted) throw new Error(`${program} was not found: install it.`);
    },
    async end() {
      killAll();
      process.off('exit', killAll);
      await Promise.all(running.filter(({ pid }) => pid !== undefined).map((child) => endProcess(child, 'SIGKILL')));
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  try {
    return await start(programs);
  } catch (error) {
    await programs.end();
    throw error;
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
