import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder `build` that the running program is in. */
export function buildDirectory(): string {
  return dirname(dirname(fileURLToPath(import.meta.url)));
}

/** The migrations that belong to the running program. */
export function migrationsFolder(): string {
  return join(dirname(buildDirectory()), 'migrations');
}
