import { eq } from 'drizzle-orm';
import type { Executor } from '~/db/client.server';
import { settings } from './settings.table.server';

/** The stored value, or null. */
export async function findSetting<Value>(executor: Executor, key: string): Promise<Value | null> {
  const [row] = await executor.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row ? (row.value as Value) : null;
}

/** Stores the value unless there is one, and answers the one that now holds: the same for all who ask at once. */
export async function settleSetting<Value>(executor: Executor, key: string, value: Value): Promise<Value> {
  await executor.insert(settings).values({ key, value }).onConflictDoNothing();
  return (await findSetting<Value>(executor, key)) ?? value;
}
