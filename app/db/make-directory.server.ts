import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Like mkdir with `recursive`, which never returns on file systems that accept no directories, such as /proc (seen in
 * Node 24.21). For folders that a setting names.
 * @throws Error of the operating system; ENOENT where no directory can be made in one that is there
 */
export function makeDirectory(path: string, mode: number): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeDirectory(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have been quicker.
    if (!existsSync(path)) throw error;
  }
}
