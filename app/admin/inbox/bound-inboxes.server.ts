import { and, type InferSelectModel, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { data } from 'react-router';
import { dueAt, overdueBefore, type ReplyPromise } from '~/lib/business-time';
import { contactMessages } from '~/server/inbox/contact_messages.table.server';
import { demoRequests } from '~/server/inbox/demo_requests.table.server';
import { contactSubjects, type SpamReason, spamReasons } from '~/server/inbox/inquiry-options';
import { promises } from '~/site/company';
import type { InboxDeclaration, InquiryCard } from './inbox';
import { contactInbox, demoInbox, findInbox } from './inboxes';

type InquiryTable = PgTable &
  Record<'id' | 'name' | 'email' | 'company' | 'message' | 'status' | 'spamReason' | 'createdAt', AnyPgColumn>;

/** An inbox with its table. */
export interface BoundInbox {
  declaration: InboxDeclaration;
  table: InquiryTable;
  /** What came in so early that its answer was due before `now`, whether or not somebody still waits. */
  wasDueBefore(now: Date): SQL | undefined;
  toCard(row: Record<string, unknown>, now: Date): InquiryCard;
}

type ContactRow = InferSelectModel<typeof contactMessages>;
type DemoRow = InferSelectModel<typeof demoRequests>;

const isPrivacy = sql`${contactMessages.subject} is not distinct from 'privacy'`;

const contact: BoundInbox = {
  declaration: contactInbox,
  table: contactMessages,
  wasDueBefore: (now) =>
    or(
      and(isPrivacy, lt(contactMessages.createdAt, overdueBefore(now, promises.privacyReply))),
      and(sql`not ${isPrivacy}`, lt(contactMessages.createdAt, overdueBefore(now, promises.contactReply))),
    ),
  toCard(row, now) {
    const message = row as ContactRow;
    const subject = subjectOf(message);
    const promise = message.subject === 'privacy' ? promises.privacyReply : promises.contactReply;
    return {
      ...commonCard(contactInbox, message, promise, now),
      facts: subject ? [{ label: 'Subject', value: subject }] : [],
      replySubject: subject ? `Re: ${subject}` : 'Re: Your message to Quzones',
    };
  },
};

const demo: BoundInbox = {
  declaration: demoInbox,
  table: demoRequests,
  wasDueBefore: (now) => lt(demoRequests.createdAt, overdueBefore(now, promises.contactReply)),
  toCard(row, now) {
    const request = row as DemoRow;
    return {
      ...commonCard(demoInbox, request, promises.contactReply, now),
      facts: [
        { label: 'Interested in', value: request.interestedIn },
        { label: 'Industry', value: request.industry },
      ],
      replySubject: `Re: Your demo request: ${request.interestedIn}`,
    };
  },
};

/** The words of the list; a key that has left it stands for itself. */
function subjectOf({ subject }: ContactRow): string | null {
  if (subject === null) return null;
  return Object.entries(contactSubjects).find(([key]) => key === subject)?.[1] ?? subject;
}

function commonCard(inbox: InboxDeclaration, row: ContactRow | DemoRow, promise: ReplyPromise, now: Date) {
  const { id, name, email, company, message, status, createdAt } = row;
  const spam: SpamReason | null = row.spamReason;
  const awaited = spam === null && inbox.awaiting.includes(status);
  const at = dueAt(createdAt, promise);
  const due = awaited ? { at: at.toISOString(), overdue: at < now } : null;
  const receivedAt = createdAt.toISOString();
  return { id, name, email, company, message, status, spam: spam && spamReasons[spam], receivedAt, due };
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
