import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the parts of the server that a build made itself. */
const listName = 'server-parts.json';
const partsFolder = 'server/assets';

/**
 * Puts a whole build in the place of the one before. Up to here a build that fails, or is broken off, leaves that one as it was.
 * A site that runs from it goes on: parts of the server that are loaded when they are first needed, such as the sign-in, stay
 * until the build after this one. Their names say what is in them, so that none is taken for another.
 * @param {string} next folder of the new build, on the same disk
 * @param {string} build where the site runs from
 */
export async function putInPlace(next, build) {
  await keepFormerParts(next, build);
  const former = `${next}-before`;
  await rm(former, { recursive: true, force: true });
  if (existsSync(build)) await rename(build, former);
  await rename(next, build);
  await rm(former, { recursive: true, force: true });
}

/** @param {string} next @param {string} build */
async function keepFormerParts(next, build) {
  const own = await readdir(join(next, partsFolder));
  await writeFile(join(next, listName), JSON.stringify(own));
  if (!existsSync(join(build, listName))) return;
  /** @type {string[]} */
  const former = JSON.parse(await readFile(join(build, listName), 'utf8'));
  for (const part of former.filter((name) => !own.includes(name))) {
    await copyFile(join(build, partsFolder, part), join(next, partsFolder, part));
  }
}
