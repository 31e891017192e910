import { contentTeam } from '~/collections/collection';
import type { Guarded } from '../authorise';
import type { RecordUse, RecordUses } from '../record-use';

export const deadLinksPath = 'dead-links';

export const deadLinksGuard: Guarded<'read'> = {
  permissions: { read: contentTeam },
  messages: { signedOut: 'You must be logged in to look for dead links' },
};

/** An address of this site that public texts link to, and where visitors find no page. */
export interface DeadLink {
  /** In lower case, without query and fragment. */
  path: string;
  /** The record that would be there if it were public; the bin counts. Null when there is none. */
  target: RecordUse | null;
  /** The texts with links to it. */
  texts: RecordUses;
}

export interface DeadLinks {
  total: number;
  /** Of many, those that most texts link to. */
  shown: DeadLink[];
}
