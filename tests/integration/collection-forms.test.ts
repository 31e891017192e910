import { getTableColumns } from 'drizzle-orm';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FieldState } from '../../app/admin/fields/field';
import { recordForms } from '../../app/admin/record-form';
import { boundCollections } from '../../app/collections/registry.server';

const names = boundCollections.map((collection) => [collection.declaration.name, collection] as const);

/** Like those of an editor, which have a state for every name. */
const anyField = new Proxy<Record<string, FieldState>>(
  {},
  { get: (_, name) => ({ id: String(name), name: String(name), errorId: '', descriptionId: '' }) },
);

function inputsIn(form: ReactElement): string[] {
  const inputs = renderToStaticMarkup(form).matchAll(/<(?:input|select|textarea)\b[^>]* name="([^"]+)"/g);
  return [...new Set(Array.from(inputs, ([, name = '']) => name))].sort();
}

describe('The form of every collection', () => {
  it.each(names)('%s: the fields of its form are called like the columns of the database', (_name, collection) => {
    const columns = Object.values(getTableColumns(collection.table)).map(({ name }) => name);
    const known = new Set([...columns, ...Object.keys(collection.derivedFields)]);
    expect(Object.keys(collection.declaration.fields.shape).filter((field) => !known.has(field))).toEqual([]);
  });

  it.each(names)('%s: its form has an input for each field that is declared, and no other', (name, collection) => {
    const Form = recordForms[name];
    if (!Form) throw new Error(`app/admin/record-form.ts has no form for ${name}`);
    for (const isNew of [true, false]) {
      const inputs = inputsIn(
        createElement(Form, {
          fields: anyField,
          isNew,
          publicPath: isNew ? null : '/a-path',
          publicLinks: 0,
          onToast: () => {},
          terms: {},
          builtIn: [],
        }),
      );
      expect(inputs).toEqual(Object.keys(collection.declaration.fields.shape).sort());
    }
  });

  it.each(names)('%s: what a new record starts with is in fields of its form', (_name, collection) => {
    const own = Object.keys(collection.declaration.fields.shape);
    expect(Object.keys(collection.blankForm()).filter((field) => !own.includes(field))).toEqual([]);
  });
});
