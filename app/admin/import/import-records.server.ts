import type { BoundCollection } from '~/collections/record-binding.server';
import { textOf } from '~/lib/form-values';
import { operator } from '~/lib/roles';
import { parseFields } from '~/server/parse-fields.server';
import { UploadError } from '~/server/uploads/upload-error.server';
import { sanitizeFields, saveRecord } from '../records.server';
import type { FolderPictures } from './folder-pictures.server';
import { idsThere } from './ids-there.server';
import type { SourceRecord } from './import-source.server';
import type { Tally } from './import-tally';
import { type ImportedForm, importedForm } from './imported-form.server';

/**
 * Takes records over, each as its form would be saved: by the same rules, cleaned the same way, with the same history. With
 * `write` false it only says what would become of them.
 */
export async function importRecords(
  collection: BoundCollection,
  records: readonly SourceRecord[],
  { tally, pictures, write }: { tally: Tally; pictures: FolderPictures; write: boolean },
): Promise<void> {
  const found = records.map(({ place, values }) => ({ place, imported: importedForm(collection, values) }));
  const there = await idsThere(
    collection.table,
    found.map(({ imported }) => imported.origin.id),
  );
  for (const { place, imported } of found) {
    const { form, origin, unknown, faults } = imported;
    tally.noteUnknown(unknown);
    if (there.has(origin.id)) {
      tally.there += 1;
      continue;
    }
    there.add(origin.id);
    const refused = faults.join(' ') || (await (write ? save : check)(collection, imported, pictures));
    if (refused === null) tally.taken += 1;
    else tally.refused.push(`${place}${titleIn(form)}: ${refused}`);
  }
}

/** Sentences that say why it was not stored; null when it was. */
async function save(
  collection: BoundCollection,
  { form, origin }: ImportedForm,
  pictures: FolderPictures,
): Promise<string | null> {
  try {
    for (const field of Object.keys(collection.declaration.fields.shape))
      form.set(field, await pictures.store(textOf(form, field)));
  } catch (error) {
    if (error instanceof UploadError) return `${error.message}.`;
    throw error;
  }
  const saved = await saveRecord({ collection, staff: operator, requestId: 'import', id: null, form, origin });
  if (saved.ok) return null;
  return sentencesOf(saved.submission?.error) || (saved.toast?.description ?? '');
}

/** Sentences that say why it could not be stored; null when it could. */
function check(
  { declaration }: BoundCollection,
  { form }: ImportedForm,
  pictures: FolderPictures,
): Promise<string | null> {
  for (const field of form.keys()) pictures.look(textOf(form, field));
  sanitizeFields(form, declaration);
  const submission = parseFields(form, declaration.fields);
  return Promise.resolve(submission.status === 'success' ? null : sentencesOf(submission.reply().error));
}

function sentencesOf(errors: Record<string, string[] | null> | null | undefined): string {
  return Object.values(errors ?? {})
    .flatMap((each) => each ?? [])
    .join(' ');
}

function titleIn(form: FormData): string {
  const title = textOf(form, 'title') || textOf(form, 'section_key');
  return title === '' ? '' : ` (“${title.slice(0, 80)}”)`;
}
