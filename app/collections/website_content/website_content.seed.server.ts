import { promises } from '~/lib/company';
import type { WebsitePage } from './website_content';

export interface WebsiteContentSeed {
  pageName: WebsitePage;
  sectionKey: string;
  title: string;
  content: string;
  status: 'draft';
  sectionOrder: number;
  metadata: Record<string, unknown>;
}

/** Drafts that show how it works: two lay other words over built-in ones, one adds a section. The pages stay as built. */
export const websiteContentSeed: WebsiteContentSeed[] = [
  {
    pageName: 'homepage',
    sectionKey: 'closing',
    title: 'Bring us the schedule that nobody dares to touch.',
    content: `We show you on your own example what a solver makes of it. It takes ${promises.demoLength.words}.`,
    status: 'draft',
    sectionOrder: 0,
    metadata: {},
  },
  {
    pageName: 'homepage',
    sectionKey: 'announcement',
    title: 'An open day in Ranchi',
    content:
      'A section with a key of its own is added to the page.\n\nLeave a blank line between two paragraphs. Publish it, look at the page, and set it back to draft: the page is as it was.',
    status: 'draft',
    sectionOrder: 1,
    metadata: {},
  },
  {
    pageName: 'about',
    sectionKey: 'hero',
    title: 'We build what can be checked',
    content: 'Title and content of a published section take the place of the built-in words with the same key.',
    status: 'draft',
    sectionOrder: 0,
    metadata: {},
  },
];
