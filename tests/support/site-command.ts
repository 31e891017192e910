import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeBinary, root } from '../../scripts/lib/paths.mjs';
import { collectOutput, serverEnvironment } from './built-server';

export interface Run {
  code: number | null;
  output: string;
}

/** Runs a command of the operator, such as `doctor`, to its end. */
export async function siteCommand(
  script: string,
  dataDirectory: string,
  words: string[] = [],
  env: Record<string, string> = {},
): Promise<Run> {
  const child = spawn(nodeBinary, [join(root, `scripts/${script}.mjs`), ...words], {
    env: serverEnvironment(dataDirectory, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}
