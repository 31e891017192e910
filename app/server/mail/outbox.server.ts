import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '~/db/client.server';
import { backoffMs, type Delivery, type OutboxMail } from './delivery';
import type { MailAttempt } from './mail-status';
import { outboxMails } from './outbox_mails.table.server';

/**
 * The steps that a mail takes, each one statement, timed by the database's clock, so that any number of processes can
 * take them at once. A mail belongs to the process whose `mark` it bears until its lease ends.
 */

/** Longer than any attempt may take: see `longestAttemptMs` of the worker. */
const lease = sql`interval '60 seconds'`;
const longestHistory = 50;

/**
 * The moment of a mail has come. A mail for at once, and one whose latest attempt lies ahead, tell that the clock went back
 * since: those are due as well, instead of when the clock is there again. What was queued for later keeps its time.
 */
const isDue = sql`(${outboxMails.nextAttemptAt} <= now()
  or (${outboxMails.attempts} = 0 and ${outboxMails.nextAttemptAt} <= ${outboxMails.createdAt})
  or (${outboxMails.history}->-1->>'at')::timestamptz > now() + interval '5 minutes')`;

/** Ends what would be wrong by now, such as the reminder of a demo that is over. Answers how many. */
export async function lapseMails(executor: Executor): Promise<number> {
  const lapsed = await executor
    .update(outboxMails)
    .set({ status: 'cancelled', lastError: 'Its time had passed before it could be sent.', finishedAt: sql`now()` })
    .where(
      and(eq(outboxMails.status, 'queued'), eq(outboxMails.lapses, true), lte(outboxMails.giveUpAt, sql`now()`), isDue),
    )
    .returning({ id: outboxMails.id });
  return lapsed.length;
}

/** Takes the mail that has waited longest beyond its time; null when none is due. */
export async function claimMail(executor: Executor, mark: string): Promise<OutboxMail | null> {
  const due = sql`(select ${outboxMails.id} from ${outboxMails}
    where ${outboxMails.status} = 'queued' and ${isDue}
    order by ${outboxMails.nextAttemptAt} limit 1 for update skip locked)`;
  const [mail] = await executor
    .update(outboxMails)
    .set({
      status: 'sending',
      attempts: sql`${outboxMails.attempts} + 1`,
      leaseMark: mark,
      leaseUntil: sql`now() + ${lease}`,
    })
    .where(eq(outboxMails.id, due))
    .returning();
  return mail ?? null;
}

const lost = 'The process that was sending it ended. It may have arrived; it is sent again.';

/**
 * Puts back what was in the hands of a process that is gone. With `whoever` even what is still leased: for the embedded
 * database, whose only process has just started.
 */
export async function reclaimMails(executor: Executor, whoever = false): Promise<number> {
  const isLost = whoever ? undefined : lte(outboxMails.leaseUntil, sql`now()`);
  const reclaimed = await executor
    .update(outboxMails)
    .set({
      ...released,
      status: 'queued',
      nextAttemptAt: sql`now()`,
      history: withAttempt('lost', lost),
      lastError: lost,
    })
    .where(and(eq(outboxMails.status, 'sending'), isLost))
    .returning({ id: outboxMails.id });
  return reclaimed.length;
}

/** Notes what became of an attempt. False when the mail no longer belonged to `mark`. */
export async function settleMail(
  executor: Executor,
  mail: OutboxMail,
  mark: string,
  delivery: Delivery,
): Promise<boolean> {
  const settled = await executor
    .update(outboxMails)
    .set({ ...released, ...(await changeAfter(mail, delivery)) })
    .where(and(eq(outboxMails.id, mail.id), eq(outboxMails.status, 'sending'), eq(outboxMails.leaseMark, mark)))
    .returning({ id: outboxMails.id });
  return settled.length > 0;
}

/** In how many milliseconds there is something to do, zero when it is overdue; null when nothing waits. */
export async function nextMailInMs(executor: Executor): Promise<number | null> {
  const { rows } = await executor.execute(sql`
    select extract(epoch from (min(at) - now())) * 1000 as ms from (
      select min(case when ${isDue} then now() else ${outboxMails.nextAttemptAt} end) as at
        from ${outboxMails} where ${outboxMails.status} = 'queued'
      union all select min(lease_until) from outbox_mails where status = 'sending') as times`);
  const ms = rows[0]?.['ms'];
  return ms === null || ms === undefined ? null : Math.max(0, Number(ms));
}

/** How the outbox stands. */
export interface OutboxFacts {
  /** Those for later, such as reminders, too. */
  waiting: number;
  failed: number;
  /** Should have been tried by now, and nobody tries any. */
  overdue: number;
  /** Since when the one that waits longest beyond its time does; null when none does. */
  oldest: Date | null;
}

/** A process that lives has tried a mail by then. */
const lateAfter = sql`interval '5 minutes'`;

/**
 * Somebody is at it: however many mails wait for a mail server that is away or slow, one of them was tried just now. So
 * those that had no turn yet say nothing about the processes.
 */
const isWorkedOn = sql`exists (select from outbox_mails where status = 'sending' and lease_until > now()
    or status = 'queued' and (history->-1->>'at')::timestamptz > now() - ${lateAfter})`;

/** When it was to leave: mails are given up three days after that, those that lapse at a time of their own. */
const wasDueAt = sql`case when lapses then coalesce((history->0->>'at')::timestamptz, next_attempt_at)
  else give_up_at - interval '3 days' end`;

export async function outboxFacts(executor: Executor): Promise<OutboxFacts> {
  const { rows } = await executor.execute<
    Record<'waiting' | 'failed' | 'overdue', number> & { oldest: string | Date | null }
  >(sql`
    select count(*) filter (where status in ('queued', 'sending'))::int as waiting,
      count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where not ${isWorkedOn} and (status = 'queued' and next_attempt_at < now() - ${lateAfter}
        or status = 'sending' and lease_until < now() - ${lateAfter}))::int as overdue,
      min(${wasDueAt}) filter (where status in ('queued', 'sending') and ${wasDueAt} <= now()) as oldest
    from outbox_mails where status in ('queued', 'sending', 'failed')`);
  const [row] = rows;
  const oldest = row?.oldest ? new Date(row.oldest) : null;
  return { waiting: row?.waiting ?? 0, failed: row?.failed ?? 0, overdue: row?.overdue ?? 0, oldest };
}

const released = { leaseMark: null, leaseUntil: null };

async function changeAfter(mail: OutboxMail, delivery: Delivery) {
  const { reply } = delivery;
  const noted = { history: withAttempt(delivery.outcome, reply), lastError: reply };
  if (delivery.outcome === 'failed') return { ...noted, status: 'failed' as const, finishedAt: sql`now()` };
  if (delivery.outcome !== 'put-off' && delivery.outcome !== 'in-doubt') {
    const { outcome } = delivery;
    const words = outcome === 'sent' && (await isSecret(mail.template)) ? withoutWords : {};
    return { ...noted, ...words, status: outcome, lastError: null, finishedAt: sql`now()` };
  }
  const next = sql`now() + ${`${waitAfter(mail, delivery)} milliseconds`}::interval`;
  const isOver = sql`${next} > ${outboxMails.giveUpAt}`;
  return {
    ...noted,
    history: withAttempt(sql`case when ${isOver} then 'given-up' else ${delivery.outcome}::text end`, reply),
    status: sql<OutboxMail['status']>`case when ${isOver} then 'failed' else 'queued' end`,
    nextAttemptAt: next,
    finishedAt: sql`case when ${isOver} then now() end`,
  };
}

function waitAfter(
  { attempts, history }: OutboxMail,
  delivery: Extract<Delivery, { outcome: 'put-off' | 'in-doubt' }>,
) {
  if (delivery.outcome === 'put-off') return backoffMs(attempts, delivery.scope);
  // Attempts that did not get that far are no copies.
  return backoffMs(history.filter((attempt) => attempt.outcome === 'in-doubt').length + 1, 'doubt');
}

/** The history with one more attempt; the oldest are forgotten. */
function withAttempt(outcome: MailAttempt['outcome'] | SQL, reply: string): SQL {
  const attempt = sql`jsonb_build_array(jsonb_build_object(
    'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'outcome', (${outcome})::text, 'reply', ${reply}::text))`;
  return sql`case when jsonb_array_length(${outboxMails.history}) >= ${longestHistory}
    then ${outboxMails.history} - 0 else ${outboxMails.history} end || ${attempt}`;
}

const gone = 'This mail carried a link that lets somebody in. Its words were removed once it was sent.';
const withoutWords = { html: `<p>${gone}</p>`, text: `${gone}\n` };

async function isSecret(template: string): Promise<boolean> {
  const { mailTemplates } = await import('./templates');
  const found = Object.entries(mailTemplates).find(([name]) => name === template)?.[1];
  return found !== undefined && 'isSecret' in found && found.isSecret === true;
}
