import { expect, it } from 'vitest';
import { readArguments } from './read-arguments.mjs';

const usage = 'Usage: npm run import -- <folder> [--write]';

it('A mistyped option is named, with how the command is used', () => {
  const options = /** @type {const} */ ({ write: { type: 'boolean' } });
  const read = (/** @type {string[]} */ ...args) => readArguments(usage, { args, options, allowPositionals: true });
  expect(() => read('folder', '--wirte')).toThrow(
    /^--wirte is no option\.\nUsage: npm run import -- <folder> \[--write\]$/,
  );
  expect(() => read('folder', '-w')).toThrow(/^-w is no option\.\n/);
  expect(read('folder', '--write').values.write).toBe(true);
});
