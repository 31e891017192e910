import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { utcTime } from '../lib/dates.ts';
import { log } from './log.server.ts';

/**
 * A move to PostgreSQL leaves the embedded database as it was. A start that forgets DATABASE_URL would serve it, as old as
 * it is, and everything written from then on would be in the wrong place: whoever serves from PostgreSQL beside an embedded
 * database notes that in the folder, and whoever serves the embedded one afterwards hears of it.
 */

const noteName = 'served-from-postgres';

function notePath(dataDirectory: string): string {
  return join(dataDirectory, noteName);
}

/** Notes that the site of this folder is in PostgreSQL, where the folder has an embedded database too. */
export async function noteLeftBehind(dataDirectory: string): Promise<void> {
  if (!existsSync(join(dataDirectory, 'database', 'PG_VERSION'))) return;
  try {
    await writeFile(notePath(dataDirectory), `${new Date().toISOString()}\n`, { mode: 0o640 });
  } catch (error) {
    log.warn({ err: error }, 'it could not be noted that the embedded database in DATA_DIR is an old one');
  }
}

/** What was restored into the embedded database is what the site is to work on. */
export async function forgetLeftBehind(dataDirectory: string): Promise<void> {
  await rm(notePath(dataDirectory), { force: true });
}

/** What is to be said of the embedded database of this folder; null when it is the one that the site works on. */
export async function leftBehind(dataDirectory: string): Promise<{ sentence: string; advice: string } | null> {
  const note = await readFile(notePath(dataDirectory), 'utf8').catch(() => null);
  if (note === null) return null;
  const at = new Date(note.trim());
  return {
    sentence: `The site in DATA_DIR was served from PostgreSQL ${Number.isNaN(at.getTime()) ? 'before' : `last on ${utcTime(at)}`}, and the embedded database is what was there before that.`,
    advice: `Set DATABASE_URL, or nothing of what was written in PostgreSQL is there. If you mean the embedded database, remove ${notePath(dataDirectory)}.`,
  };
}
