import type { Brief } from './brief';
import { companyBriefs } from './company';
import { industryBriefs } from './industries';
import { quantumBriefs } from './quantum';
import { serviceBriefs } from './services';
import { solutionBriefs } from './solutions';

export type { Brief, BriefAction, BriefFact } from './brief';

const briefs: Record<string, Brief> = {
  ...quantumBriefs,
  ...serviceBriefs,
  ...industryBriefs,
  ...solutionBriefs,
  ...companyBriefs,
};

export function findBrief(path: string): Brief | undefined {
  return briefs[path];
}
