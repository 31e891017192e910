import { randomUUID } from 'node:crypto';
import type { BoundCollection } from '~/collections/record-binding.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { parseFields } from '~/server/parse-fields.server';
import { sanitizeFields } from './records.server';
import { slugFor } from './slugs.server';
import { findRow } from './stored-row.server';

interface Typed {
  collection: BoundCollection;
  staff: Staff;
  /** Null for a record that was never saved. */
  id: string | null;
  /** The record's fields and no others. */
  form: FormData;
}

export type UnsavedRow =
  | { ok: true; row: Record<string, unknown> }
  /** What has to be put right first, in sentences. */
  | { ok: false; problems: string[] };

/** The row that saving a form would write; nothing is written. Asks nobody's permission. */
export async function unsavedRow({ collection, staff, id, form }: Typed): Promise<UnsavedRow> {
  const { declaration } = collection;
  sanitizeFields(form, declaration);
  const submission = parseFields(form, declaration.fields);
  if (submission.status !== 'success') {
    return { ok: false, problems: Object.values(submission.error ?? {}).flatMap((errors) => errors ?? []) };
  }
  const values = submission.value;
  const existing = id === null ? null : await findRow(orm(), collection, id);
  const now = new Date();
  const row = collection.toRow(values, { staff, now, existing });
  const slug = await slugFor(orm(), collection, { values, row, existing });
  const own = { id: id ?? randomUUID(), slug: '', createdAt: now, ...existing };
  return { ok: true, row: { ...own, ...row, ...(typeof slug === 'string' ? {} : slug), updatedAt: now } };
}
