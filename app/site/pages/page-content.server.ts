import { storiesNamed, storiesOfIndustry } from '~/collections/case_studies/case_studies.queries.server';
import type { WebsitePage } from '~/collections/website_content/website_content';
import { publishedSections } from '~/collections/website_content/website_content.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import type { WrittenPage } from './written-page';

const readSections = remembered(async (page: WebsitePage) => publishedSections(page));
const readStoriesOf = remembered(async (industry: string) => storiesOfIndustry(industry));
const readStoriesNamed = remembered(async (slugs: readonly string[]) => storiesNamed(slugs));

/** What editors laid over the words of a page. */
export async function sectionsFor(written: WrittenPage | undefined) {
  return written?.contentPage ? readSections(written.contentPage) : [];
}

/** The case studies that a page tells. */
export async function storiesFor(written: WrittenPage | undefined) {
  if (written?.storiesNamed) return readStoriesNamed(written.storiesNamed);
  const found = await Promise.all((written?.storiesOf ?? []).map((industry) => readStoriesOf(industry)));
  return found.flat();
}
