import { countInto, createCounts, type RequestKind } from './request-counts.ts';

/** One part for the main thread and one for each thread in front; FRONTS is at most 64. */
const mostThreads = 65;

/** Shared by all threads of this process. */
export const requestCounts = createCounts(mostThreads);

/** Counts what the main thread answers. */
export const countRequest = countInto(requestCounts, 0);

/** What kind of request it is that the main thread answers itself. */
export function kindOf(method: string, path: string): RequestKind {
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'other';
  if (/^\/(?:assets|uploads)\//.test(path)) return 'file';
  if (/^\/admin(?:[/.]|$)/.test(path)) return 'admin';
  return method === 'GET' || method === 'HEAD' ? 'page' : 'form';
}
