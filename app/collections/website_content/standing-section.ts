import type { WebsitePage } from './website_content';

/** A published section as the form of another one knows it. */
export interface StandingSection {
  id: string;
  /** What the list calls it. */
  title: string;
  pageName: WebsitePage;
  sectionKey: string;
  sectionOrder: number;
  /** Whether it was added after the record of the form: of two with the same order, visitors see the newer one. */
  isNewer: boolean;
}

/** Those that stand for the same section of a page, in the order in which they are laid over each other. */
export function standingFor(all: readonly StandingSection[], pageName: string, sectionKey: string): StandingSection[] {
  return all
    .filter((section) => section.pageName === pageName && section.sectionKey === sectionKey)
    .toSorted((one, other) => one.sectionOrder - other.sectionOrder);
}

/** The one that lies over a record of this order; null where that lies over all of them. */
export function standingOver(same: readonly StandingSection[], order: number): StandingSection | null {
  const over = same.filter(({ sectionOrder, isNewer }) => sectionOrder > order || (sectionOrder === order && isNewer));
  return over.at(-1) ?? null;
}
