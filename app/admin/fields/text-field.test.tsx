import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SelectField, TextareaField } from './text-field';

const options = ['Energy', { value: 'it', label: 'Technology' }] as const;

function optionsShown(initialValue: string, unchosen?: string): (string | undefined)[] {
  const field = { id: 'industry', name: 'industry', errorId: 'error', descriptionId: 'help', initialValue };
  const html = renderToStaticMarkup(
    <SelectField field={{ ...field, errors: [] }} label="Industry" unchosen={unchosen} options={options} />,
  );
  return [...html.matchAll(/<option[^>]*>(.*?)<\/option>/g)].map(([, text]) => text);
}

it('What has to be chosen is not chosen for anybody, and what has been is not taken back', () => {
  expect(optionsShown('', 'Select an industry')).toEqual(['Select an industry', 'Energy', 'Technology']);
  expect(optionsShown('it', 'Select an industry')).toEqual(['Energy', 'Technology']);
});

it('What need not be chosen offers its values alone', () => {
  expect(optionsShown('')).toEqual(['Energy', 'Technology']);
});

it('What is code is set as code, and not taken for words', () => {
  const field = { id: 'metadata', name: 'metadata', errorId: 'error', descriptionId: 'help', initialValue: '{}' };
  const shown = (isCode: boolean) =>
    renderToStaticMarkup(<TextareaField field={{ ...field, errors: [] }} label="Metadata" isCode={isCode} />);
  expect(shown(true)).toMatch(/<textarea[^>]*spellCheck="false"[^>]*tab-size:4[^>]*font-mono/);
  expect(shown(false)).not.toMatch(/spellCheck|tab-size|font-mono/);
});
