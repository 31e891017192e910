import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What is the matter with a folder of the settings, and what to do. */
export interface FolderFault {
  sentence: string;
  advice: string;
}

/** Why a folder can't be used, or be made where it will be; null when nothing is known against it. */
export async function folderFault(path: string): Promise<FolderFault | null> {
  const there = await nearestFolder(path);
  if (!(await stat(there)).isDirectory()) {
    return {
      sentence: `${there} is a file, and a folder is needed.`,
      advice: 'Move it away, or set DATA_DIR and BACKUP_DIR to folders.',
    };
  }
  const code = await access(there, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code,
  );
  if (code === null) return null;
  if (code === 'EROFS') {
    return {
      sentence: `${there} can't be written: the file system is read-only.`,
      advice: 'Mount it to be written, or set DATA_DIR and BACKUP_DIR to another disk.',
    };
  }
  return rightsFault(there, there === path);
}

/** Of something that this process may not use: whose it is, and how to give it to the user of the site. */
export async function rightsFault(path: string, isWhole = true): Promise<FolderFault> {
  const there = await nearestFolder(path);
  const [user, owner] = [process.getuid?.(), (await stat(there)).uid];
  const sentence = `${there} can't be read and written by user ${user}, as which this runs; it belongs to user ${owner}.`;
  if (owner === user) return { sentence, advice: `Let its owner use it: chmod -R u+rwX ${there}` };
  // What is above the folder may hold much else.
  const advice = isWhole
    ? `If user ${user} is the site's, give it to that user: chown -R ${user} ${there}`
    : `Make ${path} for the user of the site.`;
  return { sentence, advice };
}

/** A folder, or the nearest above it that is there. */
export async function nearestFolder(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere || dirname(path) === path ? path : nearestFolder(dirname(path));
}
