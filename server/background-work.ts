import { setTimeout as pause } from 'node:timers/promises';
import { emptyingBins } from '~/admin/record-bin.server';
import type { DatabaseHandle } from '~/db/client.server';
import { deletingExpired } from '~/server/auth/expired.server';
import { startPurging } from '~/server/cdn/purge-worker.server';
import { environment } from '~/server/env.server';
import { log } from '~/server/log.server';
import { startMail } from '~/server/mail/start-mail.server';
import { startIssues } from '~/server/newsletter/newsletter-issues.server';
import { retention } from '~/server/privacy/retention.server';
import { mendUploads } from '~/server/uploads/mend-uploads.server';

/** Whoever waited for the start is answered first. */
const beginsAfterMs = 1_000;
const againAfterMs = 5_000;

interface Stoppable {
  stop(): Promise<void>;
}

/** What the site does by itself while nobody asks it to: sending mails, letting old things go, cleaning up after a crash. */
export interface BackgroundWork {
  /** Lets finish what has begun, which may take some seconds. May be called twice. */
  stop(): Promise<void>;
}

export function startBackgroundWork(database: DatabaseHandle): BackgroundWork {
  const stopping = new AbortController();
  const { signal } = stopping;
  const workers: Stoppable[] = [];
  // A moment's work, before anything can be uploaded anew.
  mendUploads().catch((error: unknown) => log.error({ err: error }, 'leftover files of uploads were not looked for'));
  const begin = async (): Promise<void> => {
    await pause(beginsAfterMs, undefined, { signal });
    workers.push(await startPatiently(() => startMail(database), signal));
    workers.push(await startPatiently(() => startIssues(database), signal));
    const { PURGE_URL, PURGE_SECRET = '' } = environment();
    if (PURGE_URL) {
      const settings = { url: PURGE_URL, secret: PURGE_SECRET };
      workers.push(await startPatiently(() => startPurging(database, settings), signal));
    }
    if (signal.aborted) return;
    for (const work of [deletingExpired, retention, emptyingBins]) {
      work.start();
      workers.push(work);
    }
  };
  const begun = begin().catch((error: unknown) => {
    if (!signal.aborted) log.fatal({ err: error }, 'the work beside answering could not begin');
  });
  return {
    async stop() {
      stopping.abort();
      await begun;
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

/** A database that is away just now is no reason to do without for as long as the process lives. */
async function startPatiently<Worker extends Stoppable>(start: () => Promise<Worker>, signal: AbortSignal) {
  for (;;) {
    try {
      return await start();
    } catch (error) {
      log.error({ err: error }, 'work beside answering could not begin; trying again in five seconds');
      await pause(againAfterMs, undefined, { signal });
    }
  }
}
