import { useEffect, useState } from 'react';
import type { Found } from './palette-option';

const pauseMs = 120;

export interface FoundState {
  found: Found[];
  /** Of what is typed now, nothing is known yet. */
  searching: boolean;
  /** Why there is no answer; null when there is one. */
  failure: string | null;
}

/** Asks the server while one types: after a short pause, and only for what is typed last. */
export function useFound(query: string): FoundState {
  const wanted = query.trim();
  const [answer, setAnswer] = useState<FoundState & { query: string }>({
    query: '',
    found: [],
    searching: false,
    failure: null,
  });
  useEffect(() => {
    if (wanted === '') return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      askServer(wanted, abort.signal).then(
        (found) => setAnswer({ query: wanted, found, searching: false, failure: null }),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          const failure = error instanceof SignedOutError ? error.message : 'Records could not be searched. Try again.';
          setAnswer({ query: wanted, found: [], searching: false, failure });
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);
  if (wanted === '') return { found: [], searching: false, failure: null };
  // What was found before stays until the next answer, so that the list does not flicker.
  return { ...answer, searching: answer.query !== wanted };
}

class SignedOutError extends Error {}

async function askServer(query: string, signal: AbortSignal): Promise<Found[]> {
  const response = await fetch(`/admin/find.json?q=${encodeURIComponent(query)}`, { signal });
  if (response.redirected) throw new SignedOutError('Your session has ended. Sign in again to search records.');
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  const { found } = (await response.json()) as { found: Found[] };
  return found;
}
