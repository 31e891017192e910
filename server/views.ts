import type { MiddlewareHandler } from 'hono';
import { environment } from '~/server/env.server';
import { viewKey } from '~/server/views/page-view';
import { countedMisses } from '~/server/views/store-misses.server';
import { countedViews } from '~/server/views/store-views.server';
import type { AppEnvironment } from './app-environment.ts';
import type { PageRequest } from './cached-page.ts';

/** Counts a page that was answered from memory in this thread; those of the fronts are counted there. */
export function countView(request: PageRequest): void {
  const key = viewKey(request, environment().COUNTRY_HEADER);
  if (key !== null) countedViews.note(key);
}

/** Counts an address at which there is no page. */
export function countMiss(request: PageRequest): void {
  const key = viewKey(request, undefined);
  if (key !== null) countedMisses.note(key);
}

const page = /^text\/(?:html|x-script)/;

/** Counts the pages that had to be made: documents, and the data of a page that React shows by itself. */
export function countViews(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    await next();
    const { status, headers } = context.res;
    const isPage =
      // What did not change has no type; then it is known by what the browser wants to have.
      status === 304
        ? (context.req.header('accept')?.includes('text/html') ?? false)
        : status === 200 && page.test(headers.get('content-type') ?? '');
    if (isPage) countView(context.env.incoming);
  };
}
