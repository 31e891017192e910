import { and, eq, inArray, lt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import { database, type Orm } from '~/db/client.server';
import { allowErasing, writeAudit } from '../audit/audit.server';
import { auditLog } from '../audit/audit.table.server';
import { environment } from '../env.server';
import { hourlyWork } from '../hourly-work.server';
import { contactMessages } from '../inbox/contact_messages.table.server';
import { demoMeetings } from '../inbox/demo_meetings.table.server';
import { demoRequests } from '../inbox/demo_requests.table.server';
import { inquiryNotes } from '../inbox/inquiry_notes.table.server';
import { inquiryReplies } from '../inbox/inquiry_replies.table.server';
import { log } from '../log.server';
import { keptMailsDirectory, removeKeptMails, removeOldKeptMails } from '../mail/kept-mails.server';
import { outboxMails } from '../mail/outbox_mails.table.server';
import { newsletterSubscribers } from '../newsletter/newsletter.table.server';
import { missedViews } from '../views/missed_views.table.server';
import { pageViews } from '../views/page_views.table.server';
import { addressPattern, historyOf } from './personal-data.server';
import { requireTrustedClock } from './trusted-clock.server';

/** So many messages go at a time, so that nobody waits for a transaction of thousands. */
const inquiriesAtOnce = 100;
const nobody = { id: null, name: 'Retention' } as const;

/** Days after which something goes; undefined keeps it. */
export interface RetentionDays {
  inquiries: number;
  mails: number;
  pageViews: number;
  audit: number | undefined;
}

/** How much of what went. */
export type Forgotten = Record<keyof RetentionDays, number>;

export function retentionDays(): RetentionDays {
  const { KEEP_MESSAGES_DAYS, KEEP_MAILS_DAYS, KEEP_PAGE_VIEWS_DAYS, KEEP_AUDIT_DAYS } = environment();
  return {
    inquiries: KEEP_MESSAGES_DAYS,
    mails: KEEP_MAILS_DAYS,
    pageViews: KEEP_PAGE_VIEWS_DAYS,
    audit: KEEP_AUDIT_DAYS,
  };
}

/** Lets go what has been kept long enough. */
export const retention = hourlyWork(async () => {
  const { orm } = database();
  await requireTrustedClock(orm);
  const forgotten = await forgetOld(orm, retentionDays(), keptMailsDirectory());
  if (Object.values(forgotten).some((rows) => rows > 0)) log.info(forgotten, 'kept long enough: gone');
}, 'what was kept long enough is still there');

/**
 * Lets everything go that is older than `days` says, files of mails in the folder `keptMails` too. Several processes may
 * do so at once.
 */
export async function forgetOld(orm: Orm, days: RetentionDays, keptMails: string): Promise<Forgotten> {
  const mails = await orm
    .delete(outboxMails)
    .where(lte(outboxMails.finishedAt, ago(days.mails)))
    .returning({ id: outboxMails.id });
  const views = await Promise.all([
    orm.delete(pageViews).where(isOfDayBefore(pageViews, days.pageViews)).returning({ day: pageViews.day }),
    orm.delete(missedViews).where(isOfDayBefore(missedViews, days.pageViews)).returning({ day: missedViews.day }),
  ]);
  const messages = await forgetInquiries(orm, contactMessages, days.inquiries, keptMails);
  const demos = await forgetInquiries(orm, demoRequests, days.inquiries, keptMails);
  await removeOldKeptMails(keptMails, days.mails);
  return {
    inquiries: messages + demos,
    mails: mails.length,
    pageViews: views.flat().length,
    audit: days.audit === undefined ? 0 : await forgetAudit(orm, days.audit),
  };
}

/** How much there is that should have gone before now: more than a day ago, so that no sweep is merely about to come. */
export async function countOverstayed(orm: Orm, days: RetentionDays): Promise<Forgotten> {
  return {
    inquiries:
      (await orm.$count(contactMessages, isUntouchedFor(contactMessages, days.inquiries + 1))) +
      (await orm.$count(demoRequests, isUntouchedFor(demoRequests, days.inquiries + 1))),
    mails: await orm.$count(outboxMails, lte(outboxMails.finishedAt, ago(days.mails + 1))),
    pageViews:
      (await orm.$count(pageViews, isOfDayBefore(pageViews, days.pageViews + 1))) +
      (await orm.$count(missedViews, isOfDayBefore(missedViews, days.pageViews + 1))),
    audit: days.audit === undefined ? 0 : await orm.$count(auditLog, lt(auditLog.at, ago(days.audit + 1))),
  };
}

const ago = (days: number): SQL => sql`now() - make_interval(days => ${days}::int)`;

/** Counted more than so many days ago, in UTC. */
function isOfDayBefore({ day }: typeof pageViews | typeof missedViews, days: number): SQL {
  return lt(day, sql`(now() at time zone 'UTC')::date - ${days}::int`);
}

type Inquiries = typeof contactMessages | typeof demoRequests;
const nameOf = (table: Inquiries) => (table === contactMessages ? 'contact_messages' : 'demo_requests');

async function forgetInquiries(orm: Orm, table: Inquiries, days: number, keptMails: string): Promise<number> {
  let all = 0;
  for (;;) {
    let mails: { id: string }[] = [];
    const gone = await orm.transaction(async (tx) => {
      const old = await tx
        .select({ id: table.id })
        .from(table)
        .where(isUntouchedFor(table, days))
        .limit(inquiriesAtOnce);
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      // What was written and arranged about it goes with it. Asked again, because another process may be at it too.
      const deleted = await tx
        .delete(table)
        .where(and(inArray(table.id, ids), isUntouchedFor(table, days)))
        .returning({ id: table.id, email: table.email });
      await blotOut(tx, [...new Set(deleted.map(({ email }) => email.toLowerCase()))]);
      const collection = nameOf(table);
      const about = inArray(
        outboxMails.aboutId,
        deleted.map(({ id }) => id),
      );
      mails = await tx
        .delete(outboxMails)
        .where(and(eq(outboxMails.aboutTable, collection), about))
        .returning({ id: outboxMails.id });
      for (const { id } of deleted) {
        await writeAudit(tx, { staff: nobody, action: 'purge', collection, recordId: id, changes: {} });
      }
      return deleted.length;
    });
    await removeKeptMails(
      keptMails,
      mails.map(({ id }) => id),
    );
    all += gone;
    if (gone < inquiriesAtOnce) return all;
  }
}

/** Nothing was written, arranged or done about it since. */
function isUntouchedFor(table: Inquiries, days: number): SQL | undefined {
  const since = ago(days);
  const aboutIt = (child: typeof inquiryNotes | typeof inquiryReplies) => {
    const reference = table === contactMessages ? child.messageId : child.demoId;
    return notExists(sql`(select 1 from ${child} where ${reference} = ${table.id} and ${child.createdAt} > ${since})`);
  };
  return and(
    lt(table.createdAt, since),
    aboutIt(inquiryNotes),
    aboutIt(inquiryReplies),
    notExists(
      sql`(select 1 from ${auditLog} where ${auditLog.collection} = ${nameOf(table)} and ${auditLog.recordId} = ${table.id}::text and ${auditLog.at} > ${since})`,
    ),
    table === contactMessages
      ? undefined
      : notExists(
          sql`(select 1 from ${demoMeetings} where ${demoMeetings.demoId} = ${table.id} and coalesce(${demoMeetings.startsAt}, ${demoMeetings.proposedAt}) > ${since})`,
        ),
  );
}

/** Takes addresses out of the history, unless something newer is stored under them. */
async function blotOut(tx: Orm, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  const known = new Set<string>();
  for (const table of [contactMessages, demoRequests, newsletterSubscribers]) {
    const email = sql<string>`lower(${table.email})`;
    const stored = await tx
      .select({ email })
      .from(table)
      .where(inArray(email, [...emails]));
    for (const row of stored) known.add(row.email);
  }
  const gone = emails.filter((email) => !known.has(email));
  if (gone.length === 0) return;
  const pattern = gone.map(addressPattern).join('|');
  await allowErasing(tx);
  await tx
    .update(auditLog)
    .set({ changes: sql`regexp_replace(${auditLog.changes}::text, ${pattern}, '[erased]', 'gi')::jsonb` })
    .where(historyOf(gone));
}

/** What went is itself an entry: the log says that it does not reach back further, and why. */
async function forgetAudit(orm: Orm, days: number): Promise<number> {
  return orm.transaction(async (tx) => {
    await allowErasing(tx);
    const gone = await tx
      .delete(auditLog)
      .where(lt(auditLog.at, ago(days)))
      .returning({ id: auditLog.id });
    if (gone.length > 0) {
      const changes = { entries: { before: gone.length }, days: { after: days } };
      await writeAudit(tx, { staff: nobody, action: 'purge', collection: 'audit_log', recordId: 'old', changes });
    }
    return gone.length;
  });
}
