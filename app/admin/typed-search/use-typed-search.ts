import { useEffect, useRef, useState } from 'react';

const pauseMs = 120;

export interface TypedSearch<Found> {
  found: Found[];
  /** Of what is typed now, nothing is known yet. */
  searching: boolean;
  /** Why there is no answer; null when there is one. */
  failure: string | null;
}

/** Who is asked, as `{ found }` in JSON, and what is said when there is no answer. */
export interface TypedSearchSource {
  /** `?q=` and what was typed come behind it. */
  address: string;
  failed: string;
  signedOut: string;
}

/**
 * Asks the server while one types: after a short pause, and only for what is typed last.
 * @param source the same object each time
 */
export function useTypedSearch<Found>(query: string, source: TypedSearchSource): TypedSearch<Found> {
  const wanted = query.trim();
  const [answer, setAnswer] = useState<TypedSearch<Found> & { query: string }>({
    query: '',
    found: [],
    searching: false,
    failure: null,
  });
  useEffect(() => {
    if (wanted === '') return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      askServer<Found>(source, wanted, abort.signal).then(
        (said) => setAnswer({ query: wanted, searching: false, ...said }),
        () => {
          if (abort.signal.aborted) return;
          setAnswer({ query: wanted, found: [], searching: false, failure: source.failed });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, source]);
  if (wanted === '') return { found: [], searching: false, failure: null };
  // What was found before stays until the next answer, so that the list does not flicker.
  return { ...answer, searching: answer.query !== wanted };
}

async function askServer<Found>(
  { address, signedOut }: TypedSearchSource,
  query: string,
  signal: AbortSignal,
): Promise<Pick<TypedSearch<Found>, 'found' | 'failure'>> {
  const response = await fetch(`${address}?q=${encodeURIComponent(query)}`, { signal });
  if (response.redirected) return { found: [], failure: signedOut };
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  const { found } = (await response.json()) as { found: Found[] };
  return { found, failure: null };
}

/** Enter that was quicker than the search does `then` with what that finds, unless something else is typed meanwhile. */
export function useEarlyEnter(query: string, searching: boolean, then: () => void): () => void {
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (awaited.current !== query) awaited.current = null;
    if (searching || awaited.current === null) return;
    awaited.current = null;
    then();
  });
  return () => {
    awaited.current = query;
  };
}
