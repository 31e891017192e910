import type { MiddlewareHandler } from 'hono';
import type { AppEnvironment } from './app-environment.ts';

const megabyte = 1024 * 1024;

/** Pictures may have 5 MB (their own rule says so in words); nothing we accept is larger than this with its wrapping. */
const largestUploadRequest = 8 * megabyte;
const largestFormRequest = 2 * megabyte;
/** Where pictures are sent to: by scripts, and by the forms of the media library without them. */
const takesPictures = /^\/admin\/(?:uploads|media(?:\/[^/]+)?)(?:\.data)?$/;

/**
 * Refuses bodies beyond what any form needs, before a byte of them is read. Browsers state the length of what they
 * send; a body of unknown length is refused, because it could only be bounded by reading it, and so is a compressed one,
 * which is as large as somebody likes once it is unpacked.
 */
export function limitBody(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const isUpload = takesPictures.test(context.req.path);
    const largest = isUpload ? largestUploadRequest : largestFormRequest;
    if (Number(context.req.header('content-length') ?? 0) > largest) {
      const message = isUpload
        ? 'File too large. Please upload an image smaller than 5MB.'
        : `At most ${largest / megabyte} MB can be sent at once.`;
      // A form that a browser sent by itself: a page says it, which React Router renders without reading the body.
      if (context.req.header('accept')?.includes('text/html')) {
        context.set('refusal', {
          status: 413,
          heading: 'This is too much at once',
          sentence: `${message} Nothing was saved. Go back in your browser to what you sent, make it smaller and send it again.`,
          wayOn: 'Start anew',
        });
        return next();
      }
      return context.json({ code: 'BODY_TOO_LARGE', status: 413, message }, 413);
    }
    if (context.req.header('transfer-encoding')) {
      const message = 'Please state the length of what you send (Content-Length).';
      return context.json({ code: 'LENGTH_REQUIRED', status: 411, message }, 411);
    }
    const encoding = context.req.header('content-encoding') ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') {
      const message = 'Please send it as it is, not compressed (without Content-Encoding).';
      return context.json({ code: 'ENCODING_NOT_SUPPORTED', status: 415, message }, 415);
    }
    return next();
  };
}
