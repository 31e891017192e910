import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk of its own in memory. `size` as tmpfs takes it, such as `100m`. */
export function mountTmpfs(size: string): { path: string; unmount: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'quzones-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'ignore' });
  return {
    path,
    unmount: () => {
      // Lazily: a start that failed may still have files open.
      execFileSync('umount', ['--lazy', path]);
      rmdirSync(path);
    },
  };
}

/** The same folder once more, where nobody can write into it. */
export function mountReadOnly(folder: string): { path: string; unmount: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'quzones-read-only-'));
  execFileSync('mount', ['--bind', folder, path]);
  execFileSync('mount', ['-o', 'remount,bind,ro', path]);
  return {
    path,
    unmount: () => {
      execFileSync('umount', ['--lazy', path]);
      rmdirSync(path);
    },
  };
}

/** Only root may mount, and not in every container. */
export function canMount(): boolean {
  try {
    mountTmpfs('64k').unmount();
    return true;
  } catch {
    return false;
  }
}
