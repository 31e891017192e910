import { resolve } from 'node:path';
import { migrateDatabase, openDatabase, setDatabase } from '~/db/client.server.ts';
import { environment } from '~/server/env.server.ts';
import { followContentChanges, stopFollowingContentChanges } from '~/server/content-version.server.ts';

/** What has to be ready before the first request: database, tables, sample content, a way in. Returns how to close it. */
export async function prepare(options: {
  migrationsFolder: string;
  say: (sentence: string) => void;
}): Promise<() => Promise<void>> {
  const { DATABASE_URL, DATA_DIR } = environment();
  const handle = await openDatabase({
    databaseUrl: DATABASE_URL,
    dataDirectory: resolve(DATA_DIR),
    onProgress: options.say,
  });
  try {
    setDatabase(handle);
    await migrateDatabase(handle, options.migrationsFolder);
    await followContentChanges(handle, async () => null);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return async () => {
    stopFollowingContentChanges();
    await handle.close();
  };
}
