import { eq, sql } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import { demoMeetings, demoSlots } from '../inbox/demo_meetings.table.server';
import { demoRequests } from '../inbox/demo_requests.table.server';
import type { LinkToken } from '../link-token.server';
import { type ArrangedDemo, type DemoRequest, findArrangedDemo } from './arranged-demo.server';
import { demoUrl } from './demo-link.server';
import { composeProposal, composeReminder, mailProposal, mailReminder, withdrawReminder } from './demo-mails.server';

export interface Proposal {
  demoId: string;
  /** Who proposes: hears what the visitor chooses. */
  staffId: string;
  /** Distinct, all of them still to come. */
  times: Date[];
  minutes: 30 | 45;
  /** Address of the video call. */
  place: string | null;
  /** Of the form they were written in: sent twice, they are proposed once. */
  formKey: string;
}

/** The words of a proposal's mails, with the link that was made before its transaction. */
export async function prepareProposal(
  { id, name, interestedIn }: Pick<DemoRequest, 'id' | 'name' | 'interestedIn'>,
  { times, minutes, place }: Pick<Proposal, 'times' | 'minutes' | 'place'>,
  { token }: LinkToken,
): Promise<void> {
  await composeProposal({ name, interestedIn, times, minutes, place }, demoUrl(token));
  const before = await findArrangedDemo(orm(), id);
  const startsAt = before?.meeting.startsAt;
  if (!startsAt) return;
  await composeReminder({ ...before, meeting: { ...before.meeting, minutes, place } }, startsAt, demoUrl(token));
}

/**
 * Proposes times in place of those before, and mails a new link; the former one opens nothing any more. A time that was
 * chosen already holds until another one is chosen. Lock the request first. False when this form was sent before: its
 * link is the one that holds.
 */
export async function proposeTimes(tx: Orm, proposal: Proposal, { token, tokenHash }: LinkToken): Promise<boolean> {
  const { demoId, staffId, times, minutes, place, formKey } = proposal;
  const before = await findArrangedDemo(tx, demoId);
  if (before?.meeting.formKey === formKey) return false;
  const ends = [...times, before?.meeting.startsAt ?? new Date(0)].map((start) => start.getTime() + minutes * 60_000);
  const facts = {
    tokenHash,
    expiresAt: new Date(Math.max(...ends)),
    minutes,
    place,
    proposedBy: staffId,
    proposedAt: new Date(),
    formKey,
  };
  await tx
    .insert(demoMeetings)
    .values({ demoId, ...facts })
    .onConflictDoUpdate({ target: demoMeetings.demoId, set: facts });
  await tx.delete(demoSlots).where(eq(demoSlots.demoId, demoId));
  await tx.insert(demoSlots).values(times.map((startsAt) => ({ demoId, startsAt })));
  // Whoever got times has their answer.
  await tx
    .update(demoRequests)
    .set({ answeredAt: sql`coalesce(${demoRequests.answeredAt}, ${facts.proposedAt.toISOString()})` })
    .where(eq(demoRequests.id, demoId));
  const demo = await findArrangedDemo(tx, demoId);
  if (!demo) return false;
  await mailProposal(tx, demo, demoUrl(token));
  await renewReminder(tx, demo, demoUrl(token));
  return true;
}

/** The reminder of a time that was chosen already has the former link and place: it goes, whether or not there is time for another. */
async function renewReminder(tx: Orm, demo: ArrangedDemo, url: string): Promise<void> {
  const { startsAt, demoId } = demo.meeting;
  if (!startsAt) return;
  await withdrawReminder(tx, demo);
  const reminderMailId = await mailReminder(tx, demo, startsAt, url);
  await tx.update(demoMeetings).set({ reminderMailId }).where(eq(demoMeetings.demoId, demoId));
}

/** Takes the link back: it opens nothing any more. What was arranged with it stays. */
export async function revokeDemoLink(tx: Orm, demoId: string): Promise<void> {
  await tx.update(demoMeetings).set({ tokenHash: null }).where(eq(demoMeetings.demoId, demoId));
}
