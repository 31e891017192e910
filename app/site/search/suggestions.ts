import { searchHref } from './search-address';

/** Searches that always find something: a way in for whoever has no word yet. */
export const suggestedSearches = [
  'annealing',
  'error mitigation',
  'custom language models',
  'cancer detection',
  'SDK',
].map((query) => ({ label: query, href: searchHref({ query }) }));
