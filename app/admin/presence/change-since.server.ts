import type { BoundCollection } from '~/collections/record-binding.server';
import { orm } from '~/db/client.server';
import type { Since } from '~/server/presence/presence';
import { findDeletion, lastSaves } from '../editor/conflict.server';
import { findRow } from '../stored-row.server';

/** What became of a record since this revision of it was opened; null for nothing. Authorise first. */
export async function changeSince(collection: BoundCollection, id: string, revision: number): Promise<Since | null> {
  const now = new Date().toISOString();
  const row = await findRow(orm(), collection, id);
  if (!row) {
    const { who, at } = await findDeletion(collection, id);
    return { what: 'deleted', who, at, now, revision: null };
  }
  const present = Number(row.revision);
  if (present <= revision) return null;
  const [last] = await lastSaves(collection, id, 1);
  return { what: 'saved', who: last?.who ?? null, at: last?.at ?? null, now, revision: present };
}
