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
  const values = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of form ?? []) {
    const before = values.get(name);
    if (before) before.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries(Array.from(values, ([name, all]) => [name, all.length > 1 ? all : (all[0] ?? [])]));
}
