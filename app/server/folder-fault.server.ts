import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What is the matter with a folder of the settings, and what to do. */
export interface FolderFault {
  sentence: string;
  advice: string;
}

/** Why nothing can be written to a folder, or be made where it will be; null when nothing is known against it. */
export async function folderFault(path: string): Promise<FolderFault | null> {
  const there = await nearestFolder(path);
  if (!(await stat(there)).isDirectory()) {
    return {
      sentence: `${there} is a file, and a folder is needed.`,
      advice: 'Move it away, or set DATA_DIR and BACKUP_DIR to folders.',
    };
  }
  const isWritable = await access(there, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (isWritable) return null;
  return {
    sentence: `${there} can't be written.`,
    advice: 'Make it writable for the user that the site runs as.',
  };
}

/** A folder, or the nearest above it that is there. */
export async function nearestFolder(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere || dirname(path) === path ? path : nearestFolder(dirname(path));
}
