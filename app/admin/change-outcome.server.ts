import { errorToast, type Toast } from '~/lib/toast';
import { log } from '~/server/log.server';
import { RefusedError } from './authorise';

/** What came of a change, with the sentence for whoever asked for it. `unchanged` when it stood like this before. */
export type ChangeOutcome =
  | { ok: true; unchanged?: boolean; toast: Toast }
  | { ok: false; status: number; toast: Toast };

/** A foreseen reason why nothing was done. The message is for the person who reads it. */
export class ChangeRefusedError extends Error {
  readonly code = 'CHANGE_REFUSED';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The answer to a change that threw: why it was refused, or `failed`, with the cause in the log. */
export function refusedOrFailed(error: unknown, requestId: string, failed: string): ChangeOutcome & { ok: false } {
  if (error instanceof RefusedError || error instanceof ChangeRefusedError) {
    return { ok: false, status: error.status, toast: errorToast(error.message) };
  }
  log.error({ id: requestId, err: error }, failed);
  return { ok: false, status: 500, toast: errorToast(failed) };
}
