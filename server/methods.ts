import type { MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import { methodsOf, routeTable } from './route-table.ts';

/** Pages are read with the first two, and forms are sent with the third. */
const methods = ['GET', 'HEAD', 'POST'];
const methodNotAllowed = 405;

/**
 * Refuses every other method, which React Router would take for a form that was sent. What is allowed instead is said with
 * each refusal, and to who asks for it with OPTIONS (RFC 9110, 9.3.7 and 15.5.6); other origins are told nothing more.
 */
export function allowMethods(routes: ServerBuild['routes']): MiddlewareHandler {
  const table = routeTable(routes);
  return async (context, next) => {
    const { method, path } = context.req;
    const allow = () => methodsOf(routes, table, path).join(', ');
    if (method === 'OPTIONS') return context.body(null, 204, { allow: allow() });
    if (!methods.includes(method)) {
      return context.text('Pages here are read with GET, and forms are sent with POST.', methodNotAllowed, {
        allow: allow(),
      });
    }
    await next();
    const { status, headers } = context.res;
    if (status !== methodNotAllowed) return;
    // What does not take forms. Of one that is no page, React Router says in JSON that the server failed.
    if (method === 'POST' && headers.get('content-type')?.startsWith('application/json')) {
      context.res = undefined;
      context.res = context.text('This is read with GET.', methodNotAllowed);
    }
    context.header('allow', allow());
  };
}
