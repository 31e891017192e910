import { sql } from 'drizzle-orm';
import { type Executor, sendNotification } from '../../db/client.server.ts';

/** On this channel every process hears, at the commit, that there is something to purge. */
export const purgeChannel = 'purge_queued';

/**
 * Asks for a purge of everything public, once this transaction commits, and for another three seconds later: in between
 * the CDN may have fetched a page anew from a process that had not heard of the change yet.
 */
export async function queuePurge(executor: Pick<Executor, 'execute'>): Promise<void> {
  await executor.execute(sql`insert into cdn_purges (due_at) values (now()), (now() + interval '3 seconds')`);
  await sendNotification(executor, purgeChannel);
}

/** Longer than this nobody waits for a hook that is well again. */
const longestWaitSeconds = 60;

/** Also what waits longer than anything is put off: the clock went back since. Asking twice does no harm. */
const isDue = sql`((due_at <= now() or due_at > now() + interval '6 minutes')
  and (lease_until is null or lease_until < now() or lease_until > now() + interval '6 minutes'))`;

/** A purge that failed and waits for its next attempt: until then the hook is not asked for the others either. */
const isPutOff = sql`(attempts > 0 and lease_until is null and due_at > now() and due_at <= now() + interval '6 minutes')`;

/** Takes all purges that are due: they become one request. The lease ends well after any attempt. */
export async function claimPurges(executor: Executor): Promise<number[]> {
  const { rows } = await executor.execute<{ id: string | number }>(sql`
    update cdn_purges set lease_until = now() + interval '30 seconds', attempts = attempts + 1
    where id in (select id from cdn_purges
      where ${isDue} and not exists (select from cdn_purges where ${isPutOff}) for update skip locked)
    returning id`);
  return rows.map(({ id }) => Number(id));
}

export async function forgetPurges(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.execute(
    sql`delete from cdn_purges where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`,
  );
}

/**
 * Puts purges off that failed: one second, two, four, at most a minute, by the one that failed most often. After a day nobody
 * needs them any more.
 */
export async function putOffPurges(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.execute(sql`
    update cdn_purges set lease_until = null,
      due_at = now() + least(power(2, (select least(max(attempts), 20) from cdn_purges) - 1), ${longestWaitSeconds}) * interval '1 second'
    where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`);
  await executor.execute(sql`delete from cdn_purges where created_at < now() - interval '1 day'`);
}

/** In how many milliseconds there is something to do; null when nothing waits. */
export async function nextPurgeInMs(executor: Executor): Promise<number | null> {
  const { rows } = await executor.execute<{ ms: string | number | null }>(sql`
    select extract(epoch from (greatest(min(case when ${isDue} then now()
      else greatest(due_at, coalesce(lease_until, due_at)) end), max(due_at) filter (where ${isPutOff})) - now())) * 1000
      as ms from cdn_purges`);
  const ms = rows[0]?.ms;
  return ms === null || ms === undefined ? null : Math.max(0, Number(ms));
}
