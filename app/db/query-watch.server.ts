import { noticingOutage } from './outages.server.ts';

/** One query that was answered or failed; by the clock of `performance`. Its values are not in its text, nor here. */
export interface WatchedQuery {
  text: string;
  startedMs: number;
  endedMs: number;
  failed: boolean;
}

/** Asked when a query begins, so that it can tell for whom; answers who is to hear of its end, if anybody. */
export type QueryWatch = () => ((query: WatchedQuery) => void) | undefined;

let watch: QueryWatch | undefined;

/** There is one watch at most; `undefined` ends it. */
export function watchQueries(asked: QueryWatch | undefined): void {
  watch = asked;
}

/** Every query of both drivers that goes through drizzle passes here. Unwatched it costs next to nothing. */
export function throughWatch<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  const tell = watch?.();
  return noticingOutage(tell === undefined ? run : () => watched(text, run, tell));
}

async function watched<Result>(text: string, run: () => Promise<Result>, tell: (query: WatchedQuery) => void) {
  const startedMs = performance.now();
  let failed = true;
  try {
    const result = await run();
    failed = false;
    return result;
  } finally {
    tell({ text, startedMs, endedMs: performance.now(), failed });
  }
}

type Query = (query: string | { text: string }, ...more: never[]) => Promise<unknown>;

/** The same client, a transaction or a pool, with its queries under the watch. */
export function underWatch<Client extends { query: unknown }>(client: Client): Client {
  const ask = (client.query as Query).bind(client);
  const query: Query = (asked, ...more) =>
    throughWatch(typeof asked === 'string' ? asked : asked.text, () => ask(asked, ...more));
  return Object.create(client, { query: { value: query } }) as Client;
}
