import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SelectField } from './text-field';

const options = ['Energy', { value: 'it', label: 'Technology' }] as const;

function optionsShown(initialValue: string, required: boolean): (string | undefined)[] {
  const field = { id: 'industry', name: 'industry', errorId: 'error', descriptionId: 'help', initialValue };
  const html = renderToStaticMarkup(
    <SelectField field={{ ...field, errors: [] }} label="Industry" required={required} options={options} />,
  );
  return [...html.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, text]) => text);
}

it('What has to be chosen is not chosen for anybody, and what has been is not taken back', () => {
  expect(optionsShown('', true)).toEqual(['Select an industry', 'Energy', 'Technology']);
  expect(optionsShown('it', true)).toEqual(['Energy', 'Technology']);
});

it('What need not be chosen offers its values alone', () => {
  expect(optionsShown('', false)).toEqual(['Energy', 'Technology']);
});
