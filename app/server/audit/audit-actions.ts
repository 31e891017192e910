/** What a person can have done. */
export const auditActions = [
  'create',
  'update',
  'delete',
  'restore',
  'purge',
  'export',
  'send',
  'share',
  'unshare',
  'erase',
  'sign-in',
  'sign-out',
] as const;
export type AuditAction = (typeof auditActions)[number];
