import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { knownTimeZone, timeIn } from '~/lib/time-zones';
import { type Changes, writeAudit } from '../audit/audit.server';
import { demoMeetings } from '../inbox/demo_meetings.table.server';
import { demoRequests } from '../inbox/demo_requests.table.server';
import {
  type ArrangedDemo,
  findArrangedDemo,
  isOpenDemo,
  lockArrangedDemo,
  openDemoStatuses,
} from './arranged-demo.server';
import { callOff } from './cancel-demo.server';
import { demoUrl, findDemoId } from './demo-link.server';
import {
  composeArranged,
  composeCalledOff,
  composeCancelled,
  indianTime,
  mailArranged,
  mailProposer,
  mailReminder,
  withdrawReminder,
} from './demo-mails.server';
import { freeSlots } from './free-slots.server';

/** More changes than anybody needs, and too few to send mails with. */
const mostCalendarMessages = 20;

/** In the history, whoever holds the link. */
const visitor: Staff = { id: 'visitor', name: 'The visitor', email: '', role: 'none' };

export type VisitorOutcome = 'done' | 'gone' | 'closed' | 'moved' | 'taken-back' | 'too-often';

/** What a link opens; null for one that opens nothing. */
export async function demoOfLink(token: string): Promise<ArrangedDemo | null> {
  const demoId = await findDemoId(orm(), token);
  return demoId === null ? null : findArrangedDemo(orm(), demoId);
}

/** The same as its page shows it, with the times that are still free. */
export async function demoForVisitor(token: string): Promise<ArrangedDemo | null> {
  const demo = await demoOfLink(token);
  return demo && { ...demo, slots: await freeSlots(orm(), demo) };
}

/**
 * The visitor chooses one of the proposed times, or another one than before. Choosing the same again changes nothing.
 * `taken-back`: the time is not offered any more, has begun, or is another's by now; `closed`: the demo was cancelled or held; `moved`: it is not
 * arranged as they `saw`, an ISO instant, or an empty text for not at all; null where their page said nothing of that.
 */
export function chooseTime(
  token: string,
  slotId: string,
  zone: string,
  saw: string | null = null,
): Promise<VisitorOutcome> {
  const slotOf = ({ slots }: ArrangedDemo) => slots.find(({ id }) => id === slotId);
  const inZone = (demo: ArrangedDemo) => {
    return { ...demo, meeting: { ...demo.meeting, timeZone: knownTimeZone(zone) ?? indianTime } };
  };
  const prepare = async (demo: ArrangedDemo) => {
    const slot = slotOf(demo);
    if (slot) await composeArranged(inZone(demo), slot.startsAt, demoUrl(token));
  };
  return withDemoOf(token, prepare, async (tx, demo) => {
    const { request, meeting } = demo;
    const slot = slotOf(demo);
    if (!slot || slot.startsAt <= new Date()) return 'taken-back';
    if (meeting.startsAt?.getTime() === slot.startsAt.getTime()) return 'done';
    // Two visitors who choose at the same moment: the second is answered by what the first has taken.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('times of demos'))`);
    if (!(await freeSlots(tx, demo)).includes(slot)) return 'taken-back';
    if (saw !== null && saw !== (meeting.startsAt?.toISOString() ?? '')) return 'moved';
    if (meeting.sequence >= mostCalendarMessages) return 'too-often';
    const moved = inZone(demo);
    await withdrawReminder(tx, demo);
    await mailArranged(tx, moved, slot.startsAt, meeting.sequence, demoUrl(token));
    await tx
      .update(demoMeetings)
      .set({
        startsAt: slot.startsAt,
        arrangedAt: new Date(),
        timeZone: moved.meeting.timeZone,
        sequence: meeting.sequence + 1,
        reminderMailId: await mailReminder(tx, moved, slot.startsAt, demoUrl(token)),
        // The link is of use until the demo is over.
        expiresAt: new Date(slot.startsAt.getTime() + meeting.minutes * 60_000),
      })
      .where(eq(demoMeetings.demoId, meeting.demoId));
    const chosen = `Chose ${timeIn(indianTime, slot.startsAt)} (India)`;
    await changeStatus(tx, request, 'scheduled', { meeting: { after: chosen } });
    return 'done';
  });
}

/** The visitor calls the demo off. */
export function cancelByVisitor(token: string): Promise<VisitorOutcome> {
  const prepare = async (demo: ArrangedDemo) => {
    await composeCancelled(demo);
    await composeCalledOff(demo);
  };
  return withDemoOf(token, prepare, async (tx, demo) => {
    await callOff(tx, demo);
    await mailProposer(tx, demo, null);
    await changeStatus(tx, demo.request, 'cancelled', { meeting: { after: 'Called the demo off' } });
    return 'done';
  });
}

/** `prepare` is given the demo as it stands before the transaction: there its mails are rendered. */
async function withDemoOf(
  token: string,
  prepare: (demo: ArrangedDemo) => Promise<void>,
  act: (tx: Orm, demo: ArrangedDemo) => Promise<VisitorOutcome>,
): Promise<VisitorOutcome> {
  const before = await demoOfLink(token);
  if (before && isOpenDemo(before.request)) await prepare(before);
  return orm().transaction(async (tx) => {
    const demoId = await findDemoId(tx, token);
    const demo = demoId === null ? null : await lockArrangedDemo(tx, demoId);
    // Asked again under the lock: staff may have taken the link back in between.
    if (!demo || (await findDemoId(tx, token)) === null) return 'gone';
    return isOpenDemo(demo.request) ? act(tx, demo) : 'closed';
  });
}

async function changeStatus(
  tx: Orm,
  request: ArrangedDemo['request'],
  status: 'scheduled' | 'cancelled',
  changes: Changes,
): Promise<void> {
  await tx
    .update(demoRequests)
    .set({ status })
    .where(and(eq(demoRequests.id, request.id), inArray(demoRequests.status, [...openDemoStatuses])));
  const moved: Changes = status === request.status ? {} : { status: { before: request.status, after: status } };
  const entry = { action: 'update', collection: 'demo_requests', recordId: request.id } as const;
  await writeAudit(tx, { ...entry, staff: visitor, changes: { ...changes, ...moved } });
}
