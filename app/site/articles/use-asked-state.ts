import { useNavigation } from 'react-router';
import { type ListState, readListState } from './list-address';

/** What a list is being asked for, however long the answer takes: who chooses something else meanwhile goes on from that. */
export function useAskedState(base: string, state: ListState): ListState {
  const { location } = useNavigation();
  return location?.pathname === base ? readListState(new URLSearchParams(location.search)) : state;
}
