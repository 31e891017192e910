import { createHmac, randomBytes } from 'node:crypto';
import { orm } from '~/db/client.server';
import { environment } from '../env.server';
import { oncePerDatabase } from '../once-per-database.server';
import { settleSetting } from '../settings/settings.server';

const settledSecret = oncePerDatabase(() => settleSetting(orm(), 'auth-secret', randomBytes(32).toString('base64url')));

/**
 * AUTH_SECRET, or one made on first use and kept in the database, the same for every process on it. It signs session
 * cookies; whatever else is signed has a key of its own that is derived from it.
 */
export async function siteSecret(): Promise<string> {
  return environment().AUTH_SECRET ?? settledSecret();
}

/** A key of its own for one purpose, as 64 hexadecimal digits; which other purposes there are does not matter to it. */
export async function keyFor(purpose: string): Promise<string> {
  return createHmac('sha256', await siteSecret())
    .update(purpose)
    .digest('hex');
}

/** What the pages of somebody seal with what their browser keeps for them (app/admin/sealed.ts). */
export function browserKeyOf(staffId: string): Promise<string> {
  return keyFor(`browser of ${staffId}`);
}
