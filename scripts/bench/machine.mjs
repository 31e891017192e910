import { accessSync, constants } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { runToEnd } from '../lib/processes.mjs';

/** @typedef {{ program: string, version: string } | null} Tool */

/** @param {string} name @returns {string | null} */
function findProgram(name) {
  // Servers lie in sbin, which ordinary users do not have in their PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin'];
  for (const folder of folders) {
    if (folder === '') continue;
    try {
      accessSync(join(folder, name), constants.X_OK);
      return join(folder, name);
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/** @param {string} name @returns {Promise<Tool>} */
async function findTool(name) {
  const program = findProgram(name);
  if (program === null) return null;
  const { output } = await runToEnd(program, ['-v']);
  return { program, version: /\d+\.\d+\.\d+(?:[\w.+-]*)/.exec(output)?.[0] ?? 'unknown version' };
}

/** @returns {Promise<{ wrk: Tool, nginx: Tool }>} */
export async function findTools() {
  return { wrk: await findTool('wrk'), nginx: await findTool('nginx') };
}

/** @returns {Promise<string>} */
async function describeCommit() {
  const { code, output } = await runToEnd('git', ['-C', root, 'rev-parse', '--short=10', 'HEAD']);
  if (code !== 0) return 'not a git checkout';
  const changes = await runToEnd('git', ['-C', root, 'status', '--porcelain', '--', '.', ':!docs']);
  return changes.output.trim() === '' ? output.trim() : `${output.trim()} with changes that are not committed`;
}

/**
 * What the figures were taken on, as lines of a table.
 * @param {{ wrk: Tool, nginx: Tool }} tools
 * @returns {Promise<[string, string][]>}
 */
export async function describeMachine(tools) {
  const processors = `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`;
  return [
    ['Date', new Date().toISOString().slice(0, 16).replace('T', ' ').concat(' UTC')],
    ['Processor', processors],
    ['Memory', `${(totalmem() / 1024 ** 3).toFixed(1)} GB`],
    ['Kernel', `${type()} ${release()}`],
    ['Node', process.versions.node],
    ['nginx', tools.nginx?.version ?? 'not installed'],
    ['wrk', tools.wrk?.version ?? 'not installed'],
    ['Commit', await describeCommit()],
  ];
}
