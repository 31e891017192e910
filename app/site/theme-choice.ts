import { useEffect, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Theme } from '~/lib/theme';
import type { loader } from '~/root';

/** What was chosen since the page came; null when nothing was. The server renders many pages at once, and never has one. */
let chosen: { theme: Theme | undefined } | null = null;
const path = '/theme';
const followers = new Set<() => void>();

function follow(onChoice: () => void): () => void {
  followers.add(onChoice);
  return () => followers.delete(onChoice);
}

/** The visitor's own choice; undefined follows the system. */
export function useTheme(): Theme | undefined {
  const asked = useRouteLoaderData<typeof loader>('root')?.theme;
  const since = useSyncExternalStore(
    follow,
    () => chosen,
    () => null,
  );
  return since ? since.theme : asked;
}

/**
 * Where scripts run, a choice changes the page in place: sent as a form it would bring the page anew, without what was
 * typed in it. The server keeps it as it does without scripts.
 */
export function useThemeInPlace(): void {
  useEffect(() => {
    const choose = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== path) return;
      event.preventDefault();
      const body = new FormData(form, event.submitter);
      // A server that is not reached keeps nothing, and the page has its theme all the same.
      fetch(path, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
      const theme = body.get('theme');
      chosen = { theme: theme === 'light' || theme === 'dark' ? theme : undefined };
      for (const tell of followers) tell();
    };
    document.addEventListener('submit', choose);
    return () => document.removeEventListener('submit', choose);
  }, []);
}
