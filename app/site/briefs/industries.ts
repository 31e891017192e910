import type { Brief } from './brief';

export const industryBriefs: Record<string, Brief> = {};
