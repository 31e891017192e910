/**
 * `npm run move-uploads -- to-store`: copies all uploaded pictures from DATA_DIR into the object store of the settings
 * S3_…, or back with `to-disk`. Each copy is compared by its SHA-256; run again after an interruption, it goes on.
 */
import { buildIfNeeded } from './lib/build-if-needed.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';

const usage = `Usage: npm run move-uploads -- to-store | to-disk [--delete]
  to-store   from DATA_DIR into the object store that the settings S3_… name
  to-disk    from there into DATA_DIR
  --delete   also deletes each file where it came from, once its copy was read back and is the same`;

/** @typedef {{ direction: 'to-store' | 'to-disk', deleteSource: boolean, onProgress: (done: number, total: number) => void }} MoveAsked */
/** @typedef {{ copied: number, same: number, deleted: number, bytes: number }} Moved */

const options = /** @type {const} */ ({ delete: { type: 'boolean', default: false }, help: { type: 'boolean' } });

async function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true });
  const [direction, ...more] = positionals;
  if (values.help) return console.log(usage);
  if ((direction !== 'to-store' && direction !== 'to-disk') || more.length > 0) {
    throw new Failure(`Say which way: to-store or to-disk.\n${usage}`);
  }
  process.env.NODE_ENV ||= 'production';
  // Settings that name files, and .env, are relative to the project wherever it is started from.
  process.chdir(root);
  await buildIfNeeded(root);
  /** @type {{ moveUploads: (asked: MoveAsked) => Promise<Moved> }} */
  const { moveUploads } = await import(new URL('../build/server/index.js', import.meta.url).href);
  const everyMs = 2_000;
  let saidAt = performance.now();
  const moved = await moveUploads({
    direction,
    deleteSource: values.delete,
    onProgress(done, total) {
      if (performance.now() - saidAt < everyMs) return;
      saidAt = performance.now();
      console.log(`${done} of ${total} files`);
    },
  });
  const { copied, same, deleted, bytes } = moved;
  console.log(
    `${copied} files copied (${(bytes / 1e6).toFixed(1)} MB), ${same} were there already, ${deleted} deleted.`,
  );
}

await runMain(() => underProjectNode(import.meta.url, main));
