import { useEffect, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { readTheme, type Theme } from '~/lib/theme';
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

function choose(theme: Theme | undefined) {
  chosen = { theme };
  for (const tell of followers) tell();
}

/**
 * Where scripts run, a choice changes the page in place: sent as a form it would bring the page anew, without what was
 * typed in it. The server keeps it as it does without scripts.
 */
export function useThemeInPlace(): void {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== path) return;
      event.preventDefault();
      const body = new FormData(form, event.submitter);
      // A server that is not reached keeps nothing, and the page has its theme all the same.
      fetch(path, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
      const theme = body.get('theme');
      choose(theme === 'light' || theme === 'dark' ? theme : undefined);
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, []);
}

/**
 * A page that the browser kept as it was left comes back with the menu open through which it was left, and in the theme of that
 * time. Where scripts run, it comes back as it would have come anew.
 */
export function useRestoredPage(): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
      choose(readTheme(document.cookie));
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}
