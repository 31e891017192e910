import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { nextScheduledInMs } from '~/collections/scheduled.server';
import { seedSampleContent } from '~/collections/seed.server';
import { migrateDatabase, openDatabase, setDatabase } from '~/db/client.server';
import { ensureAdministrator } from '~/server/auth/first-administrator.server';
import { followContentChanges, stopFollowingContentChanges } from '~/server/content-version.server';
import { environment } from '~/server/env.server';
import { log } from '~/server/log.server';
import { mendUploads } from '~/server/uploads/mend-uploads.server';
import { uploadsDirectory } from '~/server/uploads/storage.server';
import { withFigures } from '~/site/pages/page-copy';

/**
 * What has to be ready before the first request: database, tables, sample content, a way in.
 * Answers how to close it, and what to tell the operator once the site is up.
 */
export async function prepare(options: {
  migrationsFolder: string;
  say: (sentence: string) => void;
}): Promise<{ close: () => Promise<void>; closing: string[] }> {
  const { DATABASE_URL, DATA_DIR } = environment();
  const handle = await openDatabase({
    databaseUrl: DATABASE_URL,
    dataDirectory: resolve(DATA_DIR),
    onProgress: options.say,
    onWarning: (sentence, cause) => log.warn({ err: cause }, sentence),
  });
  const close = async () => {
    stopFollowingContentChanges();
    setDatabase(undefined);
    await handle.close();
  };
  try {
    setDatabase(handle);
    await mkdir(uploadsDirectory(), { recursive: true });
    const { applied } = await migrateDatabase(handle, options.migrationsFolder);
    if (applied > 0) options.say(`Tables are up to date (${applied} migrations applied).`);
    const seeded = await seedSampleContent(withFigures);
    if (seeded > 0) options.say(`Sample content is in place: ${seeded} records to look at, edit or delete.`);
    await followContentChanges(handle, nextScheduledInMs);
    const closing = await waysIn();
    // Cleaning up after a crash is no reason to keep visitors waiting.
    mendUploads().catch((error: unknown) => log.error({ err: error }, 'leftover files of uploads were not looked for'));
    return { close, closing };
  } catch (error) {
    await close();
    throw error;
  }
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
