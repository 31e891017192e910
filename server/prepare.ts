import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { emptyBins } from '~/admin/record-bin.server';
import { nextScheduledInMs } from '~/collections/scheduled.server';
import { seedSampleContent } from '~/collections/seed.server';
import { openDatabase, setDatabase } from '~/db/client.server';
import { keepDeletingExpired, stopDeletingExpired } from '~/server/auth/expired.server';
import { ensureAdministrator } from '~/server/auth/first-administrator.server';
import { backupPlace } from '~/server/backup/backup-archives.server';
import { upgradeSafely } from '~/server/backup/upgrade.server';
import { type PurgeWorker, startPurging } from '~/server/cdn/purge-worker.server';
import { followContentChanges, stopFollowingContentChanges } from '~/server/content-version.server';
import { environment } from '~/server/env.server';
import { log } from '~/server/log.server';
import type { MailWorker } from '~/server/mail/mail-worker.server';
import { startMail } from '~/server/mail/start-mail.server';
import { startRetention, stopRetention } from '~/server/privacy/retention.server';
import { mendUploads } from '~/server/uploads/mend-uploads.server';
import { uploadsDirectory } from '~/server/uploads/storage.server';
import { objectStore } from '~/server/uploads/upload-store.server';
import { keepStoringViews, stopStoringViews } from '~/server/views/store-views.server';
import { withFigures } from '~/site/pages/page-copy';
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
  let mail: MailWorker | undefined;
  let purging: PurgeWorker | undefined;
  let operations: Operations | undefined;
  const stopWork = async () => {
    await Promise.all([mail?.stop(), purging?.stop(), operations?.stop()]);
  };
  const close = async () => {
    await stopWork();
    stopFollowingContentChanges();
    stopDeletingExpired();
    stopRetention();
    await stopStoringViews();
    setDatabase(undefined);
    await handle.close();
  };
  try {
    setDatabase(handle);
    await prepareUploads();
    const { applied } = await upgradeSafely(handle, place, options.say);
    if (applied > 0) options.say(`Tables are up to date (${applied} migrations applied).`);
    const seeded = await seedSampleContent(withFigures);
    if (seeded > 0) options.say(`Sample content is in place: ${seeded} records to look at, edit or delete.`);
    await followContentChanges(handle, nextDueInMs);
    const closing = await waysIn();
    keepDeletingExpired();
    keepStoringViews();
    startRetention();
    // Cleaning up after a crash is no reason to keep visitors waiting.
    mendUploads().catch((error: unknown) => log.error({ err: error }, 'leftover files of uploads were not looked for'));
    mail = await startMail(handle);
    const { PURGE_URL, PURGE_SECRET = '' } = environment();
    if (PURGE_URL) purging = await startPurging(handle, { url: PURGE_URL, secret: PURGE_SECRET });
    operations = await startOperations(handle, place);
    return { close, stopWork, closing };
  } catch (error) {
    await close();
    throw error;
  }
}

/** An object store that is away for a moment is no reason not to start: pages are answered all the same. */
async function prepareUploads(): Promise<void> {
  const store = await objectStore();
  if (!store) await mkdir(uploadsDirectory(), { recursive: true });
  store?.check().catch((error: unknown) => log.error({ err: error }, 'the object store for pictures cannot be used'));
}

/** Asked after every change and at least once an hour, which is when bins are looked through as well. */
async function nextDueInMs(): Promise<number | null> {
  const emptied = await emptyBins();
  if (emptied > 0) log.info({ emptied }, 'records that were in a bin for 30 days are gone');
  return nextScheduledInMs();
}

async function waysIn(): Promise<string[]> {
  const administrator = await ensureAdministrator();
  if (administrator === null) return [];
  if ('created' in administrator) return [`The administrator ${administrator.created} can sign in at /admin/auth.`];
  return [
    'There is no administrator yet. Open this link within 24 hours to become one; it works once:',
    administrator.setUpLink,
  ];
}
