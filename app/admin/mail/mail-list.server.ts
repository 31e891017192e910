import { and, desc, eq } from 'drizzle-orm';
import { matchesColumns, searchTerm } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import { pageWithin } from '~/lib/list-limits';
import { isUuid } from '~/lib/uuid';
import { type MailAttempt, type MailStatus, mailStatuses } from '~/server/mail/mail-status';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { mailTemplates } from '~/server/mail/templates';
import { readPage, recordsPerPage } from '../record-list.server';

export interface MailState {
  query: string;
  /** Empty for all. */
  status: MailStatus | '';
  template: string;
  page: number;
}

/** A mail as a list shows it. Times are ISO 8601. */
export interface MailRow {
  id: string;
  subject: string;
  recipient: string;
  template: string;
  status: MailStatus;
  attempts: number;
  createdAt: string;
  nextAttemptAt: string;
}

export interface MailList {
  state: MailState;
  mails: MailRow[];
  total: number;
  pageCount: number;
  templates: { value: string; label: string }[];
}

/** Reads a list's state from the URL; nonsense counts as not given. */
export function readMailState(search: URLSearchParams): MailState {
  const template = search.get('template') ?? '';
  return {
    query: searchTerm(search.get('q')),
    status: mailStatuses.find((status) => status === search.get('status')) ?? '',
    template: Object.hasOwn(mailTemplates, template) ? template : '',
    page: readPage(search),
  };
}

/** One page of the outbox, newest first. Authorise first. */
export async function listMails(state: MailState): Promise<MailList> {
  const found = and(
    state.status === '' ? undefined : eq(outboxMails.status, state.status),
    state.template === '' ? undefined : eq(outboxMails.template, state.template),
    matchesColumns([outboxMails.subject, outboxMails.recipient], state.query),
  );
  const total = await orm().$count(outboxMails, found);
  const { page, pageCount } = pageWithin(state.page, total, recordsPerPage);
  const rows = await orm()
    .select(listed)
    .from(outboxMails)
    .where(found)
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(recordsPerPage)
    .offset((page - 1) * recordsPerPage);
  return {
    state: { ...state, page },
    mails: rows.map(toRow),
    total,
    pageCount,
    templates: Object.entries(mailTemplates).map(([value, { label }]) => ({ value, label })),
  };
}

const listed = {
  id: outboxMails.id,
  subject: outboxMails.subject,
  recipient: outboxMails.recipient,
  template: outboxMails.template,
  status: outboxMails.status,
  attempts: outboxMails.attempts,
  createdAt: outboxMails.createdAt,
  nextAttemptAt: outboxMails.nextAttemptAt,
};

type Listed = Pick<typeof outboxMails.$inferSelect, keyof typeof listed>;

function toRow({ createdAt, nextAttemptAt, template, ...row }: Listed): MailRow {
  const label = templateLabel(template);
  return { ...row, template: label, createdAt: createdAt.toISOString(), nextAttemptAt: nextAttemptAt.toISOString() };
}

function templateLabel(template: string): string {
  return Object.entries(mailTemplates).find(([name]) => name === template)?.[1].label ?? template;
}

/** A mail with everything that is known of it. */
export interface MailDetail extends MailRow {
  replyTo: string | null;
  messageId: string;
  headers: Record<string, string>;
  attachments: { filename: string; bytes: number }[];
  html: string;
  text: string;
  lastError: string | null;
  history: MailAttempt[];
  finishedAt: string | null;
  giveUpAt: string;
  /** Where the record is that it speaks of. */
  aboutPath: string | null;
}

/** One mail, or null. Authorise first. */
export async function findMail(id: string): Promise<MailDetail | null> {
  if (!isUuid(id)) return null;
  const [mail] = await orm().select().from(outboxMails).where(eq(outboxMails.id, id));
  if (!mail) return null;
  const { attachments, finishedAt, giveUpAt, history } = mail;
  return {
    ...toRow(mail),
    replyTo: mail.replyTo,
    messageId: mail.messageId,
    headers: mail.headers,
    attachments: attachments.map(({ filename, content }) => ({
      filename,
      bytes: Buffer.byteLength(content, 'base64'),
    })),
    html: mail.html,
    text: mail.text,
    lastError: mail.lastError,
    history: [...history].reverse(),
    finishedAt: finishedAt?.toISOString() ?? null,
    giveUpAt: giveUpAt.toISOString(),
    aboutPath: aboutPath(mail),
  };
}

const aboutPaths: Record<string, (id: string) => string> = {
  contact_messages: (id) => `/admin/contact-messages/${id}`,
  demo_requests: (id) => `/admin/demo-requests/${id}`,
  profiles: (id) => `/admin/users/${id}`,
};

function aboutPath({ aboutTable, aboutId }: typeof outboxMails.$inferSelect): string | null {
  return aboutTable && aboutId ? (aboutPaths[aboutTable]?.(aboutId) ?? null) : null;
}
