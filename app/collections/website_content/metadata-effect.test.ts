import { expect, it } from 'vitest';
import { effectOf } from './metadata-effect';

const hero = {
  title: 'We build',
  content: null,
  others: [{ name: 'eyebrow' }],
};
const unknown = (names: string) => `${names}: no such text in this section, so shown nowhere.`;

it.each([
  ['', []],
  ['{}', []],
  ['{"eyebrow": ', []],
  ['["eyebrow"]', []],
  ['{"eyebrow": "Who we are", "title": "Ours"}', []],
  ['{"eyebrw": "Who we are"}', [unknown('“eyebrw”')]],
  ['{"content": "The section shows none"}', [unknown('“content”')]],
  ['{"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6}', [unknown('“a”, “b”, “c”, “d”, “e” …')]],
  ['{"eyebrow": 5, "x": ""}', [unknown('“x”'), '“eyebrow”: takes effect as a text in quotes only.']],
  ['{"eyebrow": ""}', ['“eyebrow”: empty, so visitors see no text there.']],
])('%s is said to have its effect', (metadata, sentences) => {
  expect(effectOf(metadata, hero)).toEqual(sentences);
});

it('Under a key of one’s own no entry is shown', () => {
  expect(effectOf('{"eyebrow": "Who we are"}', undefined)).toEqual([
    'The page has no built-in section with this key, so these entries are shown nowhere.',
  ]);
  expect(effectOf('', undefined)).toEqual([]);
});
