import { createHmac, randomUUID } from 'node:crypto';
import type { DatabaseHandle } from '~/db/client.server';
import { type KeptWork, keepWorking } from '../keep-working.server';
import { log } from '../log.server';
import { everyPage } from './cdn-headers';
import { claimPurges, forgetPurges, nextPurgeInMs, purgeChannel, putOffPurges } from './purge-queue.server';

const answerWithinMs = 10_000;
const longestSleepMs = 60_000;

export interface PurgeTarget {
  url: string;
  secret: string;
}

/** Tells the CDN's hook of changes, for as long as the process lives. Every process does; they share the work. */
export function startPurging(database: DatabaseHandle, target: PurgeTarget): Promise<KeptWork> {
  return keepWorking({
    database,
    channel: purgeChannel,
    work: () => workOff(database, target),
    fault: 'purges could not be looked for; looking again in five seconds',
  });
}

async function workOff(database: DatabaseHandle, target: PurgeTarget): Promise<{ ms: number }> {
  const ids = await claimPurges(database.orm);
  if (ids.length > 0) {
    const failure = await askForPurge(target);
    if (failure === null) await forgetPurges(database.orm, ids);
    else {
      log.warn({ reason: failure }, 'the CDN was not told of a change; trying again');
      await putOffPurges(database.orm, ids);
    }
  }
  return { ms: Math.min((await nextPurgeInMs(database.orm)) ?? longestSleepMs, longestSleepMs) };
}

/** One signed request. Answers null, or why it failed. */
async function askForPurge({ url, secret }: PurgeTarget): Promise<string | null> {
  const body = JSON.stringify({ id: randomUUID(), keys: [everyPage] });
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-quzones-signature': `t=${seconds},v1=${signature}` },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `it answered ${answer.status}`;
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  }
}
