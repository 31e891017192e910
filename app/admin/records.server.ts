import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { eq } from 'drizzle-orm';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { Executor, Orm } from '~/db/client.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { errorToast, successToast, type Toast } from '~/lib/toast';
import { isUuid } from '~/lib/uuid';
import { changesBetween, writeAudit } from '~/server/audit/audit.server';
import { announceContentChange, bumpContentVersion } from '~/server/content-version.server';
import { sanitizeHtml } from '~/server/html/sanitize.server';
import { log } from '~/server/log.server';
import { authorise, RefusedError } from './authorise';
import { forgetFormerSlugs, isSlugTaken, keepFormerSlug, slugFor } from './slugs.server';

/**
 * The only writer of collections. Every write goes the same way: who -> may they -> is it valid -> write -> audit row
 * -> message. Nothing here throws for bad input or for a failing database: the outcome says what the form should show.
 */
export interface WriteRequest {
  collection: BoundCollection;
  staff: Staff | null;
  requestId: string;
}

export type SaveOutcome =
  | { ok: true; id: string; toast: Toast }
  | { ok: false; status: number; toast?: Toast; submission?: SubmissionResult };

export type DeleteOutcome = { ok: true; toast: Toast } | { ok: false; status: number; toast: Toast };

/** Creates a record (`id` null) or changes one. */
export async function saveRecord(request: WriteRequest & { id: string | null; form: FormData }): Promise<SaveOutcome> {
  const { collection, id } = request;
  const { declaration } = collection;
  try {
    const staff = authorise(request.staff, id === null ? 'create' : 'update', declaration);
    for (const field of declaration.htmlFields) sanitizeField(request.form, field);
    const submission = parseWithZod(request.form, { schema: declaration.fields, disableAutoCoercion: false });
    if (submission.status !== 'success') return { ok: false, status: 422, submission: submission.reply() };
    const saved = await writeWithFreeSlug(collection, staff, id, submission.value);
    if (saved === 'gone') return { ok: false, status: 404, toast: goneToast(declaration.singular) };
    if (saved === 'slug-taken') {
      const fieldErrors = { slug: ['Slug is taken by another record. Choose another one.'] };
      return { ok: false, status: 422, submission: submission.reply({ fieldErrors }) };
    }
    bumpContentVersion();
    const { created, updated } = declaration.messages;
    return { ok: true, id: saved.id, toast: successToast(id === null ? created : updated) };
  } catch (error) {
    return refusedOrFailed(error, request, declaration.messages.saveFailed);
  }
}

/** Deletes a record. Its last state stays in the audit log. */
export async function deleteRecord(request: WriteRequest & { id: string }): Promise<DeleteOutcome> {
  const { collection, id } = request;
  const { declaration, table } = collection;
  try {
    const staff = authorise(request.staff, 'delete', declaration);
    if (!isUuid(id)) return { ok: false, status: 404, toast: goneToast(declaration.singular) };
    const deleted = await orm().transaction(async (tx) => {
      const [row] = await tx.delete(table).where(eq(table.id, id)).returning();
      if (!row) return false;
      await forgetFormerSlugs(tx, collection, id);
      const changes = changesBetween(withoutSearchText(row), {});
      await writeAudit(tx, { staff, action: 'delete', collection: declaration.name, recordId: id, changes });
      await announceContentChange(tx);
      return true;
    });
    if (!deleted) return { ok: false, status: 404, toast: goneToast(declaration.singular) };
    bumpContentVersion();
    return { ok: true, toast: successToast(declaration.messages.deleted) };
  } catch (error) {
    return refusedOrFailed(error, request, declaration.messages.deleteFailed);
  }
}

function sanitizeField(form: FormData, field: string): void {
  const value = form.get(field);
  if (typeof value === 'string' && form.getAll(field).length === 1) form.set(field, sanitizeHtml(value));
}

type Written = { id: string } | 'gone' | 'slug-taken';

/** Two editors may choose the same free slug at the same moment: the second one looks again. */
async function writeWithFreeSlug(
  collection: BoundCollection,
  staff: Staff,
  id: string | null,
  values: Record<string, unknown>,
): Promise<Written> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await orm().transaction((tx) => write(tx, collection, staff, id, values));
    } catch (error) {
      if (attempt === 3 || !isSlugTaken(error)) throw error;
    }
  }
}

async function write(
  tx: Orm,
  collection: BoundCollection,
  staff: Staff,
  id: string | null,
  values: Record<string, unknown>,
): Promise<Written> {
  const { table, declaration } = collection;
  const existing = id === null ? null : await findRow(tx, collection, id);
  if (id !== null && !existing) return 'gone';
  const row = collection.toRow(values, { staff, now: new Date(), existing });
  const slug = await slugFor(tx, collection, { values, row, existing });
  if (slug === 'taken') return 'slug-taken';
  const target = { ...row, ...slug };
  const [stored] = existing
    ? await tx.update(table).set(target).where(eq(table.id, id)).returning()
    : await tx.insert(table).values(target).returning();
  const after = withoutSearchText(stored ?? {});
  const changes = changesBetween(existing ? withoutSearchText(existing) : {}, after);
  const recordId = String(after.id);
  await keepFormerSlug(tx, collection, existing, after);
  const action = existing ? 'update' : 'create';
  await writeAudit(tx, { staff, action, collection: declaration.name, recordId, changes });
  await announceContentChange(tx);
  return { id: recordId };
}

/** The stored row, or null; an id that is no uuid finds nothing. */
export async function findRow(
  executor: Executor,
  collection: BoundCollection,
  id: string,
): Promise<Record<string, unknown> | null> {
  if (!isUuid(id)) return null;
  const [row] = await executor.select().from(collection.table).where(eq(collection.table.id, id)).limit(1);
  return row ?? null;
}

function withoutSearchText(row: Record<string, unknown>): Record<string, unknown> {
  const { searchText: _searchText, ...rest } = row;
  return rest;
}

function goneToast(singular: string): Toast {
  return errorToast(`This ${singular} no longer exists. Somebody may have deleted it.`);
}

function refusedOrFailed(
  error: unknown,
  request: WriteRequest,
  failed: string,
): { ok: false; status: number; toast: Toast } {
  if (error instanceof RefusedError) return { ok: false, status: error.status, toast: errorToast(error.message) };
  log.error({ id: request.requestId, err: error, collection: request.collection.declaration.name }, 'write failed');
  return { ok: false, status: 500, toast: errorToast(failed) };
}
