import { and, asc, inArray, isNull } from 'drizzle-orm';
import { type Executor, orm } from '~/db/client.server';
import { profiles } from '~/server/auth/auth.table.server';
import type { Colleague, InboxDeclaration } from './inbox';

/** Everybody who may answer what comes into this inbox, by name. */
export function colleaguesOf(inbox: InboxDeclaration, executor: Executor = orm()): Promise<Colleague[]> {
  return executor
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(and(inArray(profiles.role, [...inbox.permissions.update]), isNull(profiles.disabledAt)))
    .orderBy(asc(profiles.name), asc(profiles.id));
}
