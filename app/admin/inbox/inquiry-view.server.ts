import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { data } from 'react-router';
import { orm } from '~/db/client.server';
import { isUuid } from '~/lib/uuid';
import { inquiryNotes } from '~/server/inbox/inquiry_notes.table.server';
import { type BoundInbox, boundInboxes, type InquiryRow } from './bound-inboxes.server';
import { cardOf } from './cards.server';
import { colleaguesOf } from './colleagues.server';
import { repliesTo } from './conversation.server';
import { excerptOf } from './excerpt';
import { inquiryPath } from './inbox';
import type { InboxViewer } from './inbox-list.server';
import { historyOf } from './inquiry-history.server';
import type { ConversationEntry, InquiryView, OtherInquiry } from './inquiry-view';
import { filledTemplates } from './reply-templates.server';

const mostOthers = 20;

/** One that came in, with everything that was said and done about it. Throws a 404 answer. Authorise first. */
export async function loadInquiry(inbox: BoundInbox, id: string, viewer: InboxViewer): Promise<InquiryView> {
  const { table, declaration } = inbox;
  const [row] = isUuid(id) ? await orm().select().from(table).where(eq(table.id, id)) : [];
  if (!row) throw data(declaration.messages.gone, { status: 404 });
  const colleagues = await colleaguesOf(declaration);
  const card = await cardOf(inbox, row as InquiryRow, viewer.clock, colleagues);
  const [notes, replies, others, history, templates, meeting] = await Promise.all([
    notesOn(inbox, id),
    repliesTo(inbox, id),
    othersFrom(card.email, id),
    historyOf(declaration, id),
    filledTemplates(card, viewer.staff),
    inbox.meetingOf?.(row as InquiryRow, viewer.clock.now) ?? null,
  ]);
  const conversation = [...notes, ...replies].sort((left, right) => left.at.localeCompare(right.at));
  const formKeys = { note: randomUUID(), reply: randomUUID(), propose: randomUUID() };
  return { card, conversation, others, history, colleagues, templates, meeting, formKeys };
}

async function notesOn(inbox: BoundInbox, id: string): Promise<ConversationEntry[]> {
  const rows = await orm()
    .select()
    .from(inquiryNotes)
    .where(eq(inquiryNotes[inbox.reference], id))
    .orderBy(asc(inquiryNotes.createdAt));
  return rows.map(({ id: note, formKey, authorName, text, createdAt }) => ({
    id: note,
    formKey,
    kind: 'note',
    author: authorName,
    at: createdAt.toISOString(),
    text,
    mail: null,
  }));
}

/** From the same address, in both inboxes, newest first; what looks like spam too, because it may be none. */
async function othersFrom(email: string, id: string): Promise<OtherInquiry[]> {
  const found = await Promise.all(
    boundInboxes.map(async ({ table, declaration }) => {
      const rows = await orm()
        .select()
        .from(table)
        .where(and(eq(sql`lower(${table.email})`, email.toLowerCase()), ne(table.id, id)))
        .orderBy(desc(table.createdAt))
        .limit(mostOthers);
      return (rows as InquiryRow[]).map((row) => ({
        id: row.id,
        path: inquiryPath(declaration, row.id),
        inboxLabel: declaration.nouns[0],
        status: row.spamReason
          ? ({ label: 'Spam', tone: 'caution' } as const)
          : (declaration.statuses.find(({ key }) => key === row.status) ?? {
              label: row.status,
              tone: 'neutral' as const,
            }),
        excerpt: excerptOf(row.message),
        receivedAt: row.createdAt.toISOString(),
      }));
    }),
  );
  return found.flat().sort((left, right) => right.receivedAt.localeCompare(left.receivedAt));
}
