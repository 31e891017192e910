import { type ClaimRecord, claims } from './claims';
import { findWrittenPage } from './pages';
import { sitePages } from './site-map';

/** A published figure with the pages that show it. */
export interface ClaimInUse extends ClaimRecord {
  pages: { path: string; label: string }[];
}

/** The register, each figure with its pages in the order of the site map. A page at two addresses counts once. */
export function claimsInUse(): ClaimInUse[] {
  const shown = sitePages
    .filter((page) => page.canonical === undefined)
    .map((page) => ({ page, ids: new Set<string>(findWrittenPage(page.path)?.claims) }));
  return claims.map((record) => ({
    ...record,
    pages: shown.filter(({ ids }) => ids.has(record.id)).map(({ page: { path, label } }) => ({ path, label })),
  }));
}
