import type { AuditDifference } from '../audit-log/audit-entry';

/** A save of a record. */
export interface Version {
  /** The entry of the audit log that tells of it. */
  id: number;
  at: string;
  by: string;
  /** The fields that it changed; null for the save that created the record. */
  changed: string[] | null;
  isCurrent: boolean;
}

export interface VersionPage {
  versions: Version[];
  /** Where the next page goes on; null on the last one. */
  older: number | null;
  /** What one of them changed, when that was asked for. */
  differences: { of: number; fields: AuditDifference[] } | null;
}
