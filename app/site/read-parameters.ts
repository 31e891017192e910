import { feedPaths } from './feed-links';
import { sitePages } from './site-map';

const none: readonly string[] = [];

const readByPages = new Map<string, readonly string[]>([
  ...sitePages.map(({ path, reads = none }) => [path, reads] as const),
  ...feedPaths.map((path) => [path, none] as const),
  ['/search', ['q', 'kind', 'page']],
]);

const readByRecords = new Map(sitePages.map(({ path, recordsRead }) => [path, recordsRead]));

/** What the page at a path reads of its query string; undefined where nobody has said it, and everything may count. */
export function parametersReadAt(path: string): readonly string[] | undefined {
  const list = /^(\/[^/]+)\/[^/.]+$/.exec(path)?.[1];
  return readByPages.get(path) ?? (list === undefined ? undefined : readByRecords.get(list));
}
