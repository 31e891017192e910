import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { type DatabaseHandle, type Executor, sendNotification } from '~/db/client.server';
import { type KeptWork, keepWorking } from '../keep-working.server';
import { log } from '../log.server';
import { outboxMails } from '../mail/outbox_mails.table.server';
import { composeAhead, queueMail, withdrawMails } from '../mail/queue-mail.server';
import { siteOrigin } from '../site-origin.server';
import { newsletterSubscribers } from './newsletter.table.server';
import { newsletterIssues } from './newsletter_issues.table.server';
import { unsubscribeHeaders, unsubscribeUrl } from './unsubscribe-link.server';

/** On this channel every process hears, at the commit, that an issue is to be sent. */
const issueChannel = 'newsletter_issue';
/** So many mails of an issue are in the outbox at once, so that a password link never waits for a thousand of them. */
const mailsAtOnce = 50;
const untilSomeLeftMs = 1_000;
const longestSleepMs = 60_000;

type Issue = typeof newsletterIssues.$inferSelect;
export type NewIssue = Pick<Issue, 'insightId' | 'title' | 'excerpt' | 'author' | 'path'>;
/** `token` is null for a test, which is no subscriber's. */
type Reader = { token: string | null };

const wordsFor = ({ title, excerpt, author, path }: Omit<NewIssue, 'insightId'>, { token }: Reader) => ({
  title,
  excerpt,
  author,
  url: siteOrigin() + path,
  unsubscribeUrl: token === null ? null : unsubscribeUrl(token),
});

/** Starts an issue; call it in the transaction that says who did. False when this insight was sent before. */
export async function startIssue(tx: Executor, issue: NewIssue): Promise<boolean> {
  const started = await tx
    .insert(newsletterIssues)
    .values(issue)
    .onConflictDoNothing()
    .returning({ id: newsletterIssues.id });
  if (started.length > 0) await sendNotification(tx, issueChannel);
  return started.length > 0;
}

/** What `queueTest` needs, before its transaction. */
export function prepareTest(issue: NewIssue): Promise<void> {
  return composeAhead('newsletter-insight', wordsFor(issue, { token: null }));
}

/** The mail as it would be, to one of the staff. */
export async function queueTest(tx: Executor, issue: NewIssue, to: string): Promise<void> {
  await queueMail(tx, {
    to,
    template: 'newsletter-insight',
    props: wordsFor(issue, { token: null }),
    about: { table: 'insights', id: issue.insightId },
  });
}

/** Queues the mails of all issues, for as long as the process lives. Every process does; they share the work. */
export function startIssues(database: DatabaseHandle): Promise<KeptWork> {
  return keepWorking({
    database,
    channel: issueChannel,
    work: async () => ({ ms: await queueSome(database.orm) }),
    fault: 'mails of the newsletter could not be queued; trying again in five seconds',
  });
}

/** Queues the next mails of the oldest issue that misses some. Answers in how many milliseconds to go on. */
export async function queueSome(orm: DatabaseHandle['orm']): Promise<number> {
  const [issue] = await orm
    .select()
    .from(newsletterIssues)
    .where(isNull(newsletterIssues.finishedAt))
    .orderBy(asc(newsletterIssues.sentAt))
    .limit(1);
  if (!issue) return longestSleepMs;
  const room = mailsAtOnce - (await countWaiting(orm));
  if (room <= 0) return untilSomeLeftMs;
  const readers = await orm
    .select({
      id: newsletterSubscribers.id,
      email: newsletterSubscribers.email,
      token: newsletterSubscribers.unsubscribeToken,
    })
    .from(newsletterSubscribers)
    .where(
      and(
        eq(newsletterSubscribers.status, 'confirmed'),
        lte(newsletterSubscribers.confirmedAt, issue.sentAt),
        issue.lastSubscriber === null ? undefined : gt(newsletterSubscribers.id, issue.lastSubscriber),
      ),
    )
    .orderBy(asc(newsletterSubscribers.id))
    .limit(room);
  for (const reader of readers) await composeAhead('newsletter-insight', wordsFor(issue, reader));
  const isLast = readers.length < room;
  await orm.transaction((tx) =>
    queueFor(
      tx,
      issue,
      readers.map(({ id }) => id),
      isLast,
    ),
  );
  return isLast ? 0 : untilSomeLeftMs;
}

/** Queues the mails of these subscribers, unless another process went on with the issue meanwhile. */
async function queueFor(tx: Executor, issue: Issue, ids: string[], isLast: boolean): Promise<void> {
  const isStillThere = sql`${newsletterIssues.lastSubscriber} is not distinct from ${issue.lastSubscriber}::uuid`;
  const [mine] = await tx
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.id, issue.id), isNull(newsletterIssues.finishedAt), isStillThere))
    .for('update');
  if (!mine) return;
  // Again, and held: who leaves at this moment gets none, or has it taken back.
  const readers = await tx
    .select()
    .from(newsletterSubscribers)
    .where(and(inArray(newsletterSubscribers.id, ids), eq(newsletterSubscribers.status, 'confirmed')))
    .for('share');
  for (const { id, email, unsubscribeToken } of readers) {
    await queueMail(tx, {
      to: email,
      template: 'newsletter-insight',
      props: wordsFor(issue, { token: unsubscribeToken }),
      headers: unsubscribeHeaders(unsubscribeToken),
      dedupeKey: `newsletter:${issue.id}`,
      about: { table: 'newsletter_subscribers', id },
    });
  }
  await tx
    .update(newsletterIssues)
    .set({
      mails: sql`${newsletterIssues.mails} + ${readers.length}`,
      lastSubscriber: ids.at(-1) ?? issue.lastSubscriber,
      finishedAt: isLast ? sql`now()` : null,
    })
    .where(eq(newsletterIssues.id, issue.id));
  if (isLast)
    log.info({ issue: issue.id, mails: issue.mails + readers.length }, 'an insight was sent to the newsletter');
}

const waits = and(eq(outboxMails.template, 'newsletter-insight'), eq(outboxMails.status, 'queued'));

async function countWaiting(executor: Executor): Promise<number> {
  const [row] = await executor.select({ mails: sql<number>`count(*)::int` }).from(outboxMails).where(waits);
  return row?.mails ?? 0;
}

/** Takes back what was queued for a subscriber who is none any more. */
export async function withdrawIssues(tx: Executor, subscriberId: string): Promise<void> {
  const waiting = await tx
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(and(waits, eq(outboxMails.aboutTable, 'newsletter_subscribers'), eq(outboxMails.aboutId, subscriberId)));
  await withdrawMails(
    tx,
    waiting.map(({ id }) => id),
  );
}
