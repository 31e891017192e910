import { columnOf } from '~/collections/field-names';
import { noteRenamedTerm } from '~/collections/former-terms.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import { type Orm, orm } from '~/db/client.server';
import { splitCommaList } from '~/lib/comma-list';
import type { Staff } from '~/lib/roles';
import { successToast } from '~/lib/toast';
import { announceContentChange, bumpContentVersion } from '~/server/content-version.server';
import { authorise } from '../authorise';
import { type ChangeOutcome, ChangeRefusedError, refusedOrFailed } from '../change-outcome.server';
import { holdRecords, rewriteRecords } from '../rewrite-records.server';
import { type BoundTermField, canBeRemoved, hasTerm, ruleOf } from './term-fields.server';
import { nameField, tidyName } from './terms';
import { findTermField } from './terms.server';

interface TermChange {
  staff: Staff | null;
  requestId: string;
  field: string;
  /** As records have it now. */
  from: string;
}

/** Puts another name in a term's place in every record that has it, in the bin too, all or nothing. */
export async function renameTerm(change: TermChange & { name: string }): Promise<ChangeOutcome> {
  return changeTerm(change, 'Failed to rename', (field) => {
    const name = checkedName(field, change.name);
    if (name === change.from) throw new ChangeRefusedError(422, 'This is its name already.', nameField);
    return { to: name, done: (records) => `“${change.from}” is now “${name}” in ${records}.` };
  });
}

/** Takes a term out of every record that has it, where records can be without. */
export async function removeTerm(change: TermChange): Promise<ChangeOutcome> {
  return changeTerm(change, 'Failed to remove', (field) => {
    if (!canBeRemoved(field)) throw new ChangeRefusedError(422, `${field.label} is required: give it another name.`);
    return { to: null, done: (records) => `“${change.from}” was removed from ${records}.` };
  });
}

interface Plan {
  to: string | null;
  done: (records: string) => string;
}

async function changeTerm(
  { staff: asking, requestId, field: name, from }: TermChange,
  failed: string,
  plan: (field: BoundTermField) => Plan,
): Promise<ChangeOutcome> {
  try {
    const field = findTermField(name);
    if (!field) throw new ChangeRefusedError(404, 'There is no such field.');
    const [staff] = field.collections.map(({ declaration }) => authorise(asking, 'update', declaration));
    const { to, done } = plan(field);
    const records = staff ? await orm().transaction((tx) => rewriteTerm(tx, staff, field, from, to)) : 0;
    if (records === 0) throw new ChangeRefusedError(404, `No record has “${from}” any more.`);
    bumpContentVersion();
    return {
      ok: true,
      toast: successToast(done(records === 1 ? '1 record' : `${records.toLocaleString('en-US')} records`)),
    };
  } catch (error) {
    return refusedOrFailed(error, requestId, failed);
  }
}

async function rewriteTerm(tx: Orm, staff: Staff, field: BoundTermField, from: string, to: string | null) {
  await holdRecords(tx);
  let records = 0;
  for (const collection of field.collections) {
    records += await rewriteRecords(tx, collection, {
      staff,
      where: hasTerm(collection, { field: field.name, value: from }),
      rewrite: (value, name) => (name === columnOf(field.name) ? rewritten(collection, field, value, from, to) : value),
    });
  }
  if (records === 0) return 0;
  await noteRenamedTerm(tx, field.name, from, to);
  await announceContentChange(tx);
  return records;
}

/** By the field's own rule, which knows what counts as the same entry of a list, and how nothing is stored. */
function rewritten(
  collection: BoundCollection,
  field: BoundTermField,
  value: unknown,
  from: string,
  to: string | null,
) {
  const entries = Array.isArray(value) ? value.flatMap((entry) => (entry === from ? (to ?? []) : [String(entry)])) : [];
  return ruleOf(collection, field).parse(field.isList ? entries.join(', ') : (to ?? ''));
}

/** What was typed, as the rules of all collections take it. */
function checkedName(field: BoundTermField, typed: string): string {
  const names = field.isList ? splitCommaList(typed) : [tidyName(typed)];
  const [name = ''] = names;
  if (name === '') throw new ChangeRefusedError(422, 'Enter a name.', nameField);
  if (names.length > 1) throw new ChangeRefusedError(422, 'Leave out the comma: it would make two of it.', nameField);
  for (const collection of field.collections) {
    const { error } = ruleOf(collection, field).safeParse(name);
    if (error) throw new ChangeRefusedError(422, error.issues[0]?.message ?? 'Enter another name.', nameField);
  }
  return name;
}
