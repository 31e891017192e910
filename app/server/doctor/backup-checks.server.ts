import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { utcTime } from '~/lib/dates';
import { dayMs } from '~/lib/durations';
import { fileSize } from '~/lib/sizes';
import { backupRuns } from '../backup/backup_runs.table.server';
import { type BackupPlace, findLeftWorkplaces, sweepWorkplaces } from '../backup/backup-archives.server';
import { type BackupRun, failAbandonedRuns, isAbandoned } from '../backup/backup-runs.server';
import { backupStanding } from '../backup/backup-standing.server';
import { environment } from '../env.server';
import type { Observation } from './finding';
import type { Check, Checkup, OpenCheckup } from './run-checks.server';

/** Without a schedule a backup is said to be old after so many days. */
const oldDays = 7;
const makeOne = 'Run npm run backup, or set BACKUP_AT so that the site makes them by the clock.';

export const backupChecks: readonly Check[] = [
  { group: 'Backups', name: 'Backups', needs: 'tables', look: lookAtBackups },
  { group: 'Backups', name: 'Abandoned backups', needs: 'tables', look: lookAtAbandoned },
  { group: 'Backups', name: 'Leftovers of backups', needs: 'nothing', look: lookAtLeftovers },
];

async function lookAtBackups({ handle, isRunning }: OpenCheckup): Promise<Observation[]> {
  const { BACKUP_AT, BACKUP_DIR } = environment();
  const { lastProven, failure, missed } = await backupStanding(handle.orm, BACKUP_AT);
  const observations: Observation[] = [];
  if (failure) {
    observations.push({
      state: 'wrong',
      sentence: `The last backup failed, ${utcTime(failure.startedAt)}: ${failure.error ?? 'nobody knows why.'}`,
      advice: 'Put right what it names, then run npm run backup.',
    });
  }
  if (missed && !failure) {
    observations.push({
      state: isRunning ? 'wrong' : 'warning',
      sentence: `BACKUP_AT promised a backup at ${utcTime(missed)}, and none was proven since.`,
      advice: 'The site makes it up as soon as it runs; the log says what is in the way. npm run backup makes one now.',
    });
  }
  if (!lastProven) return [...observations, { state: 'warning', sentence: 'None has been made yet.', advice: makeOne }];
  const archive = await archiveObservation(lastProven);
  const ageDays = Math.floor((Date.now() - lastProven.startedAt.getTime()) / dayMs);
  if (archive.state === 'ok' && !BACKUP_AT && ageDays >= oldDays) {
    archive.state = 'warning';
    archive.advice = `It is ${ageDays} days old. ${makeOne}`;
  }
  observations.push(archive);
  if (BACKUP_DIR === undefined) {
    observations.push({
      state: 'warning',
      sentence: 'Archives are beside the data, so a broken disk takes both.',
      advice: 'Set BACKUP_DIR to another disk, or copy archives to another machine.',
    });
  }
  return observations;
}

/** Whether the archive is still what was proven, as far as its size tells; that of another machine can't be seen. */
async function archiveObservation(run: BackupRun): Promise<Observation> {
  const { host, directory, file, bytes, rows, files, startedAt } = run;
  const path = join(directory, file);
  const what = `The last proven backup is of ${utcTime(startedAt)}`;
  const facts = `${rows ?? 0} rows, ${files ?? 0} files, ${fileSize(bytes ?? 0)}`;
  if (host !== hostname()) return { state: 'ok', sentence: `${what} on ${host}: ${facts}.` };
  const found = await stat(path).catch(() => null);
  const advice = 'Run npm run backup, and find out who took or changed it.';
  if (!found) return { state: 'wrong', sentence: `${what}, and its archive ${path} is gone.`, advice };
  if (found.size !== bytes) {
    const sizes = `${found.size.toLocaleString('en-US')} bytes instead of ${(bytes ?? 0).toLocaleString('en-US')}`;
    return { state: 'wrong', sentence: `${what}, and its archive ${path} was changed: it has ${sizes}.`, advice };
  }
  return { state: 'ok', sentence: `${what}: ${facts}, in ${path}.` };
}

async function lookAtAbandoned({ handle: { orm }, mayMend }: OpenCheckup): Promise<Observation[]> {
  const count = await orm.$count(backupRuns, isAbandoned());
  if (count === 0) return [{ state: 'ok', sentence: 'None.' }];
  const noted: Observation = {
    state: 'warning',
    sentence: `${count === 1 ? '1 backup was' : `${count} backups were`} begun by a process that ended before it was done.`,
  };
  if (!mayMend) return [{ ...noted, mendable: 'Notes them as failed; the next backup does so too.' }];
  const failed = await failAbandonedRuns(orm);
  return [{ ...noted, state: 'ok', mended: `${failed} noted as failed.` }];
}

async function lookAtLeftovers({ place, mayMend }: Checkup): Promise<Observation[]> {
  const parents = parentsOf(place);
  const left = await findLeftWorkplaces(parents);
  if (left.length === 0) return [{ state: 'ok', sentence: 'None.' }];
  const noted: Observation = {
    state: 'warning',
    sentence: `Killed backups and restores left something half done, for more than a day: ${left.join(', ')}.`,
  };
  if (!mayMend) return [{ ...noted, mendable: 'Removes them; the next backup does so too.' }];
  return [{ ...noted, state: 'ok', mended: `${await sweepWorkplaces(parents)} removed.` }];
}

function parentsOf({ directory, dataDirectory }: BackupPlace): string[] {
  return [directory, dataDirectory];
}
