import { searchTerm } from '~/collections/search-text.server';
import type { Staff } from '~/lib/roles';
import { findInquiries } from './find-inquiries.server';
import { findPeople } from './find-people.server';
import { findRecords } from './find-records.server';
import type { Found } from './palette-option';

/** Records, what visitors sent, and staff that fit what was typed: only those that this person may see, best first. */
export async function findAnything(staff: Staff, typed: string): Promise<Found[]> {
  const query = searchTerm(typed);
  if (query === '') return [];
  const found = await Promise.all([findRecords(staff, query), findInquiries(staff, query), findPeople(staff, query)]);
  return found.flat();
}
