/** A text field as it was sent; empty when it was not sent, or is a file. */
export function textOf(form: FormData | null, name: string): string {
  const value = form?.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * A form's fields as an object for a zod schema. A field that was sent more than once becomes a list, so that a schema
 * that wants one text says so instead of taking one of them by chance.
 */
export function formValues(form: FormData | null): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  const values: Record<string, FormDataEntryValue | FormDataEntryValue[]> = {};
  for (const name of new Set(form?.keys())) {
    const all = form?.getAll(name) ?? [];
    const [only] = all;
    values[name] = all.length === 1 && only !== undefined ? only : all;
  }
  return values;
}
