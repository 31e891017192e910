import { findPresentTerm } from '~/collections/former-terms.server';
import { nameInOtherCapitals } from './list-address';

interface Narrowed {
  /** What the list can be narrowed to. */
  names: readonly string[];
  /** How many records it has, narrowed as the address asks. */
  total: number;
}

/**
 * What a list calls that which an address calls otherwise: in other capitals, or by the name it had before staff renamed it.
 * Null where there is nothing to mend.
 * @param field as declarations call it, such as `tags`; undefined where names are fixed
 */
export async function presentName(
  field: string | undefined,
  asked: string,
  { names, total }: Narrowed,
): Promise<string | null> {
  const spelled = nameInOtherCapitals(asked, names);
  if (spelled !== undefined) return spelled;
  return field === undefined || asked === '' || total > 0 || names.includes(asked)
    ? null
    : findPresentTerm(field, asked);
}
