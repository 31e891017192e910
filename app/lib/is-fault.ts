import { isRouteErrorResponse } from 'react-router';

/** Whether the server failed or was not reached; what it refuses on purpose (401, 403, 404) and redirects are answers. */
export function isFault(error: unknown): boolean {
  return isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
}
