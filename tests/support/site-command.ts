import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeBinary, root } from '../../scripts/lib/paths.mjs';
import { collectOutput, serverEnvironment } from './built-server';

export interface Run {
  code: number | null;
  output: string;
}

type Command = [script: string, dataDirectory: string, words?: string[], env?: Record<string, string>];

/** Begins a command of the operator, for whoever breaks it off. */
export function beginSiteCommand(...[script, dataDirectory, words = [], env = {}]: Command) {
  const child = spawn(nodeBinary, [join(root, `scripts/${script}.mjs`), ...words], {
    env: serverEnvironment(dataDirectory, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, output: collectOutput(child) };
}

/** Runs a command of the operator, such as `doctor`, to its end. */
export async function siteCommand(...command: Command): Promise<Run> {
  const { child, output } = beginSiteCommand(...command);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}
