import { knownTimeZone, timeZones } from '~/lib/time-zones';
import { type ArrangedDemo, isOpenDemo } from './arranged-demo.server';
import { indianTime } from './demo-mails.server';

/** What the page behind a link shows. `askedZone` is what stands in its address. */
export function demoView({ request, meeting, slots }: ArrangedDemo, askedZone: string | null, now: Date) {
  const zoneAsked = knownTimeZone(askedZone);
  const closed = request.status === 'cancelled' ? ('cancelled' as const) : ('over' as const);
  return {
    name: request.name,
    interestedIn: request.interestedIn,
    minutes: meeting.minutes,
    place: meeting.place,
    startsAt: meeting.startsAt?.toISOString() ?? null,
    slots: slots
      .filter(({ startsAt }) => startsAt > now)
      .map(({ id, startsAt }) => ({ id, startsAt: startsAt.toISOString() })),
    state: isOpenDemo(request) ? ('open' as const) : closed,
    zone: zoneAsked ?? meeting.timeZone ?? indianTime,
    zoneChosen: zoneAsked !== null || meeting.timeZone !== null,
    zones: timeZones(),
  };
}
