import { backupChecks } from './backup-checks.server';
import { databaseChecks } from './database-checks.server';
import { diskChecks } from './disk-checks.server';
import { jobChecks } from './job-checks.server';
import { mailChecks } from './mail-checks.server';
import { peopleChecks } from './people-checks.server';
import type { Check } from './run-checks.server';
import { settingsChecks } from './settings-checks.server';
import { uploadChecks } from './upload-checks.server';

/** Every check that needs to know no collection; `app/admin/operations/all-checks.server.ts` adds the others. */
export const serverChecks: readonly Check[] = [
  ...settingsChecks,
  ...diskChecks,
  ...databaseChecks,
  ...mailChecks,
  ...uploadChecks,
  ...backupChecks,
  ...jobChecks,
  ...peopleChecks,
];
