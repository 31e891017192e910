import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildFacts } from '~/server/running-site.server';

/** The folder `build` that the running program is in: what of it is loaded later is in `build/server/assets`. */
export function buildDirectory(): string {
  let here = dirname(fileURLToPath(import.meta.url));
  while (basename(here) !== 'server' && dirname(here) !== here) here = dirname(here);
  return dirname(here);
}

/** The migrations that belong to the running program. */
export function migrationsFolder(): string {
  return join(dirname(buildDirectory()), 'migrations');
}

/** The empty embedded database that scripts/build.mjs made for the running program. */
export function builtEmptyCluster(): string {
  return join(buildDirectory(), 'empty-database');
}

/** What scripts/build.mjs noted about the program; null in development. */
export function buildFacts(): BuildFacts | null {
  const path = join(buildDirectory(), 'about.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BuildFacts) : null;
}
