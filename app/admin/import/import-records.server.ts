import { setImmediate as nextRound } from 'node:timers/promises';
import type { BoundCollection } from '~/collections/record-binding.server';
import { orm } from '~/db/client.server';
import { textOf } from '~/lib/form-values';
import { operator } from '~/lib/roles';
import { parseFields } from '~/server/parse-fields.server';
import { UploadError } from '~/server/uploads/upload-error.server';
import { sanitizeFields, saveRecord } from '../records.server';
import { type SlugRefusal, slugErrors, slugOfTitle, takenSlugs } from '../slugs.server';
import type { FolderPictures } from './folder-pictures.server';
import { atOnce, idsThere } from './ids-there.server';
import type { SourceRecord } from './import-source.server';
import type { Tally } from './import-tally';
import { type ImportedForm, importedForm, importedId } from './imported-form.server';

/**
 * Takes records over, each as its form would be saved: by the same rules, cleaned the same way, with the same history. With
 * `write` false it only says what would become of them.
 */
export async function importRecords(
  collection: BoundCollection,
  records: readonly SourceRecord[],
  { tally, pictures, write, signal }: { tally: Tally; pictures: FolderPictures; write: boolean; signal?: AbortSignal },
): Promise<void> {
  const { declaration, table } = collection;
  const there = await idsThere(
    table,
    records.map(({ values }) => importedId(declaration.name, values)),
  );
  const store = write ? save : await checking(table, records);
  for (const { place, values } of records) {
    // Reading thousands of texts would keep a running site from its visitors.
    await nextRound();
    signal?.throwIfAborted();
    const imported = importedForm(collection, values);
    const { form, origin, unknown, faults } = imported;
    tally.noteUnknown(unknown);
    if (there.has(origin.id)) {
      tally.there += 1;
      continue;
    }
    there.add(origin.id);
    const refused = faults.join(' ') || (await store(collection, imported, pictures));
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

/** Sentences that say why one of these records would not be stored, asked in their order; null when it would. */
async function checking(table: BoundCollection['table'], records: readonly SourceRecord[]): Promise<typeof save> {
  const slugs = records.map(({ values }) => values['slug']).filter((slug) => typeof slug === 'string');
  const taken = new Map<string, SlugRefusal>();
  for (let from = 0; from < slugs.length; from += atOnce) {
    for (const entry of await takenSlugs(orm(), table, slugs.slice(from, from + atOnce))) taken.set(...entry);
  }
  return (collection, each, pictures) => {
    const { form } = each;
    for (const field of form.keys()) pictures.look(textOf(form, field));
    sanitizeFields(form, collection.declaration);
    const submission = parseFields(form, collection.declaration.fields);
    if (submission.status !== 'success') return Promise.resolve(sentencesOf(submission.reply().error));
    const made = slugOfTitle(collection, submission.value, submission.value);
    const slug = slugIn(each) || made;
    const refused = taken.get(slug);
    taken.set(slug, 'slug-taken');
    // One that its title makes gets a number when it is stored.
    return Promise.resolve(refused !== undefined && slug !== made ? slugErrors[refused] : null);
  };
}

/** The address that a record comes with; empty when its title makes one. */
function slugIn({ form, origin }: ImportedForm): string {
  return origin.slug ?? textOf(form, 'slug');
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
