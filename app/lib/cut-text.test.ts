import { expect, it } from 'vitest';
import { cutText } from './cut-text';

it.each([
  ['as long as it may be', 20, 'as long as it may be'],
  ['one letter too long now', 22, 'one letter too long n…'],
  ['never ends in a space', 16, 'never ends in a…'],
  ['⚛️🧪🧪🧪', 5, '⚛️🧪🧪🧪'],
  ['⚛️🧪🧪🧪', 4, '⚛️🧪…'],
])('%s, in %i characters', (text, longest, shown) => {
  expect(cutText(text, longest)).toBe(shown);
});
