import type { DatabaseHandle } from '~/db/client.server';
import type { BackupPlace } from '~/server/backup/backup-archives.server';
import { type BegunBackup, beginRecordedBackup, makeBackupAnyway } from '~/server/backup/backup-runs.server';
import { keepBackingUp } from '~/server/backup/backup-schedule.server';
import { BackupError } from '~/server/backup/run-backup-job.server';
import { openControl } from '~/server/control/control-socket.server';
import { environment } from '~/server/env.server';
import { folderFault } from '~/server/folder-fault.server';
import { log } from '~/server/log.server';
import { setRunningSite } from '~/server/running-site.server';
import { buildFacts } from './build-paths.ts';
import { examineRunning } from './doctor.ts';
import { cachedPages, keptBytes } from './page-cache.ts';
import { doExport, doImport } from './transfer-content.ts';
import { openWayIn } from './way-in.ts';

/** What the operator relies on while the site runs: backups at their times, answers to commands and to the page about it. */
export interface Operations {
  /** Ends a backup that is being made, too. May be called twice. */
  stop(): Promise<void>;
}

export async function startOperations(handle: DatabaseHandle, place: BackupPlace): Promise<Operations> {
  const { BACKUP_AT } = environment();
  const stopping = new AbortController();
  const { signal } = stopping;
  warnOfArchives(place).catch((error: unknown) => log.warn({ err: error }, 'the folder of backups was not looked at'));
  const stopSchedule = BACKUP_AT ? keepBackingUp({ handle, place, times: BACKUP_AT }) : undefined;
  const stopControl = handle.driver === 'embedded' ? await takeCommands(handle, place, signal) : undefined;
  let asked: Promise<unknown> = Promise.resolve();
  const beginBackup = async (): Promise<BegunBackup> => {
    const say = (sentence: string) => log.debug(sentence);
    const begun = await beginRecordedBackup({ handle, kind: 'asked', place, say, signal });
    if (!begun) throw new BackupError('Another process makes this backup.');
    // What fails is in the register and the log by then.
    asked = begun.done.catch(() => null);
    return begun;
  };
  setRunningSite({
    handle,
    place,
    startedAt: new Date(),
    build: buildFacts(),
    pageCache: () => ({ pages: cachedPages().size, bytes: keptBytes() }),
    beginBackup,
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all([stopSchedule?.(), stopControl?.(), asked]);
    },
  };
}

/** A folder that takes no archives is told now, and not by the first backup that fails; the site works as well. */
async function warnOfArchives({ directory }: BackupPlace): Promise<void> {
  const fault = await folderFault(directory);
  if (fault) log.warn({ directory, reason: fault.sentence, advice: fault.advice }, 'backups can not be made');
}

/** Without it the site works as well; only the commands have to wait for it to stop. */
async function takeCommands(handle: DatabaseHandle, place: BackupPlace, signal: AbortSignal) {
  try {
    return await openControl(place.dataDirectory, {
      backup: (_request, say) => makeBackupAnyway({ handle, kind: 'asked', place, say, signal }),
      doctor: ({ mend }) => examineRunning(handle, place, mend),
      import: ({ folder, write }, say, left) => doImport({ folder, write, say, signal: left }),
      export: ({ folder }, say, left) => doExport({ folder, say, signal: left }),
      'way-in': (asked) => openWayIn(handle.orm, asked),
    });
  } catch (error) {
    log.warn({ err: error }, 'commands can not reach this process');
    return undefined;
  }
}
