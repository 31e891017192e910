import { boundCollections } from '~/collections/registry.server';
import type { Staff } from '~/lib/roles';
import { urlOnThisSite } from '~/server/site-origin.server';
import { isPermitted } from '../authorise';
import { readableRecordAt } from '../readable-record-at.server';
import { recordsByTitle } from '../typed-search/records-by-title.server';
import type { Found } from './palette-option';

/**
 * Records of every collection that this person may read, by their titles or by the address of their page, with the way to
 * their editors.
 * @param query a search term, not empty
 */
export async function findRecords(staff: Staff, query: string): Promise<Found[]> {
  const url = urlOnThisSite(query);
  if (url) return findByAddress(staff, url.pathname);
  const mine = boundCollections.filter(({ declaration }) => isPermitted(staff, 'read', declaration));
  const found = await recordsByTitle(mine, query);
  return found.map(({ collection, card: { id, title, state } }) => {
    const { path, label } = collection.declaration.tab;
    return { group: 'Records', title: title || 'Untitled', href: `/admin/${path}/${id}`, tab: label, state };
  });
}

async function findByAddress(staff: Staff, path: string): Promise<Found[]> {
  const record = await readableRecordAt(staff, path);
  if (!record) return [];
  const { title, editPath, tab, state } = record;
  return [{ group: 'Records', title, href: editPath, tab, state }];
}
