import type { Other } from '~/server/presence/presence';
import { type Doing, presenceNote } from './presence-words';

/** On a card of a list: who else has its record open, as of when the list was loaded. */
export function CardPresence({ others, doing }: { others: readonly Other[] | undefined; doing: Doing }) {
  if (!others) return null;
  return <p className="mt-1 text-xs leading-5 font-normal text-caution">{presenceNote(others, doing)}</p>;
}
