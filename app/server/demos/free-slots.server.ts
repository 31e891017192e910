import { and, eq, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Executor } from '~/db/client.server';
import { isOverlap } from '~/lib/meeting-times';
import { demoMeetings } from '../inbox/demo_meetings.table.server';
import { demoRequests } from '../inbox/demo_requests.table.server';
import { type ArrangedDemo, openDemoStatuses } from './arranged-demo.server';

/**
 * The offered times that are still free: at which whoever proposed them has no other demo that was arranged since. Of one
 * that was arranged before they were told, and proposed the time all the same (decision 059).
 */
export async function freeSlots(executor: Executor, { meeting, slots }: ArrangedDemo): Promise<ArrangedDemo['slots']> {
  const { demoId, proposedBy, proposedAt, minutes } = meeting;
  if (proposedBy === null || slots.length === 0) return slots;
  const taken = await executor
    .select({ startsAt: demoMeetings.startsAt, minutes: demoMeetings.minutes })
    .from(demoMeetings)
    .innerJoin(demoRequests, eq(demoRequests.id, demoMeetings.demoId))
    .where(
      and(
        ne(demoMeetings.demoId, demoId),
        eq(demoMeetings.proposedBy, proposedBy),
        isNotNull(demoMeetings.startsAt),
        gt(demoMeetings.arrangedAt, proposedAt),
        inArray(demoRequests.status, [...openDemoStatuses]),
        isNull(demoRequests.spamReason),
      ),
    );
  return slots.filter((slot) =>
    taken.every(
      (other) =>
        !other.startsAt || !isOverlap({ startsAt: slot.startsAt, minutes }, { ...other, startsAt: other.startsAt }),
    ),
  );
}
