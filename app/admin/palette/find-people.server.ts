import type { Staff } from '~/lib/roles';
import { isPermitted } from '../authorise';
import { people, standings } from '../people/people';
import { listPeople } from '../people/people-list.server';
import type { Found } from './palette-option';

const mostFound = 5;

/** Staff whose name or address contains what was typed, by name, for who manages them. */
export async function findPeople(staff: Staff, query: string): Promise<Found[]> {
  if (!isPermitted(staff, 'read', people)) return [];
  const { lines } = await listPeople(new URLSearchParams({ q: query }));
  return lines.slice(0, mostFound).map(({ id, name, email, standing }) => ({
    group: 'People',
    title: `${name}, ${email}`,
    href: `/admin/${people.tab.path}/${id}`,
    tab: people.tab.label,
    state: standings[standing],
  }));
}
