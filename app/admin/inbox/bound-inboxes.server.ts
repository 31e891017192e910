import { and, type InferSelectModel, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { data } from 'react-router';
import type { Orm } from '~/db/client.server';
import { dueAt, type Holidays, overdueBefore } from '~/lib/business-time';
import { promises } from '~/lib/company';
import { prepareSettling, settleArrangedDemo, unsettleArrangedDemo } from '~/server/demos/settle-demo.server';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { readHolidays } from '~/server/inbox/holidays.server';
import { spamReasons } from '~/server/inbox/inquiry-options';
import { promiseOf, promisesBySubject, subjectWords } from '~/server/inbox/inquiry-promises';
import { appointmentsOfDemos, meetingOfDemo } from './demo-meeting.server';
import type { Appointment, Colleague, InboxDeclaration, InquiryCard } from './inbox';
import { contactInbox, demoInbox, findInbox } from './inboxes';
import type { MeetingView } from './inquiry-view';

type InquiryTable = PgTable &
  Record<
    | 'id'
    | 'name'
    | 'email'
    | 'company'
    | 'message'
    | 'status'
    | 'spamReason'
    | 'assignedTo'
    | 'answeredAt'
    | 'createdAt'
    | 'searchText',
    AnyPgColumn
  >;

type ContactRow = InferSelectModel<typeof contactMessages>;
type DemoRow = InferSelectModel<typeof demoRequests>;
export type InquiryRow = ContactRow | DemoRow;

/** What due times are reckoned with. */
export interface InboxClock {
  now: Date;
  holidays: Holidays;
}

export async function inboxClock(): Promise<InboxClock> {
  return { now: new Date(), holidays: await readHolidays() };
}

/** An inbox with its table. */
export interface BoundInbox {
  declaration: InboxDeclaration;
  table: InquiryTable;
  /** The column of notes and replies that names one of this inbox. */
  reference: 'messageId' | 'demoId';
  /** What came in so early that its answer was due before now, whether or not somebody still waits. */
  wasDueBefore(clock: InboxClock): SQL | undefined;
  /** Before the transaction of such a step: what takes time. */
  prepareMove?: (row: InquiryRow, to: string) => Promise<void>;
  /** What else a step to another status means; in its transaction. */
  moved?: (tx: Orm, row: InquiryRow, to: string) => Promise<void>;
  /** What a step that is taken back means besides; in its transaction. */
  tookBack?: (tx: Orm, row: InquiryRow) => Promise<void>;
  /** What was arranged for one of them, where that is what the inbox is for. */
  meetingOf?: (row: InquiryRow, now: Date) => Promise<MeetingView>;
  /** When those of these ids take place, as far as that is arranged. */
  appointmentsOf?: (ids: readonly string[]) => Promise<ReadonlyMap<string, Appointment>>;
  toCard(row: InquiryRow, clock: InboxClock, colleagues: readonly Colleague[]): Omit<InquiryCard, 'appointment'>;
}

const contact: BoundInbox = {
  declaration: contactInbox,
  table: contactMessages,
  reference: 'messageId',
  wasDueBefore({ now, holidays }) {
    const { subject, createdAt } = contactMessages;
    const apart = Object.entries(promisesBySubject).map(([key, promise]) =>
      and(sql`${subject} is not distinct from ${key}`, lt(createdAt, overdueBefore(now, promise, holidays))),
    );
    const others = sql`${inArray(subject, Object.keys(promisesBySubject))} is not true`;
    return or(...apart, and(others, lt(createdAt, overdueBefore(now, promises.contactReply, holidays))));
  },
  toCard(row, clock, colleagues) {
    const message = row as ContactRow;
    const subject = subjectWords(message.subject);
    return {
      ...commonCard(contactInbox, message, dueAt(row.createdAt, promiseOf(message.subject), clock.holidays), clock.now),
      assignee: assigneeOf(row, colleagues),
      facts: subject ? [{ label: 'Subject', value: subject }] : [],
      replySubject: subject ? `Re: ${subject}` : 'Re: Your message to Quzones',
    };
  },
};

const demo: BoundInbox = {
  declaration: demoInbox,
  table: demoRequests,
  reference: 'demoId',
  prepareMove: prepareSettling,
  moved: settleArrangedDemo,
  tookBack: unsettleArrangedDemo,
  meetingOf: meetingOfDemo,
  appointmentsOf: appointmentsOfDemos,
  wasDueBefore: ({ now, holidays }) => lt(demoRequests.createdAt, overdueBefore(now, promises.contactReply, holidays)),
  toCard(row, clock, colleagues) {
    const request = row as DemoRow;
    return {
      ...commonCard(demoInbox, request, dueAt(row.createdAt, promises.contactReply, clock.holidays), clock.now),
      assignee: assigneeOf(row, colleagues),
      facts: [
        { label: 'Interested in', value: request.interestedIn },
        { label: 'Industry', value: request.industry },
      ],
      replySubject: `Re: Your demo request: ${request.interestedIn}`,
    };
  },
};

function commonCard(inbox: InboxDeclaration, row: InquiryRow, at: Date, now: Date) {
  const { id, name, email, company, message, status, createdAt, spamReason } = row;
  const isOpen = spamReason === null && inbox.awaiting.includes(status);
  const due = isOpen && row.answeredAt === null ? { at: at.toISOString(), overdue: at < now } : null;
  const answeredAt = isOpen && row.answeredAt ? row.answeredAt.toISOString() : null;
  const receivedAt = createdAt.toISOString();
  const spam = spamReason && spamReasons[spamReason];
  return { id, name, email, company, message, status, spam, receivedAt, due, answeredAt };
}

function assigneeOf({ assignedTo }: InquiryRow, colleagues: readonly Colleague[]): Colleague | null {
  if (assignedTo === null) return null;
  return colleagues.find(({ id }) => id === assignedTo) ?? { id: assignedTo, name: 'A former colleague' };
}

/** Both inboxes with their tables, in the order of the admin's tabs. */
export const boundInboxes: readonly BoundInbox[] = [contact, demo];

/** The inbox of a tab's address, `/admin/<tab>`. Throws a 404 answer for any other. */
export function requireInbox(pathname: string): BoundInbox {
  const declaration = findInbox(pathname);
  const inbox = boundInboxes.find((bound) => bound.declaration === declaration);
  if (!inbox) throw data(null, { status: 404 });
  return inbox;
}
