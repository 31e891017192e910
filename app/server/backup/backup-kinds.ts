/** Nothing is imported here, so that tables and the browser may read it too. */

/** Why a backup is made: by the clock, by the command, before new migrations, before a restore replaces everything. */
export const backupKinds = ['scheduled', 'asked', 'before-upgrade', 'before-restore'] as const;
export type BackupKind = (typeof backupKinds)[number];

/** `proven`: it was restored into a scratch database, and nothing differed. */
export const backupStatuses = ['running', 'proven', 'failed'] as const;
export type BackupStatus = (typeof backupStatuses)[number];
