import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let ahead: Promise<WebAssembly.Module> | undefined;

/** Begins to compile PostgreSQL, which other threads do, beside whatever is done meanwhile. */
export function compileProgramAhead(): void {
  ahead ??= compileProgram();
  // Whoever takes it hears of it.
  ahead.catch(() => undefined);
}

/** PostgreSQL as WebAssembly, compiled ahead or now. A running database keeps it; who opens another one compiles it anew. */
export function takeProgram(): Promise<WebAssembly.Module> {
  const taken = ahead ?? compileProgram();
  ahead = undefined;
  return taken;
}

/** Read in one go: in pieces it would wait for a turn of this thread after each, and there is none while modules are loaded. */
async function compileProgram(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(readFileSync(join(folder, 'pglite.wasm')));
}
