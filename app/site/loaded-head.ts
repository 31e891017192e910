import type { MetaDescriptor } from 'react-router';

/**
 * For pages that React takes over in the browser: their loader says what search engines read, so that the map of the
 * whole site stays on the server. Export it as the route's `meta`.
 */
export function loadedHead({ loaderData }: { loaderData?: { head: MetaDescriptor[] } | undefined }): MetaDescriptor[] {
  return loaderData?.head ?? [];
}
