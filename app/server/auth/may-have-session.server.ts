import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Executor } from '~/db/client.server';
import { profiles } from './auth.table.server';

/** Whether somebody may be signed in at all: has a role, and is not disabled. */
export async function mayHaveSession(executor: Executor, userId: string): Promise<boolean> {
  const welcome = and(eq(profiles.id, userId), ne(profiles.role, 'none'), isNull(profiles.disabledAt));
  return (await executor.select({ id: profiles.id }).from(profiles).where(welcome)).length > 0;
}
