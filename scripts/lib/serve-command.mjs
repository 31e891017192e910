import { nodeBinary, root } from './paths.mjs';

/**
 * How the server is run by every command that runs it; deploy/ and the Containerfile say the same. By default V8 keeps tens of
 * megabytes for values that live briefly, in every thread, and lets the others double before it clears up; glibc keeps a
 * region of memory for every thread. What nobody uses any more is given back when there is time (server/spare-memory.ts), which
 * takes --expose-gc. Decision 071 has the figures.
 */
export const serveCommand = nodeBinary;
export const serveArguments = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=60',
  '--expose-gc',
  `${root}/scripts/serve.mjs`,
];
export const serveSettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
