import { data, isRouteErrorResponse } from 'react-router';

/** Whether the server failed or was not reached; what it refuses on purpose (401, 403, 404) and redirects are answers. */
export function isFault(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
}

/**
 * What the server answers to a form; `instead` where it fails or is not reached. The status keeps the router from loading the
 * page anew: what was typed stays in it.
 */
export async function answerOr<Answer, Instead>(serverAction: () => Promise<Answer>, instead: () => Instead) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isFault(error)) throw error;
    return data(instead(), { status: 503 });
  }
}
