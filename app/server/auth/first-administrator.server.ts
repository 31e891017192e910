import { eq, sql } from 'drizzle-orm';
import { type Executor, orm } from '~/db/client.server';
import { dayMs } from '~/lib/durations';
import { environment } from '../env.server';
import { siteOrigin } from '../site-origin.server';
import { oneTimeLinks, profiles } from './auth.table.server';
import { isCommonPassword } from './common-passwords';
import { findLink, newLink, storeLink } from './one-time-links.server';
import { hashPassword, insertStaff, type NewStaff } from './staff.server';

const purpose = 'first-administrator';
const linkLifeMs = dayMs;

/**
 * While there is no administrator: makes one from ADMIN_EMAIL and ADMIN_PASSWORD, or answers a link that does it once.
 * Any number of processes may start at the same moment.
 */
export async function ensureAdministrator(): Promise<
  { created: string; isGuessable: boolean } | { setUpLink: string } | null
> {
  if (await hasAdministrator(orm())) return null;
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = environment();
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    const staff = { name: 'Administrator', email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
    if (!(await createFirst(staff, null))) return null;
    return { created: ADMIN_EMAIL, isGuessable: await isCommonPassword(ADMIN_PASSWORD) };
  }
  const link = newLink(linkLifeMs);
  await storeLink(orm(), { purpose, userId: null }, link);
  return { setUpLink: `${siteOrigin()}/admin/setup?token=${link.token}` };
}

/** Whether a set-up link still works. */
export async function isSetUpLinkValid(token: string): Promise<boolean> {
  if (await hasAdministrator(orm())) return false;
  return (await findLink(orm(), purpose, token)) !== null;
}

/** Makes the first administrator by the link's token. False when the link does not work, or no longer. */
export function redeemSetUpLink(token: string, staff: Omit<NewStaff, 'role'>): Promise<boolean> {
  return createFirst(staff, token);
}

async function createFirst(staff: Omit<NewStaff, 'role'>, token: string | null): Promise<boolean> {
  const passwordHash = await hashPassword(staff.password);
  return orm().transaction(async (tx) => {
    // Two processes, or two people with the same link: the second one waits here, and finds an administrator.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${purpose}))`);
    if (await hasAdministrator(tx)) return false;
    if (token !== null && !(await findLink(tx, purpose, token))) return false;
    await insertStaff(tx, { ...staff, role: 'admin' }, passwordHash);
    await tx.delete(oneTimeLinks).where(eq(oneTimeLinks.purpose, purpose));
    return true;
  });
}

async function hasAdministrator(executor: Executor): Promise<boolean> {
  const found = await executor.select({ id: profiles.id }).from(profiles).where(eq(profiles.role, 'admin')).limit(1);
  return found.length > 0;
}
