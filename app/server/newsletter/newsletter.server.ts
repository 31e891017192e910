import { orm } from '~/db/client.server';
import { isWithinHourlyLimit } from '../hourly-limit.server';
import { newsletterSubscribers } from './newsletter.table.server';

const requestsAnHour = 20;

/**
 * Notes an address. The same address twice is noted once, and the answer does not tell whether it was known already.
 * False when too many requests came from `clientAddress` within an hour.
 */
export async function requestNewsletter(email: string, clientAddress: string): Promise<boolean> {
  if (!(await isWithinHourlyLimit('newsletter', clientAddress, requestsAnHour))) return false;
  await orm().insert(newsletterSubscribers).values({ email: email.toLowerCase() }).onConflictDoNothing();
  return true;
}
