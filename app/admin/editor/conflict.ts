import type { FieldFacts } from '~/lib/fields';
import type { Stretch } from '~/lib/text-diff';
import type { Side } from './editing';

/** Two versions of a record: the one that somebody wants to save, and the one that stands by now. */
export interface Conflict {
  /** The revision that stands: what is chosen is saved on top of it. */
  revision: number;
  /** Who saved since the record was opened, newest first. */
  saves: { who: string; at: string; fields: string[] }[];
  /** The fields in which the two versions differ. */
  fields: ConflictField[];
}

export interface ConflictField extends FieldFacts {
  name: string;
  /** Who has changed it since the record was opened. Where both have, nobody chooses but the person. */
  changedBy: 'me' | 'them' | 'both';
  mine: string;
  theirs: string;
  /** From theirs (before) to mine (after), in readable words; null where only what can't be read differs. */
  difference: Stretch[] | null;
  choice: Side | null;
}

/** A record that somebody deleted while it was edited. */
export interface Deletion {
  who: string | null;
  at: string | null;
  /** Whether it is in the bin still. */
  isInBin: boolean;
}
