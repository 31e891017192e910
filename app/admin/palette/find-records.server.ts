import { boundCollections } from '~/collections/registry.server';
import type { Staff } from '~/lib/roles';
import { urlOnThisSite } from '~/server/site-origin.server';
import { isPermitted } from '../authorise';
import { findRecordAt } from '../dead-links/dead-links.server';
import { recordsByTitle } from '../typed-search/records-by-title.server';
import type { Found } from './palette-option';

/**
 * Records of every collection that this person may read, by their titles or by the address of their page, with the way to
 * their editors.
 * @param query a search term, not empty
 */
export async function findRecords(staff: Staff, query: string): Promise<Found[]> {
  const mine = boundCollections.filter(({ declaration }) => isPermitted(staff, 'read', declaration));
  const url = urlOnThisSite(query);
  if (url) return findByAddress(url.pathname, new Set(mine.map(({ declaration }) => declaration.tab.label)));
  const found = await recordsByTitle(mine, query);
  return found.map(({ collection, card: { id, title, state } }) => {
    const { path, label } = collection.declaration.tab;
    return { group: 'Records', title: title || 'Untitled', href: `/admin/${path}/${id}`, tab: label, state };
  });
}

async function findByAddress(path: string, tabs: ReadonlySet<string>): Promise<Found[]> {
  const record = await findRecordAt(path);
  if (!record || !tabs.has(record.tab)) return [];
  const { title, editPath, tab, state } = record;
  return [{ group: 'Records', title, href: editPath, tab, state }];
}
