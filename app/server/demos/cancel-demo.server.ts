import { eq } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import { demoMeetings } from '../inbox/demo_meetings.table.server';
import type { ArrangedDemo } from './arranged-demo.server';
import { mailCancelled, withdrawReminder } from './demo-mails.server';

/**
 * What a demo that will not take place means for what was arranged: the reminder is taken back, the entry leaves the
 * visitor's calendar, and no time is chosen any more. Call it in the transaction that cancels the request.
 */
export async function callOff(tx: Orm, demo: ArrangedDemo): Promise<void> {
  const { startsAt, sequence, demoId } = demo.meeting;
  await withdrawReminder(tx, demo);
  if (startsAt !== null && startsAt > new Date()) await mailCancelled(tx, demo, startsAt, sequence);
  await tx
    .update(demoMeetings)
    .set({ startsAt: null, reminderMailId: null, sequence: startsAt === null ? sequence : sequence + 1 })
    .where(eq(demoMeetings.demoId, demoId));
}
