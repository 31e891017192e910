import { createContext } from 'react-router';

export interface RequestInfo {
  /** Appears in the X-Request-Id header, in logs, and in error pages so that staff can quote it. */
  id: string;
  /** The visitor's address after trusted proxies, for throttling only; never stored with content. */
  clientAddress: string;
  /** Who of the staff asked, once that is known; for the log, which names nobody otherwise. */
  staffId?: string;
}

/** By the browser itself, which will show the answer as a page; what scripts send has another destination. */
export function isSentByPage(request: Request): boolean {
  const destination = request.headers.get('sec-fetch-dest');
  return destination === null
    ? (request.headers.get('accept') ?? '').includes('text/html')
    : destination === 'document';
}

/** Set by the HTTP server for every request; middleware, loaders and actions read it with `context.get(requestInfo)`. */
export const requestInfo = createContext<RequestInfo>();
