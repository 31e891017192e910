import { errorToast, type Toast } from '~/lib/toast';
import { log } from '~/server/log.server';
import { RefusedError } from './authorise';

/** What came of a change, with the sentence for whoever asked for it. `unchanged` when it stood like this before. */
export type ChangeOutcome =
  | { ok: true; unchanged?: boolean; toast: Toast }
  | { ok: false; status: number; toast: Toast; field?: string };

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
export function refusedOrFailed(error: unknown, requestId: string, failed: string): ChangeOutcome & { ok: false } {
  if (error instanceof ChangeRefusedError) {
    return { ok: false, status: error.status, toast: errorToast(error.message), field: error.field };
  }
  if (error instanceof RefusedError) return { ok: false, status: error.status, toast: errorToast(error.message) };
  log.error({ id: requestId, err: error }, failed);
  return { ok: false, status: 500, toast: errorToast(failed) };
}
