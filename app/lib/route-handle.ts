/** What a route may say of itself in `export const handle`. */
export interface RouteHandle {
  /** React takes over in the browser. Without it the page ships no script at all. */
  hydrate?: boolean;
  /** It looks like the public site, wherever its address is. */
  looksPublic?: boolean;
}

/** Whether a page is in the styles of the admin, from its path and the handles of its routes. */
export function isStaffStyled(path: string, handles: readonly unknown[]): boolean {
  return path.startsWith('/admin') && !handles.some((handle) => (handle as RouteHandle | undefined)?.looksPublic);
}

/** Whether React takes over a page in the browser, from the handles of its routes. In development it always does. */
export function isHydrated(handles: readonly unknown[]): boolean {
  return import.meta.env.DEV || handles.some((handle) => (handle as RouteHandle | undefined)?.hydrate === true);
}
