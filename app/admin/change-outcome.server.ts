import { errorToast, type Toast } from '~/lib/toast';
import { log } from '~/server/log.server';
import { RefusedError } from './authorise';

/** What came of a change, with the sentence for whoever asked for it. `unchanged` when it stood like this before. */
export type ChangeOutcome = { ok: true; unchanged?: boolean; toast: Toast } | Refused;

/** Why nothing was done; `field` is the one that the toast speaks of. */
export interface Refused {
  ok: false;
  status: number;
  toast: Toast;
  field?: string | undefined;
}

export function refused(status: number, sentence: string, field?: string): Refused {
  return { ok: false, status, toast: errorToast(sentence), field };
}

/** A foreseen reason why nothing was done. The message is for the person who reads it, at the field if there is one. */
export class ChangeRefusedError extends Error {
  readonly code = 'CHANGE_REFUSED';
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, message: string, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/** The answer to a change that threw: why it was refused, or `failed`, with the cause in the log. */
export function refusedOrFailed(error: unknown, requestId: string, failed: string): Refused {
  if (error instanceof ChangeRefusedError) return refused(error.status, error.message, error.field);
  if (error instanceof RefusedError) return refused(error.status, error.message);
  log.error({ id: requestId, err: error }, failed);
  return refused(500, failed);
}
