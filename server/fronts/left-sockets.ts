import { once } from 'node:events';
import { readdir, rmdir, unlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

/** Of each folder that a main thread makes for its socket. */
export const folderPrefix = 'quzones-';
/** What a socket is called once somebody listens on it, so that one where nobody does belongs to a process that is gone. */
export const socketName = 'main.sock';

/**
 * Removes the sockets, with their folders, of main threads that were killed. Whether a process lives is asked of its
 * socket: the number of a process says nothing of one in another container that shares the temporary folder.
 */
export async function removeLeftSockets(temporary: string): Promise<void> {
  for (const entry of await readdir(temporary, { withFileTypes: true })) {
    if (!entry.isDirectory() || !entry.name.startsWith(folderPrefix)) continue;
    const folder = join(temporary, entry.name);
    if (!(await isDeserted(join(folder, socketName)))) continue;
    // Another process may be doing the same.
    await unlink(join(folder, socketName)).catch(ignoreGone);
    await rmdir(folder).catch(ignoreGone);
  }
}

/** Whether there is a socket that nobody listens on. Those of other people are none of ours. */
async function isDeserted(path: string): Promise<boolean> {
  const connection = connect(path);
  try {
    await once(connection, 'connect');
    return false;
  } catch (error) {
    return codeOf(error) === 'ECONNREFUSED';
  } finally {
    connection.destroy();
  }
}

function ignoreGone(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
