import { eq } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import { demoMeetings, demoSlots } from '../inbox/demo_meetings.table.server';
import { findArrangedDemo } from './arranged-demo.server';
import { demoUrl, newDemoToken } from './demo-link.server';
import { mailProposal } from './demo-mails.server';

export interface Proposal {
  demoId: string;
  /** Who proposes: hears what the visitor chooses. */
  staffId: string;
  /** Distinct, all of them still to come. */
  times: Date[];
  minutes: 30 | 45;
  /** Address of the video call. */
  place: string | null;
}

/**
 * Proposes times in place of those before, and mails a new link; the former one opens nothing any more. A time that was
 * chosen already holds until another one is chosen. Lock the request first. Answers the address of the link.
 */
export async function proposeTimes(tx: Orm, { demoId, staffId, times, minutes, place }: Proposal): Promise<string> {
  const { token, tokenHash } = newDemoToken();
  const before = await findArrangedDemo(tx, demoId);
  const ends = [...times, before?.meeting.startsAt ?? new Date(0)].map((start) => start.getTime() + minutes * 60_000);
  const facts = {
    tokenHash,
    expiresAt: new Date(Math.max(...ends)),
    minutes,
    place,
    proposedBy: staffId,
    proposedAt: new Date(),
  };
  await tx
    .insert(demoMeetings)
    .values({ demoId, ...facts })
    .onConflictDoUpdate({ target: demoMeetings.demoId, set: facts });
  await tx.delete(demoSlots).where(eq(demoSlots.demoId, demoId));
  await tx.insert(demoSlots).values(times.map((startsAt) => ({ demoId, startsAt })));
  const demo = await findArrangedDemo(tx, demoId);
  if (demo) await mailProposal(tx, demo, demoUrl(token));
  return demoUrl(token);
}

/** Takes the link back: it opens nothing any more. What was arranged with it stays. */
export async function revokeDemoLink(tx: Orm, demoId: string): Promise<void> {
  await tx.update(demoMeetings).set({ tokenHash: null }).where(eq(demoMeetings.demoId, demoId));
}
