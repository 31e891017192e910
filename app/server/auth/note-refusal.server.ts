import { eq, type SQL, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { log } from '../log.server';
import { passkeys, profiles } from './auth.table.server';
import type { SignInWay } from './note-sign-in.server';

/** Whose account was tried, as far as the attempt itself tells. */
export type Tried = { email: string } | { credentialId: string } | { staffId: string | null };

/**
 * A refused attempt as a line of the log, for whoever watches for guessing. An account is named by its id, an unknown one
 * and an address not at all: what people mistype is theirs. It is looked up for known and unknown ones alike.
 */
export async function noteRefusal(way: SignInWay | 'code', status: number, tried: Tried): Promise<void> {
  const staff = await findTried(tried).catch(() => null);
  log.warn({ way, status, staff }, 'a sign-in was refused');
}

async function findTried(tried: Tried): Promise<string | null> {
  if ('staffId' in tried) return tried.staffId;
  if ('email' in tried) return findProfile(eq(sql`lower(${profiles.email})`, tried.email.trim().toLowerCase()));
  const owner = orm()
    .select({ id: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credentialID, tried.credentialId));
  return findProfile(sql`${profiles.id} in ${owner}`);
}

async function findProfile(where: SQL): Promise<string | null> {
  const [found] = await orm().select({ id: profiles.id }).from(profiles).where(where).limit(1);
  return found?.id ?? null;
}
