import { expect, it } from 'vitest';
import { StatementNames } from './statement-names.server.ts';

const byId = (table: string) => `select "id" from "${table}" where "id" = $1`;

it('A statement has a name from the second time on, always the same', () => {
  const names = new StatementNames();
  expect(names.nameOf(byId('notes'))).toBeUndefined();
  const name = names.nameOf(byId('notes'));
  expect(name).toBe('s0');
  expect(names.nameOf(byId('notes'))).toBe(name);
});

it('Others have others', () => {
  const names = new StatementNames();
  const texts = ['notes', 'posts', 'people'].map(byId);
  for (const text of texts) names.nameOf(text);
  expect(new Set(texts.map((text) => names.nameOf(text))).size).toBe(3);
});

it.each([
  'begin',
  'vacuum (analyze) "notes"',
  'select 1 from notes where search_text like lower($1::text)',
  'select 1 from notes where search_vector @@ to_tsquery($1)',
  'select 1 from notes where strpos(text, $1) > 0',
])('%s has none however often it comes', (text) => {
  const names = new StatementNames();
  for (let time = 1; time <= 3; time += 1) expect(names.nameOf(text)).toBeUndefined();
});

it('Texts that hardly ever come again, however many, take no place from one that does', () => {
  const names = new StatementNames();
  for (let number = 1; number <= 2000; number += 1) names.nameOf(byId(`only once ${number}`));
  names.nameOf(byId('notes'));
  expect(names.nameOf(byId('notes'))).toBe('s0');
});

it('The database keeps a bounded number of them', () => {
  const names = new StatementNames();
  const given = Array.from({ length: 300 }, (_, number) => {
    names.nameOf(byId(`table ${number}`));
    return names.nameOf(byId(`table ${number}`));
  });
  expect(given.filter((name) => name !== undefined)).toHaveLength(200);
});

it('One that the database would not take any more has no name from then on', () => {
  const names = new StatementNames();
  for (let time = 1; time <= 2; time += 1) names.nameOf(byId('notes'));
  names.giveUp(byId('notes'));
  expect(names.nameOf(byId('notes'))).toBeUndefined();
});
