import { compileProgramAhead } from '~/db/embedded-program.server';
import { environment } from '~/server/env.server';

/**
 * What takes long and can be begun before the rest of the server is loaded, which takes long too: a file of its own in the build,
 * that `scripts/serve.mjs` loads first. Settings that can't be used are told by `start`.
 */
export function beginEarly(): void {
  try {
    if (environment().DATABASE_URL === undefined) compileProgramAhead();
  } catch {
    // See above.
  }
}
