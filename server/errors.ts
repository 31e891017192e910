import type { Context } from 'hono';
import { log } from '~/server/log.server';
import type { AppEnvironment } from './app-environment.ts';

/** The last resort, for what fails outside React Router: a sentence for the person, the cause for the log. */
export function plainError(error: Error, context: Context<AppEnvironment>): Response {
  const id = context.get('requestId');
  if (error instanceof URIError) {
    return context.text("This address can't be read. Check it for stray % signs.", 400);
  }
  log.error({ id, err: error }, 'request failed');
  return context.text(`Something went wrong on our side. Please try again; if it stays, quote ${id}.`, 500);
}
