import type { DatabaseHandle } from '~/db/client.server';
import type { BackupPlace } from '~/server/backup/backup-archives.server';
import { makeRecordedBackup } from '~/server/backup/backup-runs.server';
import { keepBackingUp } from '~/server/backup/backup-schedule.server';
import { openControl } from '~/server/control/control-socket.server';
import { environment } from '~/server/env.server';
import { log } from '~/server/log.server';

/** What the operator relies on while the site runs: backups at their times, answers to commands. */
export interface Operations {
  /** Ends a backup that is being made, too. May be called twice. */
  stop(): Promise<void>;
}

export async function startOperations(handle: DatabaseHandle, place: BackupPlace): Promise<Operations> {
  const { BACKUP_AT } = environment();
  const stopping = new AbortController();
  const stopSchedule = BACKUP_AT ? keepBackingUp({ handle, place, times: BACKUP_AT }) : undefined;
  const stopControl = handle.driver === 'embedded' ? await takeCommands(handle, place, stopping.signal) : undefined;
  return {
    async stop() {
      stopping.abort();
      await Promise.all([stopSchedule?.(), stopControl?.()]);
    },
  };
}

/** Without it the site works as well; only the commands have to wait for it to stop. */
async function takeCommands(handle: DatabaseHandle, place: BackupPlace, signal: AbortSignal) {
  try {
    return await openControl(place.dataDirectory, {
      backup: (_request, say) => makeRecordedBackup({ handle, kind: 'asked', place, say, signal }),
      doctor: () => Promise.reject(new Error('not yet')),
    });
  } catch (error) {
    log.warn({ err: error }, 'commands can not reach this process');
    return undefined;
  }
}
