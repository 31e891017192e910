import type { SubmissionResult } from '@conform-to/react';
import type { Toast } from '~/lib/toast';
import type { Conflict, Deletion } from './conflict';

/** What a form is based on: the revision that was opened, and what its fields held then. Both null for a new record. */
export interface FormBase {
  revision: number | null;
  opened: string | null;
}

/** What a save answers that does not lead back to the list: the form stays as it is. */
export interface SaveAnswer {
  toast?: Toast;
  submission?: SubmissionResult;
  /** What was sent, for a form that is rendered anew. */
  typed?: Record<string, string>;
  /** What the form is based on from now on. */
  base?: FormBase;
  /** Who opened the form that was sent: whoever is signed in by now need not be them. */
  by?: string;
  /** Nobody is signed in any longer. */
  signedOut?: boolean;
  conflict?: Conflict;
  deletion?: Deletion;
  /** It was saved, and the editor stays open. */
  saved?: boolean;
  /**
   * Fields that were saved as somebody else had left them, by name. The form has to show them: its own, which it was based on
   * before, would overwrite theirs with the next save.
   */
  taken?: Record<string, string>;
}
