/** What a route may say of itself in `export const handle`. */
export interface RouteHandle {
  /**
   * React takes over in the browser: at the first sign that somebody is about to do something, or at once where a page
   * says what only the browser knows. Without it the page ships no script at all.
   */
  hydrate?: boolean | 'at-once';
  /** It is sent to and nothing else: its loader refuses with 405. */
  isPostOnly?: boolean;
}

/** Whether React takes over a page in the browser, from the handles of its routes. In development it always does. */
export function isHydrated(handles: readonly unknown[]): boolean {
  return import.meta.env.DEV || handles.some((handle) => (handle as RouteHandle | undefined)?.hydrate);
}

/** Whether it does so without waiting for a sign. */
export function isHydratedAtOnce(handles: readonly unknown[]): boolean {
  return handles.some((handle) => (handle as RouteHandle | undefined)?.hydrate === 'at-once');
}
