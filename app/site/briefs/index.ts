import type { Brief } from './brief';
import { serviceBriefs } from './services';

export type { Brief, BriefAction, BriefFact } from './brief';

const briefs: Record<string, Brief> = {
  ...serviceBriefs,
};

export function findBrief(path: string): Brief | undefined {
  return briefs[path];
}
