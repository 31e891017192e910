/** What a form field is called as a property of its row: `meta_title` is `metaTitle`. */
export type ColumnOf<Field> = Field extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<ColumnOf<Tail>>}`
  : Field;

/** The values of a form under the names of their columns. */
export type ColumnValues<Values> = { [Field in keyof Values as ColumnOf<Field>]: Values[Field] };

export function columnOf(field: string): string {
  return field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The other way round. */
export function fieldOfColumn(column: string): string {
  return column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The same values under other names. */
export function renamed<Value>(values: Record<string, Value>, name: (old: string) => string): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([old, value]) => [name(old), value]));
}
