import { eq } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { type Changes, writeAudit } from '../audit/audit.server';
import { profiles, sessions } from './auth.table.server';

/** How somebody proved who they are. */
export type SignInWay = 'password' | 'password and code' | 'password and recovery code' | 'passkey';

/** Notes in the audit log that a session began. `token` is the session's own. */
export async function noteSignIn(token: string, way: SignInWay): Promise<void> {
  const [row] = await orm()
    .select({
      sessionId: sessions.id,
      id: profiles.id,
      name: profiles.name,
      email: profiles.email,
      role: profiles.role,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(eq(sessions.token, token));
  if (!row) return;
  const { sessionId, ...staff } = row;
  const changes = { signedInWith: { after: way } };
  await writeAudit(orm(), { staff, action: 'sign-in', collection: 'sessions', recordId: sessionId, changes });
}

/** Notes that somebody ended their session, or all of them. */
export async function noteSignOut(staff: Staff, sessionId: string, everywhere: boolean): Promise<void> {
  const changes: Changes = everywhere ? { sessions: { after: 'all ended' } } : {};
  await writeAudit(orm(), { staff, action: 'sign-out', collection: 'sessions', recordId: sessionId, changes });
}
