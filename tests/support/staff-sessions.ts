import type { Client } from 'pg';
import type { Role } from '~/lib/roles';
import { signInAt } from './visitors';

/** The Cookie header of a signed-in person of each role; empty for whoever is not signed in. */
export type StaffCookies = Record<Role | 'anonymous', string>;

/**
 * Signs the test's administrator in once for each role, then hands the sessions to people made for the roles. The
 * database is the server's own, a PostgreSQL one.
 */
export async function staffCookies(site: string, database: Client): Promise<StaffCookies> {
  const cookies: StaffCookies = { anonymous: '', admin: '', editor: '', none: '' };
  for (const role of ['admin', 'editor', 'none'] as const) {
    const before = await sessionIds(database);
    cookies[role] = await signInAt(site);
    const [session] = (await sessionIds(database)).filter((id) => !before.includes(id));
    if (role === 'admin') continue;
    await database.query('insert into profiles (id, name, email, role) values ($1, $2, $3, $4)', [
      `the-${role}`,
      `The ${role}`,
      `${role}@quzones.test`,
      role,
    ]);
    await database.query('update sessions set user_id = $1 where id = $2', [`the-${role}`, session]);
  }
  return cookies;
}

async function sessionIds(database: Client): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>('select id from sessions');
  return rows.map(({ id }) => id);
}
