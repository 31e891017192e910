import type { BoundCollection, FormValues } from '~/collections/record-binding.server';
import { orm } from '~/db/client.server';
import { findRow } from './stored-row.server';

/**
 * What the form of a new record starts with: the words of another one, where it is to be a copy of that. A copy is not
 * public, whatever new records are by default: saved as it stands it would say everything twice.
 */
export async function newForm(collection: BoundCollection, copied: string | null): Promise<FormValues> {
  const blank = collection.blankForm();
  const row = copied === null ? null : await findRow(orm(), collection, copied);
  if (!row) return blank;
  const { moves, publicStatus } = collection.declaration;
  const hidden = moves.find(({ to }) => to !== publicStatus);
  const words = Object.entries(collection.toForm(row)).filter(([field]) => !collection.ownFields.includes(field));
  const { title, ...others } = Object.fromEntries(words);
  return { ...blank, ...others, ...(hidden && { status: hidden.to }), title: title ? `${title} (copy)` : '' };
}
