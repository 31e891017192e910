import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { grounds } from './theme';

it('The bars around a page have the ground of the tokens', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  expect(tokens).toContain(`--color-ground: light-dark(${grounds.light}, ${grounds.dark});`);
});
