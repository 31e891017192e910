import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { log } from '~/server/log.server';
import { findReplacement } from '~/server/uploads/former-uploads.server';
import { pictureType } from '~/server/uploads/picture-type.server';
import { uploadsDirectory } from '~/server/uploads/storage.server';
import { hasObjectStore, objectStore } from '~/server/uploads/upload-store.server';

/** Answers with an uploaded file from where uploads are kept; goes on when it is not there. */
export function servePictures(): MiddlewareHandler {
  if (hasObjectStore()) return serveFromObjectStore();
  return serveStatic({ root: uploadsDirectory(), rewriteRequestPath: (path) => path.slice('/uploads'.length) });
}

/** What the store says of a part (RFC 9110, 14). Everything else it says is about the store, not for visitors. */
const passedOn = ['content-length', 'content-range', 'accept-ranges'];

/** The file goes through this process as it comes: one address, one set of headers, and no store in sight of visitors. */
function serveFromObjectStore(): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    try {
      const store = await objectStore();
      const answer = await store?.read(path, { method, range: context.req.header('range') });
      if (!answer || answer.status === 404) {
        await answer?.body?.cancel();
        return await next();
      }
      for (const name of passedOn) {
        const value = answer.headers.get(name);
        if (value !== null) context.header(name, value);
      }
      context.header('content-type', pictureType(path));
      return context.newResponse(
        method === 'HEAD' ? null : answer.body,
        answer.status === 200 ? 200 : answer.status === 206 ? 206 : 416,
      );
    } catch (error) {
      log.warn({ err: error }, 'a picture could not be read from the object store');
      return notNow(context);
    }
  };
}

/** An address that is not among the files: the picture that took its place, if there is one. */
export async function leadToReplacement(context: Context): Promise<Response> {
  try {
    const replacement = await findReplacement(context.req.path);
    if (replacement === null) return context.text('There is no such picture.', 404);
    context.header('cache-control', 'public, max-age=300');
    return context.redirect(replacement, 302);
  } catch (error) {
    log.warn({ err: error }, 'whether a picture was replaced could not be found out');
    return notNow(context);
  }
}

function notNow(context: Context): Response {
  const text = 'This picture can’t be loaded at this moment. Please try again in a few seconds.';
  return context.text(text, 503, { 'retry-after': '2', 'cache-control': 'no-store' });
}
