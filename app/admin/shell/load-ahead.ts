import { useEffect } from 'react';

/** What React Router leaves in the page about its routes; no part of its documented interface, so it may be missing. */
interface RouteManifest {
  routes: Record<string, Route | undefined>;
}

interface Route {
  parentId?: string;
  module: string;
  imports?: string[];
  hasDefaultExport: boolean;
  hasClientAction: boolean;
}

const dashboard = 'routes/admin/dashboard';
/** Needed most when there is trouble: a session that ended. */
const signInAgain = 'routes/auth/sign-in-again';

const restsAfterMs = 500;

/**
 * Once the page that is shown rests, the scripts of all others come, 90 KB in all. A tab is there at the first click
 * then, and somebody who loses the network does not lose the page: React Router loads the whole document anew when a
 * script is missing.
 */
export function useLoadAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => scriptsOfAdmin().forEach(preload), restsAfterMs);
    return () => clearTimeout(timer);
  }, []);
}

function scriptsOfAdmin(): Set<string> {
  const { routes } = (Reflect.get(window, '__reactRouterManifest') as RouteManifest | undefined) ?? { routes: {} };
  const isOfAdmin = (id: string | undefined): boolean =>
    id !== undefined && (id === dashboard || id === signInAgain || isOfAdmin(routes[id]?.parentId));
  // Exports and the like have nothing for a browser.
  const isLoaded = (route: Route | undefined) => route?.hasDefaultExport || route?.hasClientAction;
  const ids = Object.keys(routes).filter((id) => isOfAdmin(id) && isLoaded(routes[id]));
  return new Set(ids.flatMap((id) => [routes[id]?.module ?? '', ...(routes[id]?.imports ?? [])]));
}

function preload(path: string): void {
  if (document.head.querySelector(`link[rel=modulepreload][href="${path}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = path;
  link.fetchPriority = 'low';
  document.head.append(link);
}
