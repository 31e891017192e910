import { resolve } from 'node:path';
import { nextScheduled } from '~/collections/scheduled.server';
import { seedSampleContent } from '~/collections/seed.server';
import { openDatabase, setDatabase } from '~/db/client.server';
import { dataDirectoryError, orFullDisk } from '~/db/data-directory.server';
import type { DatabaseHandle } from '~/db/database-handle.server';
import { makeDirectory } from '~/db/make-directory.server';
import { countOf } from '~/lib/count-of';
import { ensureAdministrator } from '~/server/auth/first-administrator.server';
import { backupPlace } from '~/server/backup/backup-archives.server';
import { upgradeSafely } from '~/server/backup/upgrade.server';
import { followContentChanges, stopFollowingContentChanges } from '~/server/content-version.server';
import { environment } from '~/server/env.server';
import { leftBehind, noteLeftBehind } from '~/server/left-behind.server';
import { log } from '~/server/log.server';
import { uploadsDirectory } from '~/server/uploads/storage.server';
import { objectStore } from '~/server/uploads/upload-store.server';
import { countedMisses } from '~/server/views/store-misses.server';
import { countedViews } from '~/server/views/store-views.server';
import { withFigures } from '~/site/pages/page-copy';
import { type BackgroundWork, startBackgroundWork } from './background-work.ts';
import { assertMoveIsOver } from './move-progress.ts';
import { type Operations, startOperations } from './operations.ts';

interface Prepared {
  /** Stops what works by itself, such as sending mails; what it has begun may take some seconds to finish. */
  stopWork: () => Promise<void>;
  /** The same, and closes the database. */
  close: () => Promise<void>;
  closing: string[];
}

/**
 * What has to be ready before the first request: database, tables, sample content, a way in.
 * Answers how to end it, and what to tell the operator once the site is up.
 */
export async function prepare(options: {
  migrationsFolder: string;
  say: (sentence: string) => void;
  /** Breaks off a backup before an upgrade: nothing is changed then. */
  signal?: AbortSignal | undefined;
  /** Hears when the database is lost for good. */
  onLost?: () => void;
}): Promise<Prepared> {
  const { DATABASE_URL, DATA_DIR } = environment();
  const handle = await openDatabase({
    databaseUrl: DATABASE_URL,
    dataDirectory: resolve(DATA_DIR),
    onProgress: options.say,
    onLost: options.onLost,
    onWarning: (sentence, cause) => log.warn({ err: cause }, sentence),
  });
  const place = backupPlace(options.migrationsFolder);
  let work: BackgroundWork | undefined;
  let operations: Operations | undefined;
  const stopWork = async () => {
    await Promise.all([work?.stop(), operations?.stop()]);
  };
  const close = async () => {
    await stopWork();
    stopFollowingContentChanges();
    await Promise.all([countedViews.stop(), countedMisses.stop()]);
    setDatabase(undefined);
    await handle.close();
  };
  try {
    setDatabase(handle);
    await assertMoveIsOver(handle);
    await prepareUploads();
    const { applied } = await upgradeSafely(handle, place, options);
    if (applied > 0) options.say(`Tables are up to date (${countOf(applied, 'migration')} applied).`);
    const seeded = await seedSampleContent(withFigures);
    if (seeded > 0) options.say(`Sample content is in place: ${seeded} records to look at, edit or delete.`);
    await followContentChanges(handle, nextScheduled);
    const closing = [...(await waysIn()), ...(await wrongDatabase(handle))];
    countedViews.keepWriting();
    countedMisses.keepWriting();
    operations = await startOperations(handle, place);
    work = startBackgroundWork(handle);
    return { close, stopWork, closing };
  } catch (error) {
    // What failed is told, and not that a database without room can't even be closed.
    await close().catch((failure: unknown) => log.warn({ err: failure }, 'the database could not be closed'));
    throw orFullDisk(error, resolve(DATA_DIR), DATABASE_URL);
  }
}

/** An object store that is away for a moment is no reason not to start: pages are answered all the same. */
async function prepareUploads(): Promise<void> {
  const store = await objectStore();
  if (!store) {
    try {
      makeDirectory(uploadsDirectory(), 0o750);
    } catch (error) {
      throw dataDirectoryError(uploadsDirectory(), error);
    }
  }
  store?.check().catch((error: unknown) => log.error({ err: error }, 'the object store for pictures cannot be used'));
}

/** Said last, where it is seen: a start that forgot DATABASE_URL looks like any other. */
async function wrongDatabase({ driver }: DatabaseHandle): Promise<string[]> {
  const dataDirectory = resolve(environment().DATA_DIR);
  if (driver === 'postgres') await noteLeftBehind(dataDirectory);
  const left = driver === 'postgres' ? null : await leftBehind(dataDirectory);
  return left ? [left.sentence, left.advice] : [];
}

async function waysIn(): Promise<string[]> {
  const administrator = await ensureAdministrator();
  if (administrator === null) return [];
  if ('created' in administrator) {
    const sentence = `The administrator ${administrator.created} can sign in at /admin/auth.`;
    const advice = 'ADMIN_PASSWORD is one of the first that would be tried. Choose another in My account.';
    return administrator.isGuessable ? [sentence, advice] : [sentence];
  }
  const { setUpLink } = administrator;
  return [`There is no administrator yet. Open ${setUpLink} within 24 hours to become one; it works once.`];
}
