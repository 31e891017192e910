import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../../db/table-parts.ts';
import { backupKinds, backupStatuses } from './backup-kinds.ts';

/** Every backup that was begun, and what became of it. Not in backups itself: it is about this machine's archives. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: backupKinds }).notNull(),
    status: text('status', { enum: backupStatuses }).notNull().default('running'),
    /** Which of the moments of BACKUP_AT it was made for; one process alone can have it. */
    slot: moment('slot'),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Until then the process that makes it is taken to live; it moves this on as it works. */
    aliveUntil: moment('alive_until').notNull(),
    finishedAt: moment('finished_at'),
    /** The machine, the folder and the archive's name in it. */
    host: text('host').notNull(),
    directory: text('directory').notNull(),
    file: text('file').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    sha256: text('sha256'),
    tables: integer('tables'),
    rows: bigint('rows', { mode: 'number' }),
    files: integer('files'),
    missingFiles: integer('missing_files'),
    /** For how long queries of the embedded database had to wait. */
    pausedMs: integer('paused_ms'),
    /** When rotation took the archive away. */
    removedAt: moment('removed_at'),
    error: text('error'),
  },
  (table) => [
    uniqueIndex('backup_runs_slot_key').on(table.slot),
    index('backup_runs_started_at_idx').on(table.startedAt.desc().nullsFirst()),
    check('backup_runs_kind_check', oneOf(table.kind, backupKinds)),
    check('backup_runs_status_check', oneOf(table.status, backupStatuses)),
    check(
      'backup_runs_proven_check',
      sql`${table.status} <> 'proven' or (${table.sha256} is not null and ${table.finishedAt} is not null)`,
    ),
    check('backup_runs_failed_check', sql`${table.status} <> 'failed' or ${table.error} is not null`),
  ],
);
