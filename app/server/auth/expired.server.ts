import { lt, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { hourlyWork } from '../hourly-work.server';
import { previewLinks } from '../previews/preview_links.table.server';
import { spentProofs } from '../proof/spent_proofs.table.server';
import { oneTimeLinks, rateLimits, sessions, verifications } from './auth.table.server';
import { sessionLimits } from './session-limits';

/** Deletes sessions, links, challenges and counters whose time is over. They mean nothing any longer. */
export async function deleteExpired(): Promise<void> {
  const now = sql`now()`;
  await orm().delete(rateLimits).where(lt(rateLimits.expire, now));
  await orm().delete(sessions).where(lt(sessions.expiresAt, now));
  await orm()
    .delete(sessions)
    .where(lt(sessions.createdAt, sql`now() - make_interval(secs => ${sessionLimits.longest})`));
  await orm().delete(previewLinks).where(lt(previewLinks.expiresAt, now));
  await orm().delete(verifications).where(lt(verifications.expiresAt, now));
  // An hour later, because clocks of processes and database differ.
  await orm().delete(spentProofs).where(lt(spentProofs.expiresAt, sql`now() - interval '1 hour'`));
  // The admin shows for a while that an invitation has expired.
  await orm().delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, sql`now() - interval '30 days'`));
}

export const deletingExpired = hourlyWork(deleteExpired, 'what has expired was not deleted');
