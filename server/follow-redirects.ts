import type { MiddlewareHandler } from 'hono';
import { log } from '~/server/log.server';
import { findRedirect } from '~/server/redirects/redirects.server';
import type { AppEnvironment } from './app-environment.ts';
import { countMiss } from './views.ts';

/** Where there is no page, leads on to where staff said; where nobody said, counts that it was asked for. */
export function followRedirects(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    const { method, url } = context.req;
    if (context.res.status !== 404 || !['GET', 'HEAD'].includes(method)) return;
    const { pathname, search } = new URL(url);
    // A page that scripts show by itself asks for its own data, and can't do with that of another one.
    const target = pathname.endsWith('.data') ? null : await findIfPossible(pathname, search);
    if (target === null) {
      countMiss(context.env.incoming);
      return;
    }
    await context.res.body?.cancel();
    context.res = undefined;
    // Asked for anew each time: staff may take it back.
    context.res = new Response(null, { status: 301, headers: { location: target, 'cache-control': 'no-cache' } });
  };
}

/** Who asked for a page that is not there is told so all the same when the database fails. */
async function findIfPossible(pathname: string, search: string): Promise<string | null> {
  try {
    return await findRedirect(pathname, search);
  } catch (error) {
    log.warn({ err: error }, 'redirects could not be looked up');
    return null;
  }
}
