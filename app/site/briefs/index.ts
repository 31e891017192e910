import type { Brief } from './brief';

export type { Brief, BriefAction, BriefFact } from './brief';

/** Every page is written at present. A new one may start here. */
const briefs: Record<string, Brief> = {};

export function findBrief(path: string): Brief | undefined {
  return briefs[path];
}
