import { useEffect, useSyncExternalStore } from 'react';
import { type DataStrategyResult, data, useMatches } from 'react-router';
import { isFault } from '~/lib/is-fault';
import { findKeptUntil, type KeptUntil } from '~/lib/kept-form';
import { errorToast, type Toast } from '~/lib/toast';
import { useShowToast } from '~/ui/toast';
import { loadFailedAt } from '../load-failed';

/** The server was not reached. */
export class UnreachedError extends Error {
  constructor(cause: unknown) {
    super(unreached, { cause });
  }
}

/** What is on the screen: the address of each part of the page that has loaded something, by its route's id. */
let shown = new Map<string, string>();

/** What could not be sent, until it is said. */
let unsent: Toast | null = null;
/** What could not be loaded anew, until something is loaded. */
let unloaded: Toast | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Client middleware of everything under /admin: a server that fails or is not reached takes nothing off the screen. What
 * is shown stays, with a toast; a part of the page that would have been new says at its place that it is missing. A form
 * that could not be sent stays as it was, as does one whose writer has to sign in first, or to set up a second factor. What
 * else the server answered on purpose (a redirect, 403, 404) passes.
 */
export async function keepPage(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  const results = await next();
  // Whoever pressed something else meanwhile waits for that, not for this.
  if (request.signal.aborted) return results;
  const isWrite = request.method !== 'GET';
  const failed = Object.keys(results).filter((id) => {
    const thrown = thrownIn(results[id]);
    return isFault(thrown) || (isWrite && findKeptUntil(thrown) !== null);
  });
  if (isWrite) {
    if (failed.length === 0) return results;
    unsent = errorToast(whyNotSent(thrownIn(results[failed[0] ?? ''])));
    tell();
    // The status keeps the router from loading the page anew.
    return { ...results, ...Object.fromEntries(failed.map((id) => [id, unanswered])) };
  }
  const { pathname } = new URL(request.url);
  const kept = failed.filter((id) => isWithin(pathname, shown.get(id)));
  // A part that is missing says so itself.
  unloaded = kept.length > 0 && kept.length === failed.length ? errorToast(loadFailedAt(pathname)) : null;
  tell();
  // The router keeps the data of a part that has no result.
  return Object.fromEntries(
    Object.entries(results)
      .filter(([id]) => !kept.includes(id))
      .map(([id, result]) => [id, failed.includes(id) ? named(result) : result]),
  );
}

const unreached = 'The server could not be reached. Please try again.';
const refused = 'The server could not do this. The fault has been recorded; please try again in a moment.';

const firstSteps: Record<KeptUntil, string> = {
  'signed in': 'Your session has ended. Sign in again in a new tab; then come back to this one and try again.',
  'second factor':
    'This site asks for a second factor by now. Set it up in a new tab, under My account; then come back to this one and try again.',
};

function whyNotSent(thrown: unknown): string {
  const until = findKeptUntil(thrown);
  if (until !== null) return firstSteps[until];
  return thrown instanceof TypeError ? unreached : refused;
}

const unanswered = { type: 'data', result: data(undefined, { status: 503 }) } satisfies DataStrategyResult;

/** What was thrown, if anything was. That of an action comes wrapped with its status. */
function thrownIn(result: DataStrategyResult | undefined): unknown {
  if (result?.type !== 'error') return undefined;
  const thrown: unknown = result.result;
  const isWrapped = typeof thrown === 'object' && thrown !== null && 'type' in thrown && 'data' in thrown;
  return isWrapped && thrown.type === unanswered.result.type ? thrown.data : thrown;
}

/** Loaders run on the server: what is thrown here is fetch saying that nobody answered. */
function named(result: DataStrategyResult): DataStrategyResult {
  const thrown = thrownIn(result);
  return thrown instanceof TypeError ? { type: 'error', result: new UnreachedError(thrown) } : result;
}

/** Whether a part of the page that is shown at `part` is the same at `pathname`. */
function isWithin(pathname: string, part: string | undefined): boolean {
  if (part === undefined) return false;
  return pathname === part || pathname.startsWith(part.endsWith('/') ? part : `${part}/`);
}

/**
 * For the frame of the admin: remembers what is shown, and says what could not be sent. The answer is the toast of what
 * could not be loaded anew, as long as that is so.
 */
export function useKeptPage(): Toast | null {
  const matches = useMatches();
  useEffect(() => {
    shown = new Map(
      matches.filter(({ loaderData }) => loaderData !== undefined).map(({ id, pathname }) => [id, pathname]),
    );
  }, [matches]);
  const showToast = useShowToast();
  const latest = useSyncExternalStore(
    subscribe,
    () => unsent,
    () => null,
  );
  useEffect(() => {
    if (latest === null) return;
    unsent = null;
    showToast(latest);
  }, [latest, showToast]);
  return useSyncExternalStore(
    subscribe,
    () => unloaded,
    () => null,
  );
}
