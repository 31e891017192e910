import type { SubmissionResult } from '@conform-to/react';
import { and, eq, sql } from 'drizzle-orm';
import { type CollectionDeclaration, placingOf } from '~/collections/collection';
import { fieldOfColumn } from '~/collections/field-names';
import { stands } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { Orm } from '~/db/client.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { errorToast, successToast, type Toast } from '~/lib/toast';
import { changesBetween, writeAudit } from '~/server/audit/audit.server';
import { announceContentChange, bumpContentVersion } from '~/server/content-version.server';
import { sanitizeHtml } from '~/server/html/sanitize.server';
import { parseFields } from '~/server/parse-fields.server';
import { authorise } from './authorise';
import { refusedOrFailed } from './change-outcome.server';
import type { Conflict, Deletion } from './editor/conflict';
import { findConflict, findDeletion, takeTheirs, undecidedIn } from './editor/conflict.server';
import { type Editing, plainEditing } from './editor/editing';
import { placeOfNew } from './place-of-new.server';
import { isSlugTaken, keepFormerSlug, lockSlugs, type SlugRefusal, slugErrors, slugFor } from './slugs.server';
import { findRow } from './stored-row.server';

/**
 * The only writer of collections, with `record-bin.server.ts`, which deletes and restores, `record-place.server.ts`, which
 * moves up and down, and `rewrite-records.server.ts`, which changes a text in all of them. Every write goes the same way: who -> may they -> is it valid -> write -> audit row -> message. Nothing here throws for bad input or for a failing database: the outcome says what the form should show.
 */
export interface WriteRequest {
  collection: BoundCollection;
  staff: Staff | null;
  requestId: string;
}

export interface SaveRequest extends WriteRequest {
  /** Null creates a record. */
  id: string | null;
  /** The record's fields and no others. */
  form: FormData;
  /** Without it, the record is saved on top of whatever stands. */
  editing?: Editing;
  /** A new record that was somebody's elsewhere before. */
  origin?: Origin;
}

/** What no form can say of a new record: under which id and address, and since when, it was known elsewhere. */
export interface Origin {
  id: string;
  slug?: string;
  /** Columns of its table, such as `createdAt`. */
  moments: Readonly<Record<string, Date>>;
}

export type SaveOutcome =
  | {
      ok: true;
      id: string;
      revision: number;
      toast: Toast;
      /** Fields that were saved as somebody else had left them, which the sender's form does not show yet. */
      taken: string[];
    }
  | {
      ok: false;
      status: number;
      toast?: Toast;
      submission?: SubmissionResult;
      /** Somebody else saved it in the meantime. */
      conflict?: Conflict;
      /** Somebody else deleted it in the meantime. */
      deletion?: Deletion;
    };

/** History and audit log name who saved: a text that one person began is not saved as another's. */
function isOfSomebodyElse({ editing = plainEditing }: SaveRequest, staff: Staff): boolean {
  return editing.by !== null && editing.by !== staff.id;
}

function saysWhose({ email }: Staff): string {
  return `This text was begun by somebody else, and you are signed in as ${email} now. Nothing is saved: sign in as they did in another tab, and save again.`;
}

/**
 * Creates a record or changes one. A record that somebody else has saved since it was opened is not overwritten: the
 * answer is the comparison of both versions, whose choices come with the next try.
 */
export async function saveRecord(request: SaveRequest): Promise<SaveOutcome> {
  const { declaration } = request.collection;
  try {
    const staff = authorise(request.staff, request.id === null ? 'create' : 'update', declaration);
    if (isOfSomebodyElse(request, staff)) return { ok: false, status: 409, toast: errorToast(saysWhose(staff)) };
    sanitizeFields(request.form, declaration);
    const settled = await settleChoices(request);
    if ('refused' in settled) return settled.refused;
    const outcome = await parseAndWrite(request, staff);
    return outcome.ok ? { ...outcome, taken: [...settled.taken, ...outcome.taken] } : outcome;
  } catch (error) {
    return refusedOrFailed(error, request.requestId, declaration.messages.saveFailed);
  }
}

async function parseAndWrite(request: SaveRequest, staff: Staff): Promise<SaveOutcome> {
  const { collection, id, form, editing = plainEditing, origin } = request;
  const { declaration } = collection;
  const submission = parseFields(form, declaration.fields);
  if (submission.status !== 'success') return { ok: false, status: 422, submission: submission.reply() };
  const saved = await writeWithFreeSlug({ collection, staff, id, values: submission.value, editing, origin });
  if (saved === 'slug-taken' || saved === 'slug-in-bin') {
    return { ok: false, status: 422, submission: submission.reply({ fieldErrors: { slug: [slugErrors[saved]] } }) };
  }
  if (saved === 'gone' || saved === 'overtaken') return notThereAnyLonger(request, staff);
  bumpContentVersion();
  const { created, updated } = declaration.messages;
  return { ok: true, ...saved, toast: successToast(id === null ? created : updated), taken: [] };
}

type Settled = { taken: string[] } | { refused: SaveOutcome };

/** Applies what was chosen field by field; answers the comparison again while something is still open. */
async function settleChoices(request: SaveRequest): Promise<Settled> {
  const { collection, id, form, editing = plainEditing } = request;
  if (id === null || editing.choices === null || editing.takeMine) return { taken: [] };
  const row = await findRow(orm(), collection, id);
  if (!row) return { taken: [] };
  const conflict = await findConflict(collection, row, form, editing);
  const undecided = undecidedIn(conflict);
  if (undecided.length > 0) {
    const toast = errorToast(`Choose which version to keep of: ${undecided.join(', ')}.`);
    return { refused: { ok: false, status: 409, toast, conflict } };
  }
  if (conflict.revision !== editing.revision) return { refused: conflicting(request, conflict) };
  return { taken: takeTheirs(conflict, form) };
}

/** The record was changed or deleted between opening and saving. */
async function notThereAnyLonger(request: SaveRequest, staff: Staff): Promise<SaveOutcome> {
  const { collection, id, form, editing = plainEditing } = request;
  const row = id === null ? null : await findRow(orm(), collection, id);
  if (!row) {
    const deletion = await findDeletion(collection, id ?? '');
    return { ok: false, status: 404, toast: goneToast(collection.declaration.singular), deletion };
  }
  const conflict = await findConflict(collection, row, form, editing);
  if (conflict.fields.length > 0 && !isOnlyMoved(conflict, collection)) return conflicting(request, conflict);
  // Both want the same, or others another place than the one that this form has not touched: nothing can get lost.
  const taken = takeTheirs(conflict, form);
  const outcome = await parseAndWrite({ ...request, editing: { ...editing, revision: conflict.revision } }, staff);
  return outcome.ok ? { ...outcome, taken } : outcome;
}

/** Whether nothing of a record is another than when its form was opened but its place among others. */
function isOnlyMoved({ fields }: Conflict, { declaration }: BoundCollection): boolean {
  const placing = placingOf(declaration);
  if (!placing) return false;
  const place = fieldOfColumn(placing.places);
  return fields.every(({ name, changedBy }) => changedBy === 'me' || (name === place && changedBy === 'them'));
}

function conflicting({ collection }: SaveRequest, conflict: Conflict): SaveOutcome {
  const { singular } = collection.declaration;
  const sentence = `This ${singular} was changed while you were editing it. Nothing is saved yet: choose what to keep.`;
  return { ok: false, status: 409, toast: errorToast(sentence), conflict };
}

/** Of what was typed, only clean HTML is looked at any further. */
export function sanitizeFields(form: FormData, { htmlFields }: Pick<CollectionDeclaration, 'htmlFields'>): void {
  for (const field of htmlFields) {
    const value = form.get(field);
    if (typeof value === 'string' && form.getAll(field).length === 1) form.set(field, sanitizeHtml(value));
  }
}

/** Overtaken: another save came between reading the record and writing it. */
type Written = { id: string; revision: number } | 'gone' | 'overtaken' | SlugRefusal;

interface Write {
  collection: BoundCollection;
  staff: Staff;
  id: string | null;
  values: Record<string, unknown>;
  editing: Editing;
  origin: Origin | undefined;
}

/** Many may choose the same free slug, or save, at the same moment: all but the first look again, one after the other. */
async function writeWithFreeSlug(request: Write): Promise<Written> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const written = await orm().transaction(async (tx) => {
        if (attempt > 1) await lockSlugs(tx, request.collection);
        return write(tx, request);
      });
      if (written !== 'overtaken' || request.editing.revision !== null || attempt === 3) return written;
    } catch (error) {
      if (attempt === 3 || !isSlugTaken(error)) throw error;
    }
  }
}

async function write(tx: Orm, { collection, staff, id, values, editing, origin }: Write): Promise<Written> {
  const { table, declaration } = collection;
  const { existing, newId = origin?.id } =
    id === null
      ? await placeOfNew(tx, { collection, staff, draft: editing.draft })
      : { existing: await findRow(tx, collection, id) };
  if (id !== null && !existing) return 'gone';
  if (existing && editing.revision !== null && existing.revision !== editing.revision) return 'overtaken';
  const row = collection.toRow(values, { staff, now: new Date(), existing });
  const addressed = origin?.slug === undefined ? values : { ...values, slug: origin.slug };
  const slug = await slugFor(tx, collection, { values: addressed, row, existing });
  if (slug === 'slug-taken' || slug === 'slug-in-bin') return slug;
  const target = { ...row, ...slug, ...origin?.moments };
  // Of two saves at the same moment, the second finds no row of the revision that it read.
  const [stored] = existing
    ? await tx
        .update(table)
        .set({ ...target, revision: sql`${table.revision} + 1` })
        .where(and(eq(table.id, String(existing.id)), eq(table.revision, existing.revision), stands(table)))
        .returning()
    : await tx
        .insert(table)
        .values({ ...target, ...(newId && { id: newId }) })
        .onConflictDoNothing({ target: table.id })
        .returning();
  if (!stored) return 'overtaken';
  const changes = changesBetween(existing ?? {}, stored, collection.htmlColumns);
  const recordId = String(stored.id);
  await keepFormerSlug(tx, collection, existing, stored);
  const action = existing ? 'update' : 'create';
  await writeAudit(tx, { staff, action, collection: declaration.name, recordId, changes });
  await announceContentChange(tx);
  return { id: recordId, revision: Number(stored.revision) };
}

export function goneToast(singular: string): Toast {
  return errorToast(`This ${singular} no longer exists. Somebody may have deleted it.`);
}
