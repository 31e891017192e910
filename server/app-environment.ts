import type { HttpBindings } from '@hono/node-server';
import type { Refusal } from '~/lib/refusal';
import type { RequestInfo } from '~/server/request-info.server';
import type { Remake } from '~/server/same-page.server';
import type { BuiltCopies } from './built-files.ts';

/** What Hono's middleware knows of a request beside the request itself. */
export interface AppEnvironment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    requestInfo?: RequestInfo;
    pageRemake?: Remake;
    refusal?: Refusal;
    builtCopies?: BuiltCopies;
  };
}
