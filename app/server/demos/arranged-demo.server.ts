import { asc, eq, type InferSelectModel } from 'drizzle-orm';
import type { Executor, Orm } from '~/db/client.server';
import { demoMeetings, demoSlots } from '../inbox/demo_meetings.table.server';
import { demoRequests } from '../inbox/demo_requests.table.server';

export type DemoMeeting = InferSelectModel<typeof demoMeetings>;
export type DemoRequest = InferSelectModel<typeof demoRequests>;

/** A request for a demo with what was arranged. */
export interface ArrangedDemo {
  request: DemoRequest;
  meeting: DemoMeeting;
  /** Earliest first. */
  slots: { id: string; startsAt: Date }[];
}

/** Statuses of a request for a demo that is wanted and not yet held. */
export const openDemoStatuses = ['pending', 'scheduled'] as const satisfies DemoRequest['status'][];

/** Whether times can still be proposed, chosen and called off. */
export function isOpenDemo({ status, spamReason }: { status: string; spamReason: string | null }): boolean {
  return spamReason === null && openDemoStatuses.some((open) => open === status);
}

/** Reads one; null when nothing was proposed for it yet. */
export async function findArrangedDemo(executor: Executor, demoId: string): Promise<ArrangedDemo | null> {
  const [found] = await executor
    .select({ request: demoRequests, meeting: demoMeetings })
    .from(demoMeetings)
    .innerJoin(demoRequests, eq(demoRequests.id, demoMeetings.demoId))
    .where(eq(demoMeetings.demoId, demoId));
  if (!found) return null;
  const slots = await executor
    .select({ id: demoSlots.id, startsAt: demoSlots.startsAt })
    .from(demoSlots)
    .where(eq(demoSlots.demoId, demoId))
    .orderBy(asc(demoSlots.startsAt));
  return { ...found, slots };
}

/** The same, locked until the transaction ends: staff and visitor take turns. */
export async function lockArrangedDemo(tx: Orm, demoId: string): Promise<ArrangedDemo | null> {
  await tx.select({ id: demoRequests.id }).from(demoRequests).where(eq(demoRequests.id, demoId)).for('update');
  return findArrangedDemo(tx, demoId);
}
