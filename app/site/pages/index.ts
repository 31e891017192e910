import { homePages } from '../home';
import { aiPages } from './ai';
import { companyPages } from './company';
import { enterprisePages } from './enterprise';
import { healthcarePages } from './healthcare';
import { industryPages } from './industries';
import { legalPages } from './legal';
import { quantumPages } from './quantum';
import { servicesPages } from './services';
import { solutionPages } from './solutions';
import type { WrittenPage } from './written-page';

/** Every page that is words and pictures, by group. */
export const writtenPages: readonly WrittenPage[] = [
  ...homePages,
  ...aiPages,
  ...healthcarePages,
  ...enterprisePages,
  ...companyPages,
  ...industryPages,
  ...legalPages,
  ...quantumPages,
  ...servicesPages,
  ...solutionPages,
];

const byPath = new Map(writtenPages.map((page) => [page.path, page]));

/** The page at this path; a path that stands for the same page is resolved by the caller. */
export function findWrittenPage(path: string): WrittenPage | undefined {
  return byPath.get(path);
}
