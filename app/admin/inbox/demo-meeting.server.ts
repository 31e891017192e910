import { and, asc, eq, gt, type InferSelectModel, inArray, ne } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { hourMs } from '~/lib/durations';
import type { Calendar } from '~/lib/meeting-times';
import { findArrangedDemo, isOpenDemo } from '~/server/demos/arranged-demo.server';
import { demoMeetings } from '~/server/inbox/demo_meetings.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { listHolidays } from '~/server/inbox/holidays.server';
import type { Appointment } from './inbox';
import type { MeetingView } from './inquiry-view';

type InquiryRow = Pick<InferSelectModel<typeof demoRequests>, 'id' | 'spamReason'> & { status: string };

/** What was arranged for a request, for its page. */
export async function meetingOfDemo(request: InquiryRow, now: Date): Promise<MeetingView> {
  const demo = await findArrangedDemo(orm(), request.id);
  const canPropose = isOpenDemo(request);
  const calendar = await calendarAround(request.id, now);
  if (!demo) {
    const nothing = { link: 'none', startsAt: null, minutes: 45, place: null, timeZone: null, formKey: null } as const;
    return { ...nothing, slots: [], canPropose, calendar };
  }
  const { tokenHash, expiresAt, startsAt, minutes, place, timeZone, formKey } = demo.meeting;
  const isOpen = tokenHash !== null && expiresAt > now;
  return {
    link: isOpen ? 'open' : 'closed',
    startsAt: startsAt?.toISOString() ?? null,
    minutes,
    place,
    timeZone,
    slots: demo.slots.map((slot) => slot.startsAt.toISOString()),
    formKey,
    canPropose,
    calendar,
  };
}

/** When the demos of these requests take place, as far as that is arranged. */
export async function appointmentsOfDemos(ids: readonly string[]): Promise<Map<string, Appointment>> {
  const { demoId, startsAt, minutes } = demoMeetings;
  const rows = await orm()
    .select({ demoId, startsAt, minutes })
    .from(demoMeetings)
    .where(inArray(demoId, [...ids]));
  return new Map(
    rows.flatMap((row) =>
      row.startsAt ? [[row.demoId, { at: row.startsAt.toISOString(), minutes: row.minutes }]] : [],
    ),
  );
}

/** So many demos of others are looked at, the next ones first. */
const mostMeetings = 500;

/** Holidays, and the demos that are still to come but for this one. */
export async function calendarAround(demoId: string, now: Date): Promise<Calendar> {
  const anHourAgo = new Date(now.getTime() - hourMs);
  const meetings = await orm()
    .select({ with: demoRequests.name, startsAt: demoMeetings.startsAt, minutes: demoMeetings.minutes })
    .from(demoMeetings)
    .innerJoin(demoRequests, eq(demoRequests.id, demoMeetings.demoId))
    .where(and(ne(demoMeetings.demoId, demoId), gt(demoMeetings.startsAt, anHourAgo)))
    .orderBy(asc(demoMeetings.startsAt))
    .limit(mostMeetings);
  return {
    holidays: await listHolidays(),
    meetings: meetings.map((meeting) => ({ ...meeting, startsAt: meeting.startsAt?.toISOString() ?? '' })),
  };
}
