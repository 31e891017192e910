import { type AuditDifference, readEntryNumber } from '../audit-log/audit-entry';

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

/** Stands for what was there before the first save that is known. */
export const originVersion = 0;

/** The version that an address speaks of. */
export function readVersion(text: string | null): number | null {
  return text === String(originVersion) ? originVersion : readEntryNumber(text);
}

/** When and by whom a version was saved; null for the origin. */
export type Saved = { at: string; by: string } | null;

export interface VersionPage {
  versions: Version[];
  /** Whether what was there before all of them can be brought back. */
  hasOrigin: boolean;
  /** Where the next page goes on; null on the last one. */
  older: number | null;
  /** What one of them changed, when that was asked for. */
  differences: { of: number; fields: AuditDifference[] } | null;
}
