import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { company } from '~/lib/company';
import type { ArrangedDemo } from './arranged-demo.server';

interface CalendarMessage {
  demo: ArrangedDemo;
  startsAt: Date;
  /** Higher than in every message before, so that calendars know which one holds. */
  sequence: number;
  /** Takes the entry out of the calendar again. */
  cancelled: boolean;
  /** Of the page where the demo is moved or cancelled; none in a message that cancels. */
  url?: string | undefined;
}

/**
 * A demo as iCalendar (RFC 5545, sent as RFC 5546 says): the same UID through every change, times in UTC, which every
 * calendar shows on its own clock.
 */
export function demoCalendar({ demo, startsAt, sequence, cancelled, url }: CalendarMessage): string {
  const { request, meeting } = demo;
  const calendar = ical({
    prodId: { company: company.name, product: 'Website', language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const words = [`A demo of ${request.interestedIn}.`, url && `Move or cancel it: ${url}`];
  const event = calendar.createEvent({
    id: `demo-${request.id}@${company.domain}`,
    sequence,
    start: startsAt,
    end: new Date(startsAt.getTime() + meeting.minutes * 60_000),
    summary: `${company.name} demo: ${request.interestedIn}`,
    description: words.filter(Boolean).join('\n'),
    location: meeting.place ?? 'Video call',
    organizer: { name: company.name, email: company.emails.hello },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (meeting.place) event.url(inCalendar(meeting.place));
  event.createAttendee({
    email: request.email,
    name: request.name,
    rsvp: !cancelled,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
  });
  // Every line ends in CRLF, the last one too.
  return `${calendar.toString()}\r\n`;
}

/** The library escapes these two as in a text, which no address may be: it would lead elsewhere. */
function inCalendar(address: string): string {
  return address.replaceAll(',', '%2C').replaceAll(';', '%3B');
}

/** The file as a mail carries it. */
export function calendarAttachment(message: CalendarMessage) {
  return {
    filename: message.cancelled ? 'cancelled.ics' : 'invitation.ics',
    contentType: `text/calendar; charset=utf-8; method=${message.cancelled ? 'CANCEL' : 'REQUEST'}`,
    content: demoCalendar(message),
  };
}
