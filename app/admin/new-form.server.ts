import type { BoundCollection, FormValues } from '~/collections/record-binding.server';
import { orm } from '~/db/client.server';
import { findRow } from './records.server';

/** What does not go from one version of a record to another, or to its copy: whether and when it is public, and its address. */
export const ownOfEach = ['status', 'slug', 'publish_date', 'publish_when', 'publish_at'];

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
  const words = Object.entries(collection.toForm(row)).filter(([field]) => !ownOfEach.includes(field));
  const { title, ...others } = Object.fromEntries(words);
  return { ...blank, ...others, ...(hidden && { status: hidden.to }), title: title ? `${title} (copy)` : '' };
}
