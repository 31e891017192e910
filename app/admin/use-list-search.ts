import { useLocation } from 'react-router';
import { searchOfList } from './list-address';

/** What the address says of the list, for links and forms of the list: an editor above it has words of its own there. */
export function useListSearch(): string {
  return searchOfList(useLocation().search);
}
