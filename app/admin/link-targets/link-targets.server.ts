import { boundCollections } from '~/collections/registry.server';
import { searchTerm } from '~/collections/search-text.server';
import type { Staff } from '~/lib/roles';
import { sitePages } from '~/site/site-map';
import { isPermitted } from '../authorise';
import { fitting } from '../typed-search/fitting';
import { recordsByTitle } from '../typed-search/records-by-title.server';
import type { LinkTarget } from './link-target';

const mostPages = 5;
const mostRecords = 8;

/**
 * What a link in a text may lead to, by its name: pages of the site map, then records of the collections that this person
 * may read, drafts included, whose readers have a page of their own. What begins with a slash is the beginning of an address.
 */
export async function findLinkTargets(staff: Staff, typed: string): Promise<LinkTarget[]> {
  const query = searchTerm(typed);
  if (query === '') return [];
  if (query.startsWith('/')) return pages.filter(({ path }) => path.startsWith(query.toLowerCase())).map(toTarget);
  const found = fitting(pages, query).slice(0, mostPages).map(toTarget);
  return [...found, ...(await records(staff, query))];
}

/** Those that share their page with another one are left out: a link leads to the canonical address. */
const pages = sitePages.filter(({ canonical }) => canonical === undefined);

function toTarget({ path, label }: (typeof pages)[number]): LinkTarget {
  return { path, title: label, kind: 'Page', state: null };
}

async function records(staff: Staff, query: string): Promise<LinkTarget[]> {
  // Without a slug a record has no page of its own: it is a part of one.
  const mine = boundCollections.filter(
    ({ table, declaration }) => table.slug !== undefined && isPermitted(staff, 'read', declaration),
  );
  const found = await recordsByTitle(mine, query);
  return found.slice(0, mostRecords).flatMap(({ collection, card: { title, publicPath, state } }) => {
    if (publicPath === null) return [];
    const kind = collection.declaration.tab.label;
    return [
      { path: publicPath, title: title || 'Untitled', kind, state: state.isPublic ? null : { label: state.label } },
    ];
  });
}
