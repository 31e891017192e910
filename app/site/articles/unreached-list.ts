import type { DataStrategyResult } from 'react-router';
import { isFault } from '~/lib/is-fault';
import { readListState } from './list-address';

type Results = Record<string, DataStrategyResult>;

/**
 * Client middleware of a list, for what is loaded while somebody types or chooses. A server that is not reached leaves the
 * list empty, with the sentence that says so, and everything around it as it is. `nothing` is what the list shows then.
 */
export function unreachedList(sentence: string, nothing: () => object) {
  return async ({ request }: { request: Request }, next: () => Promise<Results>): Promise<Results> => {
    const results = await next();
    const answered = Object.entries(results).filter(([, { type, result }]) => type !== 'error' || !isFault(result));
    const failed = Object.keys(results).filter((id) => !answered.some(([answeredId]) => answeredId === id));
    const list = {
      ...nothing(),
      head: [{ title: document.title }],
      state: readListState(new URL(request.url).searchParams),
      failure: { sentence, requestId: null },
    };
    // The router keeps what the root has when it is given nothing new.
    const replaced = failed.filter((id) => id !== 'root').map((id) => [id, { type: 'data', result: list }] as const);
    return Object.fromEntries([...answered, ...replaced]);
  };
}
