import { Hono, type MiddlewareHandler } from 'hono';
import { PatternRouter } from 'hono/router/pattern-router';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { database } from '~/db/client.server';
import { forEver } from '~/server/cdn/cdn-headers';
import { log } from '~/server/log.server';
import { loggedPath } from '~/server/logged-path';
import { refusal } from '~/server/refusal.server';
import { type RequestInfo, requestInfo } from '~/server/request-info.server';
import { newRemake, pageRemake } from '~/server/same-page.server';
import type { AppEnvironment } from './app-environment.ts';
import { limitBody } from './body-limit.ts';
import { serveBuiltFiles } from './built-files.ts';
import { canonicalPath } from './canonical-path.ts';
import { clientAddress } from './client.ts';
import { compressAnswers } from './compress-answers.ts';
import { plainError } from './errors.ts';
import { followRedirects } from './follow-redirects.ts';
import { allowMethods } from './methods.ts';
import { serveMetrics } from './metrics/metrics.ts';
import { countRequest, kindOf } from './metrics/request-metrics.ts';
import { refuseForeignOrigin } from './origin.ts';
import { storePages } from './page-cache.ts';
import { ignoreOddRanges } from './ranges.ts';
import { takeUnreadAlong } from './read-address.ts';
import { nextRequestId } from './request-id.ts';
import { tellWait } from './retry-after.ts';
import { nothingAllowed, securityHeaders } from './security-headers.ts';
import { isStopping } from './stopping.ts';
import { leadToReplacement, servePictures } from './stored-pictures.ts';
import { collectQueries } from './traced-queries.ts';
import { traceRequest } from './tracing.ts';
import { renderInTurn } from './turns.ts';
import { admitUnavailable, hurryReaders } from './unavailable.ts';
import { countViews } from './views.ts';
import { readWholeBody } from './whole-body.ts';

type RouteHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/**
 * Everything between Node's HTTP server and React Router, in the order a request passes it.
 * `clientDirectory` is the built browser code; null in development, where Vite serves it.
 */
export function createApp(
  answer: RouteHandler,
  routes: ServerBuild['routes'],
  clientDirectory: string | null,
): Hono<AppEnvironment> {
  // Hono's own choice finds everything twice for the path `/*`, and the page cache would wait for itself for ever.
  const app = new Hono<AppEnvironment>({ router: new PatternRouter() });
  app.use(noteRequests());
  app.use(countViews());
  app.use(takeUnreadAlong());
  // Outside of the page cache, which brings its own compressed bodies: this one is for what is never stored.
  app.use(compressAnswers());
  // Pages are stored with all their headers, so everything that sets some stands inside.
  if (clientDirectory) app.use(storePages());
  app.use(securityHeaders());
  app.use(allowMethods(routes));
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (isStopping()) return context.text('this process is stopping', 503);
    return (await database().isAlive()) ? context.text('ready') : context.text('the database does not answer', 503);
  });
  app.get('/metrics', serveMetrics());
  app.use(refuseForeignOrigin());
  app.use(limitBody());
  app.use(ignoreOddRanges());
  serveFiles(app, clientDirectory);
  app.use(canonicalPath());
  app.use(followRedirects());
  app.use(admitUnavailable());
  app.use(tellWait());
  app.use(readWholeBody());
  app.use(renderInTurn());
  app.use(hurryReaders());
  app.all('*', async (context) => {
    const provider = new RouterContextProvider();
    const info: RequestInfo = { id: context.get('requestId'), clientAddress: clientAddress(context.env.incoming) };
    context.set('requestInfo', info);
    provider.set(requestInfo, info);
    provider.set(refusal, context.get('refusal') ?? null);
    provider.set(pageRemake, context.get('pageRemake') ?? newRemake(null));
    return answer(context.req.raw, provider);
  });
  app.onError((error, context) => plainError(error, context));
  return app;
}

/** Gives every request its id, and notes in counts, traces and the log how it was answered. */
function noteRequests(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const started = performance.now();
    const { method, path } = context.req;
    const id = nextRequestId();
    context.set('requestId', id);
    const queries = await collectQueries(next);
    context.header('x-request-id', id);
    const endedMs = performance.now();
    const { status } = context.res;
    countRequest(kindOf(method, path), status, (endedMs - started) / 1000);
    traceRequest({ id, method, path, status, startedMs: started, endedMs, queries });
    const staff = context.get('requestInfo')?.staffId;
    log.info({ id, method, path: loggedPath(path), status, staff, ms: Math.round(endedMs - started) }, 'request');
  };
}

function serveFiles(app: Hono<AppEnvironment>, clientDirectory: string | null): void {
  if (clientDirectory) {
    app.use(serveBuiltFiles(clientDirectory));
    app.get('/assets/*', (context) => context.text('There is no such file.', 404));
  }
  // Whatever a file claims to be, it is shown as a picture or not at all.
  const asPicture = { 'cache-control': forEver, 'content-security-policy': `${nothingAllowed}; sandbox` };
  app.use('/uploads/*', sparesUnchanged(), withHeaders(asPicture));
  app.use(
    // What is on its way into a bucket, and whatever else may lie there, has no address.
    '/uploads/:bucket{[a-z-]+}/:file{[\\w-][\\w.-]*\\.(?:jpg|png|gif|webp|avif)}',
    servePictures(),
  );
  app.get('/uploads/*', leadToReplacement);
}

/** Sets headers on what was found. (serveStatic's own `onFound` comes after its answer is made, too late for that.) */
function withHeaders(headers: Record<string, string>): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!context.res.ok) return;
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  };
}

/** Whoever has a file since it was last changed is told that, instead of sent it again (RFC 9110, 13.1.3). */
function sparesUnchanged(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { status, headers, body } = context.res;
    const hasSince = Date.parse(context.req.header('if-modified-since') ?? '');
    const changedAt = Date.parse(headers.get('last-modified') ?? '');
    if (status !== 200 || context.req.header('if-none-match') || !(changedAt <= hasSince)) return;
    await body?.cancel();
    headers.delete('content-length');
    context.res = undefined;
    context.res = new Response(null, { status: 304, headers });
  };
}
