import { storiesNamed } from '~/collections/case_studies/case_studies.queries.server';
import { type ClaimRecord, claims } from './claims';
import { findWrittenPage } from './pages';
import { sitePages } from './site-map';

/** A published figure with the pages that show it. */
export interface ClaimInUse extends ClaimRecord {
  pages: { path: string; label: string }[];
}

/** The register, each figure with the pages that name it in the order of the site map. A page at two addresses counts once. */
export function claimsInUse(): ClaimInUse[] {
  const shown = sitePages
    .filter((page) => page.canonical === undefined)
    .map((page) => ({ page, ids: new Set<string>(findWrittenPage(page.path)?.claims) }));
  return claims.map((record) => ({
    ...record,
    pages: shown.filter(({ ids }) => ids.has(record.id)).map(({ page: { path, label } }) => ({ path, label })),
  }));
}

/** The same with the case studies that achieved them, as long as these are public and still say so. */
export async function claimsShown(): Promise<ClaimInUse[]> {
  return Promise.all(
    claimsInUse().map(async (record) => {
      const named = record.caseStudy ? await storiesNamed([record.caseStudy]) : [];
      const stating = named.filter(({ resultsAchieved }) => resultsAchieved?.includes(record.value));
      return { ...record, pages: [...record.pages, ...stating.map(({ path, title }) => ({ path, label: title }))] };
    }),
  );
}
