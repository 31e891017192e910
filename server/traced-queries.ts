import { AsyncLocalStorage } from 'node:async_hooks';
import { type WatchedQuery, watchQueries } from '~/db/query-watch.server';

/** The queries of one request, and how many more there were. */
export interface RequestQueries {
  list: WatchedQuery[];
  leftOut: number;
}

const none: RequestQueries = { list: [], leftOut: 0 };
/** More say nothing that these don't. */
const mostQueries = 100;

const requests = new AsyncLocalStorage<RequestQueries>();
let isCollecting = false;

export function setCollecting(collecting: boolean): void {
  isCollecting = collecting;
  watchQueries(collecting ? watchRequest : undefined);
}

/** Runs what answers a request, and answers the queries that it made; none while nobody collects them. */
export async function collectQueries(run: () => Promise<void>): Promise<RequestQueries> {
  if (!isCollecting) {
    await run();
    return none;
  }
  const queries: RequestQueries = { list: [], leftOut: 0 };
  await requests.run(queries, run);
  return queries;
}

/** Who sends mails or cleans up belongs to no request, and is not told of. */
function watchRequest() {
  const queries = requests.getStore();
  if (queries === undefined) return undefined;
  return (query: WatchedQuery) => {
    if (queries.list.length < mostQueries) queries.list.push(query);
    else queries.leftOut += 1;
  };
}

const statement = /\b(select|insert|update|delete)\b/i;
const table = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]+)\b(?!\s*\()/i;

/** What a trace says of a query: `SELECT` and the first table it names. All else stays here. */
export function nameQuery(text: string): { operation: string; table: string | undefined } {
  const kind = statement.exec(text)?.[1] ?? /^\s*([a-z]+)/i.exec(text)?.[1] ?? 'query';
  return { operation: kind.toUpperCase(), table: table.exec(text)?.[1] };
}
