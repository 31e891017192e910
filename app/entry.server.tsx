import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isHydrated, isHydratedAtOnce } from '~/lib/route-handle';
import { deferScripts } from '~/server/deferred-scripts.server';
import { sealDocument } from '~/server/document-policy.server';
import { log } from '~/server/log.server';
import { loggedPath } from '~/server/logged-path';
import { requestInfo } from '~/server/request-info.server';
import { madeOf, pageRemake } from '~/server/same-page.server';
import { addStaffBar, staffBar } from '~/server/staff-bar.server';
import { RequestIdContext } from '~/site/error-page';
import { frameMarkup } from '~/site/frame-markup.server';
import { addIcon } from '~/site/icon.server';
import { Drawn } from '~/site/illustrations/drawn';
import { provideDrawingTools } from '~/site/illustrations/markup-once';
import { provideFrame } from '~/site/kept-frame';
import { addCopyScript } from '~/site/preview/copy-script.server';
import { addProofScript } from '~/site/proof/proof-script.server';

provideFrame(frameMarkup);
provideDrawingTools({ render: renderToStaticMarkup, draw: (drawing) => <Drawn drawing={drawing} /> });

const longestRenderMs = 10_000;
export const streamTimeout = longestRenderMs;

/** Renders whole documents: pages are cached and hashed as a whole, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache');
  // It takes away the cookie of the toast that it shows; out of a browser's history it would show it again.
  if (headers.has('set-cookie')) headers.set('cache-control', 'private, no-store');
  const remake = loadContext.get(pageRemake);
  remake.now = madeOf(routerContext, headers);
  if (remake.now !== null && remake.now === remake.former) {
    remake.isSame = true;
    return new Response(null, { status, headers });
  }
  const nonce = randomBytes(16).toString('base64url');
  const page = (
    <RequestIdContext value={loadContext.get(requestInfo).id}>
      <ServerRouter context={withMatchedRoutes(withoutUnreadData(routerContext))} url={request.url} nonce={nonce} />
    </RequestIdContext>
  );
  const document = takesOver(routerContext) ? await renderHydrated(page, nonce) : renderStill(page);
  const scripted = addCopyScript(addProofScript(addIcon(document), nonce), nonce);
  const rendered = addStaffBar(scripted, loadContext.get(staffBar));
  if (import.meta.env.DEV) {
    // Vite brings scripts, styles and a socket of its own; the strict policy is for the built site.
    headers.set('content-security-policy', "frame-ancestors 'none'");
    return new Response(Buffer.from(rendered, 'latin1'), { status, headers });
  }
  // The admin is a tool: it should answer to the first click, and its readers have no slow first visit.
  const isAdmin = new URL(request.url).pathname.startsWith('/admin');
  const start = isHydratedAtOnce(handlesOf(routerContext)) ? 'at once' : 'at a sign';
  const { html, policy } = sealDocument(isAdmin ? rendered : deferScripts(rendered, start), nonce);
  headers.set('content-security-policy', policy);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = Buffer.from(html, 'latin1');
  headers.set('content-length', String(body.length));
  return new Response(body, { status, headers });
}

function takesOver(context: EntryContext): boolean {
  return isHydrated(handlesOf(context));
}

function handlesOf({ staticHandlerContext }: EntryContext): unknown[] {
  return staticHandlerContext.matches.map(({ route }) => route.handle);
}

/**
 * What loaders answered, encoded for React in the browser, goes along only where React takes over there. The stream is
 * left to end by itself: one that is cancelled keeps its timer.
 */
function withoutUnreadData(context: EntryContext): EntryContext {
  return takesOver(context) ? context : { ...context, serverHandoffStream: undefined };
}

/** Of more than a hundred routes React Router makes objects for one page, and shows those that match its address. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const matched = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(matched) } };
}

// Documents are passed on as their bytes, each as one character. What is done with them looks for plain ASCII only, and a
// page as text with one typographic quote in it would be twice as long, in every copy.

/** A page that stays as it is sent: without the marks by which React would find its place in it, and in one go. */
function renderStill(page: React.ReactElement): string {
  return Buffer.from(`<!DOCTYPE html>${renderToStaticMarkup(page)}`).toString('latin1');
}

/** A page that React takes over. What it has to know comes as a stream, which is waited for: a page is sent whole. */
function renderHydrated(page: React.ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(new Error('rendering took too long')), longestRenderMs);
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const chunks: Buffer[] = [];
        const sink = new Writable({
          write(chunk: Buffer, _encoding, done) {
            chunks.push(chunk);
            done();
          },
        });
        sink.on('finish', () => resolve(Buffer.concat(chunks).toString('latin1')));
        sink.on('error', reject);
        stream.pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
  });
}

/** Every error that a loader, action or component did not foresee: the cause goes to the log under the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An answer such as 404 or 405 is no failure of ours; a visitor who left is none either.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const id = (context as RouterContextProvider).get(requestInfo).id;
  log.error({ id, err: error, path: loggedPath(new URL(request.url).pathname) }, 'request failed');
};
