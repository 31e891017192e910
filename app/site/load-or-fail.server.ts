import type { RouterContextProvider } from 'react-router';
import { log } from '~/server/log.server';
import { requestInfo } from '~/server/request-info.server';

export interface LoadFailure {
  /** The sentence that the visitor reads. */
  sentence: string;
  /** For the visitor to quote; the log has the cause under it. */
  requestId: string;
}

/** Runs a read. When it fails, the cause is logged and the answer says what to tell the visitor. */
export async function loadOrFail<Result>(
  context: Readonly<RouterContextProvider>,
  sentence: string,
  load: () => Promise<Result>,
): Promise<{ loaded: Result; failure: null } | { loaded: null; failure: LoadFailure }> {
  try {
    return { loaded: await load(), failure: null };
  } catch (error) {
    const requestId = context.get(requestInfo).id;
    log.error({ id: requestId, err: error }, sentence);
    return { loaded: null, failure: { sentence, requestId } };
  }
}
