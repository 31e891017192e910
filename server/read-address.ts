import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { parametersReadAt } from '~/site/read-parameters';
import type { AppEnvironment } from './app-environment.ts';

/** The addresses that files of the build have (`built-files.ts`). */
export const builtFilePath = /^\/(?:assets\/[\w-][\w.-]*|[\w-]+\.(?:svg|ico|png))$/;

/**
 * The address of a page without what it does not read: `/blog?page=2` for `/blog?utm_source=mail&page=2&x`. The rest
 * stays as it was written, letter by letter. `target` is the path with its query string.
 */
export function readAddress(target: string): string {
  return divide(target).read;
}

/** `target` in two: the address as it is read, and the parameters that nobody reads, as in `utm_source=mail&x`. */
function divide(target: string): { read: string; unread: string } {
  const query = target.indexOf('?');
  const known = query === -1 ? undefined : readAt(target.slice(0, query));
  if (!known) return { read: target, unread: '' };
  const isRead = (parameter: string) => known.includes(parameter.split('=', 1)[0] ?? '');
  const parameters = target.slice(query + 1).split('&');
  const [read, unread] = [parameters.filter(isRead), parameters.filter((parameter) => !isRead(parameter))];
  const path = target.slice(0, query);
  return { read: read.length === 0 ? path : `${path}?${read.join('&')}`, unread: unread.join('&') };
}

function readAt(path: string): readonly string[] | undefined {
  return builtFilePath.test(path) ? [] : parametersReadAt(path);
}

const leftOut = new WeakMap<IncomingMessage, string>();

/** Takes off a request's address what its page does not read, before anything looks at it. */
export function leaveOutUnread(request: IncomingMessage): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const { read, unread } = divide(request.url ?? '/');
  if (unread === '') return;
  request.url = read;
  leftOut.set(request, unread);
}

/** Whoever is led to another address of this site has there in the address bar what they came with. */
export function takeUnreadAlong(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    const unread = leftOut.get(context.env.incoming);
    const location = context.res.headers.get('location');
    if (unread === undefined || !location?.startsWith('/')) return;
    const [address = '', fragment] = location.split('#', 2);
    const whole = address + (address.includes('?') ? '&' : '?') + unread;
    context.header('location', fragment === undefined ? whole : `${whole}#${fragment}`);
  };
}
