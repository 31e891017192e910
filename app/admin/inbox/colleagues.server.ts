import { and, asc, inArray, isNull } from 'drizzle-orm';
import { type Executor, orm } from '~/db/client.server';
import { hasPassword } from '~/server/auth/able-people.server';
import { profiles } from '~/server/auth/auth.table.server';
import type { Colleague, InboxDeclaration } from './inbox';

/** Everybody who may answer what comes into this inbox and can sign in, by name: not who is invited and has not come yet. */
export function colleaguesOf(inbox: InboxDeclaration, executor: Executor = orm()): Promise<Colleague[]> {
  return executor
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(and(inArray(profiles.role, [...inbox.permissions.update]), isNull(profiles.disabledAt), hasPassword))
    .orderBy(asc(profiles.name), asc(profiles.id));
}
