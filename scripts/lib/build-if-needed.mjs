import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { nodeBinary } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { isBuildCurrent } from './sources-hash.mjs';

/** @param {string} root */
function requireWritable(root) {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Failure(`The site must be built first, and ${root} cannot be written by this user.`);
  }
}

/**
 * Builds the site unless the build was made from the sources as they are.
 * @param {string} root project folder
 * @returns {Promise<boolean>} whether a build was made
 * @throws {Failure} when the build fails; its output is on the terminal
 */
export async function buildIfNeeded(root) {
  if (isBuildCurrent(root)) return false;
  requireWritable(root);
  const { code } = await runToEnd(nodeBinary, [join(root, 'scripts/build.mjs')], { cwd: root, show: true });
  if (code !== 0) throw new Failure('The site could not be built; the reason is above.');
  return true;
}
