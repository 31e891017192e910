import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseHandle } from '~/db/client.server';
import { hourMs } from '~/lib/durations';
import { type KeptWork, keepWorking } from '../keep-working.server';
import { log } from '../log.server';
import { type Delivery, type MailTransport, type OutboxMail, pauseMs } from './delivery';
import { claimMail, lapseMails, nextMailInMs, reclaimMails, settleMail } from './outbox.server';
import { mailChannel } from './queue-mail.server';

/** An attempt that takes longer is broken off, well before its lease ends and another process would begin. */
const longestAttemptMs = 40_000;
/** What a stop leaves to the mail that is being sent. */
const stopWithinMs = 4_000;
/** The worker looks again at the latest after this, whatever it was told. */
const longestSleepMs = hourMs;

interface WorkerOptions {
  database: DatabaseHandle;
  transport: MailTransport;
  /** How long a mail server is left alone that failed so many times in a row, in milliseconds. Tests shorten it. */
  pauseAfter?: (failures: number) => number;
}

/**
 * Sends what is in the outbox, one mail after the other, for as long as the process lives. It sleeps until a mail is due
 * by the database's clock, or until a transaction that queued one commits. Every process has one; they share the work.
 * A stop lets the mail that is being sent finish, or puts it back.
 */
export async function startMailWorker({ database, transport, pauseAfter = pauseMs }: WorkerOptions): Promise<KeptWork> {
  const stopping = new AbortController();
  let stopped = false;
  let failures = 0;
  const round = createRound(database, transport, stopping.signal);
  const work = async () => {
    const serverFailed = await round(() => stopped);
    failures = serverFailed ? failures + 1 : 0;
    if (serverFailed) return { ms: pauseAfter(failures), isDeaf: true };
    return { ms: Math.min((await nextMailInMs(database.orm)) ?? longestSleepMs, longestSleepMs) };
  };
  if (database.driver === 'embedded') await reclaimMails(database.orm, true).catch(() => 0);
  const fault = 'mails could not be looked for; looking again in five seconds';
  const kept = await keepWorking({ database, channel: mailChannel, work, fault });
  return {
    async stop() {
      stopped = true;
      const deadline = setTimeout(() => stopping.abort(), stopWithinMs);
      await kept.stop();
      clearTimeout(deadline);
      transport.close();
    },
  };
}

/** One round: everything that is due. Answers true when it ended because the mail server could not be used. */
function createRound(database: DatabaseHandle, transport: MailTransport, stopping: AbortSignal) {
  const mark = randomUUID();
  return async (isStopped: () => boolean): Promise<boolean> => {
    const lost = await reclaimMails(database.orm);
    if (lost > 0) log.warn({ mails: lost }, 'mails of a process that ended are sent again');
    const lapsed = await lapseMails(database.orm);
    if (lapsed > 0) log.warn({ mails: lapsed }, 'mails whose time had passed are not sent any more');
    while (!isStopped()) {
      const mail = await claimMail(database.orm, mark);
      if (!mail) return false;
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestAttemptMs)]);
      const delivery = await transport.deliver(mail, signal);
      await settleSurely(database, mail, mark, delivery);
      report(mail, delivery);
      if (delivery.outcome === 'put-off' && delivery.scope === 'server') return true;
    }
    return false;
  };
}

/** A mail that left but could not be marked would leave again: a database that is away for a moment is asked again. */
async function settleSurely(database: DatabaseHandle, mail: OutboxMail, mark: string, delivery: Delivery) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await settleMail(database.orm, mail, mark, delivery);
      return;
    } catch (error) {
      if (attempt === 8) throw error;
      await pause(500);
    }
  }
}

/** Nobody's address and no answer of a server, which may quote one, goes into the log. */
function report({ id, template, attempts }: OutboxMail, delivery: Delivery): void {
  const { outcome } = delivery;
  const facts = { mail: id, template, attempts, outcome };
  if (outcome === 'failed') log.error(facts, 'a mail was refused for good');
  else if (outcome === 'put-off') log.warn({ ...facts, reason: delivery.reason }, 'a mail could not be sent yet');
  else if (outcome === 'in-doubt') log.warn(facts, 'a mail server did not say whether it took a mail');
  else log.info(facts, 'a mail left');
}
