import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '~/db/client.server';
import { isMailAddress } from '~/lib/mail-address';
import { accounts, profiles } from '../auth/auth.table.server';
import { environment } from '../env.server';

/**
 * Who hears of what visitors sent: MAIL_TO; without it every administrator who may sign in. Whoever was invited and has not
 * accepted may not yet: until then the address is one that somebody typed.
 */
export async function inquiryRecipients(executor: Executor): Promise<string[]> {
  const { MAIL_TO } = environment();
  if (MAIL_TO) return MAIL_TO;
  const administrators = await executor
    .selectDistinct({ email: profiles.email })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.userId, profiles.id))
    .where(and(eq(profiles.role, 'admin'), isNull(profiles.disabledAt), isNotNull(accounts.password)));
  return administrators.map(({ email }) => email).filter(isMailAddress);
}
