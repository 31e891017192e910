import type { DatabaseHandle } from '../../db/client.server.ts';
import { log } from '../log.server.ts';
import type { BackupPlace } from './backup-archives.server.ts';
import { failAbandonedRuns, isSlotTaken, makeRecordedBackup } from './backup-runs.server.ts';
import { aroundNow } from './backup-times.ts';
import type { MadeBackup } from './make-backup.server.ts';
import { BackupError } from './run-backup-job.server.ts';

/** A timer is never set further ahead: a clock that jumps does harm no longer than this. */
const longestWaitMs = 60 * 60 * 1000;

export interface BackupSchedule {
  handle: DatabaseHandle;
  place: BackupPlace;
  /** Times of day in UTC, such as `03:30`. */
  times: readonly string[];
  signal?: AbortSignal;
}

/**
 * Makes the backup of the last scheduled moment unless somebody has: a moment that passed while nothing ran is made up for.
 * @returns null if it is nobody's turn, or another process'
 */
export async function makeDueBackup(
  { handle, place, times, signal }: BackupSchedule,
  now = new Date(),
): Promise<MadeBackup | null> {
  await failAbandonedRuns(handle.orm);
  const { last } = aroundNow(times, now);
  if (await isSlotTaken(handle.orm, last)) return null;
  const say = (sentence: string) => log.debug(sentence);
  return makeRecordedBackup({ handle, kind: 'scheduled', place, slot: last, startedAt: now, say, signal });
}

/** Makes backups at their times until the returned function is called. Keeps no process running. */
export function keepBackingUp(schedule: Omit<BackupSchedule, 'signal'>): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const round = async () => {
    await makeDueBackup({ ...schedule, signal: stopping.signal }).catch((error: unknown) => {
      // A backup that failed is in the register and the log by then; what kept it from beginning is not.
      if (!(error instanceof BackupError)) log.error({ err: error }, 'the backup that is due could not be begun');
    });
    if (stopping.signal.aborted) return;
    const waitMs = aroundNow(schedule.times, new Date()).next.getTime() - Date.now();
    timer = setTimeout(
      () => {
        running = round();
      },
      Math.min(Math.max(waitMs, 0) + 1000, longestWaitMs),
    );
    timer.unref();
  };
  running = round();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
