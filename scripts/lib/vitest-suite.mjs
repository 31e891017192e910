import { access, chmod, constants, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { toolEnvironment } from './project-node.mjs';
import { readReport } from './summary.mjs';

/** @param {string} file @returns {Promise<unknown>} null when there is no readable report */
async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

const memory = '/dev/shm';
const enoughBytes = 8 * 1024 ** 3;

/**
 * A folder for whatever tests keep for a while: databases of a thousand files are copied and removed all the time, which a
 * file system on a disk takes a sixth of the processor for. In memory, where Linux offers that and there is room.
 */
async function makeTestFolder() {
  const hasRoom = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize > enoughBytes,
    () => false,
  );
  const isOpen = await access(memory, constants.W_OK).then(
    () => true,
    () => false,
  );
  const folder = await mkdtemp(join(hasRoom && isOpen ? memory : tmpdir(), 'quzones-tests-'));
  // PostgreSQL, and servers that some tests start as somebody else, keep their files in it too.
  await chmod(folder, 0o1777);
  return folder;
}

/**
 * Runs one project of vitest.config.ts, live on the terminal, and counts its results.
 * @param {string} project unit, integration or e2e
 * @param {string} title
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @param {string[]} [files] only these
 * @returns {Promise<import('./summary.mjs').SuiteResult>}
 */
export async function runVitestSuite(project, title, env = {}, files = []) {
  const folder = await makeTestFolder();
  const report = join(folder, 'report.json');
  const began = performance.now();
  try {
    const { code } = await runToEnd(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        ...files,
        `--project=${project}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      // npm start's NODE_ENV is no business of the tests: vitest sets its own.
      { cwd: root, show: true, env: { ...toolEnvironment(), NODE_ENV: 'test', TMPDIR: folder, ...env } },
    );
    return readReport(title, code, await readJson(report), performance.now() - began);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
