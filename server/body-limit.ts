import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const megabyte = 1024 * 1024;

/** Pictures may have 5 MB (their own rule says so in words); nothing we accept is larger than this with its wrapping. */
export const largestUploadRequest = 8 * megabyte;
const largestFormRequest = 2 * megabyte;

/** Refuses bodies beyond what any form needs, before they are read into memory. */
export function limitBody(): MiddlewareHandler {
  const tooLarge = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (context) =>
        context.json(
          { code: 'BODY_TOO_LARGE', status: 413, message: `At most ${maxSize / megabyte} MB can be sent at once.` },
          413,
        ),
    });
  const forms = tooLarge(largestFormRequest);
  const uploads = tooLarge(largestUploadRequest);
  return (context, next) => (context.req.path === '/admin/uploads' ? uploads : forms)(context, next);
}
