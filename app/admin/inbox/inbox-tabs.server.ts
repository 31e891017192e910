import type { Staff } from '~/lib/roles';
import { log } from '~/server/log.server';
import { isPermitted } from '../authorise';
import { type BoundInbox, boundInboxes, inboxClock } from './bound-inboxes.server';
import type { Waiting } from './inbox';
import { countWaiting } from './inbox-list.server';

/** The tabs of the inboxes that this person may see, with what waits in each. */
export function inboxTabs(staff: Staff, requestId: string) {
  const mine = boundInboxes.filter(({ declaration }) => isPermitted(staff, 'read', declaration));
  return Promise.all(
    mine.map(async (inbox) => ({ ...inbox.declaration.tab, waiting: await waitingOrNull(inbox, staff, requestId) })),
  );
}

/** A count that fails takes no tab away. */
async function waitingOrNull(inbox: BoundInbox, staff: Staff, requestId: string): Promise<Waiting | null> {
  try {
    return await countWaiting(inbox, { staff, clock: await inboxClock() });
  } catch (error) {
    log.error({ id: requestId, err: error, inbox: inbox.declaration.name }, 'counting what waits failed');
    return null;
  }
}
