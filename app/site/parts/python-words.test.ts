import { expect, it } from 'vitest';
import { pythonWords } from './python-words';

const code = 'from quzones import run  # "start"\nrun("bell", shots=1_000, 0.5)';

it('Code is coloured without losing a letter of it', () => {
  expect(
    pythonWords(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});

it('Words of the language, calls, strings, numbers and comments have their colours', () => {
  const coloured = pythonWords(code).filter(({ kind }) => kind);
  expect(coloured.map(({ text, kind }) => `${kind} ${text}`)).toEqual([
    'keyword from',
    'keyword import',
    'comment # "start"',
    'function run',
    'string "bell"',
    'constant 1_000',
    'constant 0.5',
  ]);
});
