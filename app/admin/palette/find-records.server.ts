import { boundCollections } from '~/collections/registry.server';
import type { Staff } from '~/lib/roles';
import { isPermitted } from '../authorise';
import { recordsByTitle } from '../typed-search/records-by-title.server';
import type { Found } from './palette-option';

/**
 * Records of every collection that this person may read, by their titles, with the way to their editors.
 * @param query a search term, not empty
 */
export async function findRecords(staff: Staff, query: string): Promise<Found[]> {
  const mine = boundCollections.filter(({ declaration }) => isPermitted(staff, 'read', declaration));
  const found = await recordsByTitle(mine, query);
  return found.map(({ collection, card: { id, title, state } }) => {
    const { path, label } = collection.declaration.tab;
    return { group: 'Records', title: title || 'Untitled', href: `/admin/${path}/${id}`, tab: label, state };
  });
}
