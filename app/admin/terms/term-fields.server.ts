import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { columnOf } from '~/collections/field-names';
import { hasEntry } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import { boundCollections } from '~/collections/registry.server';
import { factsOf } from '~/lib/fields';
import type { z } from '~/lib/zod';
import type { TermField } from './terms';

/** A field with the collections that have it. */
export interface BoundTermField extends TermField {
  collections: BoundCollection[];
}

/** The fields of all declarations that say `terms`, in the order of the tabs. */
export const termFields: readonly BoundTermField[] = [
  ...new Set(boundCollections.flatMap(({ declaration }) => declaration.terms ?? [])),
].map((name) => {
  const collections = boundCollections.filter(({ declaration }) => declaration.terms?.includes(name));
  const { label = name, kind } = collections.map(({ declaration }) => factsOf(declaration.fields, name))[0] ?? {};
  return { name, label, isList: kind === 'list', collections };
});

export function termColumn({ table }: BoundCollection, name: string): AnyPgColumn {
  const column = getTableColumns(table)[columnOf(name)];
  if (!column) throw new Error(`The field ${name} has no column.`);
  return column;
}

/** The records of a collection that have this value in this field. */
export function hasTerm(collection: BoundCollection, { field, value }: { field: string; value: string }): SQL {
  const column = termColumn(collection, field);
  return factsOf(collection.declaration.fields, field).kind === 'list'
    ? hasEntry(column, value)
    : sql`${column} = ${value}`;
}

/** What the form of a collection takes for the field. */
export function ruleOf({ declaration }: BoundCollection, { name }: TermField): z.ZodType {
  const rule = declaration.fields.shape[name] as z.ZodType | undefined;
  if (!rule) throw new Error(`There is no field ${name}.`);
  return rule;
}

/** Whether records can be without: a list always, a text where the rule of every collection takes nothing. */
export function canBeRemoved(field: BoundTermField): boolean {
  return field.isList || field.collections.every((collection) => ruleOf(collection, field).safeParse('').success);
}
