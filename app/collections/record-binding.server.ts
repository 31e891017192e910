import type { InferInsertModel, InferSelectModel, SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { factsOf } from '~/lib/fields';
import type { Staff } from '~/lib/roles';
import type { z } from '~/lib/zod';
import { sanitizeHtml } from '~/server/html/sanitize.server';
import type { CollectionDeclaration } from './collection';
import { publishedColumns } from './columns.server';
import { type ColumnValues, columnOf, fieldOfColumn, renamed } from './field-names';
import type { RecordCard } from './record-card';
import type { RecordFilter } from './record-filters.server';

/**
 * What every collection's table has. One whose records have a page of their own has a slug as well, one with fields of
 * HTML the paths that they link to.
 */
export type RecordTable = PgTable &
  Record<
    | 'id'
    | 'status'
    | 'title'
    | 'searchText'
    | 'uploadStems'
    | 'createdAt'
    | 'updatedAt'
    | 'revision'
    | 'deletedAt'
    | 'deletedBy',
    AnyPgColumn
  > & { slug?: AnyPgColumn; linkedPaths?: AnyPgColumn };

/** What a binding may look at when it turns form values into a row. */
export interface WriteContext<Row> {
  staff: Staff;
  now: Date;
  /** The row as it stands; null for a new one. */
  existing: Row | null;
}

/** Values for a form's inputs: by field as the engine has them, by column as a binding does. */
export type FormValues = Record<string, string>;

/** Columns that the engine fills in. */
type EngineColumn = 'id' | 'slug' | 'createdAt' | 'updatedAt' | 'searchText' | 'revision' | 'deletedAt' | 'deletedBy';
type FormRow<Table extends PgTable> = Omit<InferInsertModel<Table>, EngineColumn>;
/** Fields that the table has no column for, other than those the binding declares it turns into one. */
type UnknownFields<Fields extends z.ZodObject, Table extends PgTable, Derived> = Exclude<
  keyof ColumnValues<z.output<Fields>>,
  keyof InferInsertModel<Table> | Derived
>;

/** Values for every input of a form, by column. */
type FormOf<Fields extends z.ZodObject> = Record<Extract<keyof ColumnValues<z.output<Fields>>, string>, string>;

interface Binding<Fields extends z.ZodObject, Table extends RecordTable, Derived extends string> {
  declaration: CollectionDeclaration<Fields>;
  table: Table;
  /** The moments of a public record at which time alone changes what visitors see; empty when only a write does. */
  schedule: readonly SQLWrapper[];
  /** What the list can be narrowed to, in the order of its chips. Every record that stands is in exactly one. */
  filters: readonly RecordFilter[];
  /** Fields that are no columns, each with the column that `toRow` makes of it. */
  derivedFields: Readonly<Record<Derived, Extract<keyof InferSelectModel<Table>, string>>>;
  /** Columns that stay behind when a record is copied or a former version of it is brought back, beside status, address and publish date. */
  ownColumns?: readonly Extract<keyof InferSelectModel<Table>, string>[];
  /** The row to write. A required column that is missing here does not compile. */
  toRow(values: ColumnValues<z.output<Fields>>, context: WriteContext<InferSelectModel<Table>>): FormRow<Table>;
  /** The slug of a record where it is not made of its title as that of others is; empty for none. */
  slugFrom?(values: ColumnValues<z.output<Fields>>): string;
  /** What the form of a new record starts with. What it does not name starts empty. */
  blankForm(): FormValues;
  /** What the form of this row starts with. A field that is missing here does not compile: saving would empty it. */
  toForm(row: InferSelectModel<Table>): FormOf<Fields>;
  /** In a list, the fields with HTML are empty. */
  toCard(row: InferSelectModel<Table>, now: Date): RecordCard;
  /** What the cards say because of other records; left out where each record stands for itself. */
  amongOthers?(cards: RecordCard[]): Promise<RecordCard[]>;
}

/** A collection as the engine uses it: the same facts, without the exact types. */
export interface BoundCollection {
  declaration: CollectionDeclaration;
  table: RecordTable;
  schedule: readonly SQLWrapper[];
  filters: readonly RecordFilter[];
  /** By field name, each with its column. */
  derivedFields: Readonly<Record<string, string>>;
  /** Fields that stay behind when a record is copied or a former version of it is brought back. */
  ownFields: readonly string[];
  /** The columns of fields that hold HTML. */
  htmlColumns: readonly string[];
  /** What the form calls a column, by its name in the table. */
  labels: ReadonlyMap<string, string>;
  slugFrom?(values: Record<string, unknown>): string;
  toRow(values: Record<string, unknown>, context: WriteContext<Record<string, unknown>>): Record<string, unknown>;
  blankForm(): FormValues;
  toForm(row: Record<string, unknown>): FormValues;
  toCard(row: Record<string, unknown>, now: Date): RecordCard;
  amongOthers?(cards: RecordCard[]): Promise<RecordCard[]>;
}

/** Whether, since when and at which address a record is public: no other record and no other version of it has the same. */
const publicationColumns = Object.keys(publishedColumns());

/**
 * Pairs a declaration with its table. Fields are called like the columns of the database (`meta_title`), the binding
 * speaks of them as its table does (`metaTitle`). The compiler holds them together: a form field without a column, or a required
 * column without a field, is an error here.
 */
export function bindCollection<Fields extends z.ZodObject, Table extends RecordTable, const Derived extends string>(
  binding: Binding<Fields, Table, Derived> &
    ([UnknownFields<Fields, Table, Derived>] extends [never]
      ? unknown
      : { fieldsWithoutColumn: UnknownFields<Fields, Table, Derived> }),
): BoundCollection {
  // The exact types have done their work above; the engine treats all collections alike.
  const bound: Omit<BoundCollection, 'ownFields' | 'htmlColumns' | 'labels'> = binding;
  const { htmlFields, fields } = bound.declaration;
  const own = [...publicationColumns, ...(binding.ownColumns ?? [])];
  const names = Object.keys(fields.shape);
  const derivedFields = renamed(bound.derivedFields, fieldOfColumn);
  const columnOfField = (field: string) => derivedFields[field] ?? columnOf(field);
  return {
    ...bound,
    derivedFields,
    ownFields: names.filter((field) => own.includes(columnOfField(field))),
    htmlColumns: htmlFields.map(columnOfField),
    // Of several fields that make one column, the first is what it is called by.
    labels: new Map(names.toReversed().map((field) => [columnOfField(field), factsOf(fields, field).label])),
    slugFrom: bound.slugFrom && ((values) => bound.slugFrom?.(renamed(values, columnOf)) ?? ''),
    toRow(values, context) {
      return bound.toRow(renamed(values, columnOf), context);
    },
    blankForm() {
      return renamed(bound.blankForm(), fieldOfColumn);
    },
    // Cleaned when it was saved, and again here: what got into the table by another way is no code in the editor either.
    toForm(row) {
      const values = renamed(bound.toForm(row), fieldOfColumn);
      return Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, htmlFields.includes(name) ? sanitizeHtml(value) : value]),
      );
    },
  };
}
