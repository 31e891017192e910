import type { Executor } from '~/db/client.server';
import { isMailAddress } from '~/lib/mail-address';
import { isAbleAdministrator } from '../auth/able-people.server';
import { profiles } from '../auth/auth.table.server';
import { environment } from '../env.server';

/** Who hears of what visitors sent: MAIL_TO; without it every administrator who may sign in. */
export async function inquiryRecipients(executor: Executor): Promise<string[]> {
  const { MAIL_TO } = environment();
  if (MAIL_TO) return MAIL_TO;
  const administrators = await executor.select({ email: profiles.email }).from(profiles).where(isAbleAdministrator);
  return administrators.map(({ email }) => email).filter(isMailAddress);
}
