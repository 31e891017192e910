import type { SubmissionResult } from '@conform-to/react';
import type { Toast } from '~/lib/toast';

/** What a save that did not succeed answers: the form stays as it is. */
export interface SaveAnswer {
  toast?: Toast;
  submission?: SubmissionResult;
}
