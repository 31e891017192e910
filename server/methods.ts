import type { MiddlewareHandler } from 'hono';

/** Pages are read with the first two, and forms are sent with the third. */
const methods = ['GET', 'HEAD', 'POST'];
const methodNotAllowed = 405;

/**
 * Refuses every other method, which React Router would take for a form that was sent, and says with each refusal what is
 * allowed instead (RFC 9110, 15.5.6).
 */
export function allowMethods(): MiddlewareHandler {
  return async (context, next) => {
    if (!methods.includes(context.req.method)) {
      return context.text('Pages here are read with GET, and forms are sent with POST.', methodNotAllowed, {
        allow: methods.join(', '),
      });
    }
    await next();
    const { status, headers } = context.res;
    if (status !== methodNotAllowed || headers.has('allow')) return;
    // What does not take forms. Of one that is no page, React Router says in JSON that the server failed.
    if (headers.get('content-type')?.startsWith('application/json')) {
      context.res = undefined;
      context.res = context.text('This is read with GET.', methodNotAllowed);
    }
    context.header('allow', 'GET, HEAD');
  };
}
