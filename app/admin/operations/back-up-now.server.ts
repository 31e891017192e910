import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { successToast } from '~/lib/toast';
import { writeAudit } from '~/server/audit/audit.server';
import { BackupError } from '~/server/backup/run-backup-job.server';
import { runningSite } from '~/server/running-site.server';
import { authorise } from '../authorise';
import { type ChangeOutcome, ChangeRefusedError, refusedOrFailed } from '../change-outcome.server';
import { operationsGuard, operationsMessages } from './operations';

/** Begins a backup and does not wait for it: the page shows it, and what became of it. */
export async function backUpNow(request: { staff: Staff | null; requestId: string }): Promise<ChangeOutcome> {
  try {
    const staff = authorise(request.staff, 'backUp', operationsGuard);
    const site = runningSite();
    const { id, file } = await begin(site.beginBackup);
    const changes = { file: { after: file } };
    await writeAudit(orm(), { staff, action: 'create', collection: 'backup_runs', recordId: id, changes });
    return { ok: true, toast: successToast(operationsMessages.begun) };
  } catch (error) {
    return refusedOrFailed(error, request.requestId, operationsMessages.failed);
  }
}

/** Another one that is being made is a reason for people, not a fault. */
async function begin<Begun>(beginBackup: () => Promise<Begun>): Promise<Begun> {
  try {
    return await beginBackup();
  } catch (error) {
    throw error instanceof BackupError ? new ChangeRefusedError(409, error.message) : error;
  }
}
