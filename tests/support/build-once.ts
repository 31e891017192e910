import { buildIfNeeded } from '../../scripts/lib/build-if-needed.mjs';
import { root } from '../../scripts/lib/paths.mjs';

/** End-to-end tests run against the built server; it is built here unless the build is current. */
export default async function setup(): Promise<void> {
  await buildIfNeeded(root);
}
