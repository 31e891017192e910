import { expect, it } from 'vitest';
import { seal, unseal } from './sealed';

const ada = { id: 'ada', browserKey: '0f'.repeat(32) };
const bela = { id: 'bela', browserKey: 'f0'.repeat(32) };

it('What is sealed is read by its owner alone, and looks different each time', () => {
  const draft = { title: 'Gründung: ≤ 5 ms', words: ['one', 'two'] };
  const sealed = seal(ada, draft);
  expect(unseal(ada, sealed)).toEqual(draft);
  expect(Buffer.from(sealed, 'hex').toString()).not.toContain('words');
  expect(seal(ada, draft)).not.toBe(sealed);
  expect(() => unseal(bela, sealed)).toThrow();
});

it('What was changed, cut or never sealed is refused', () => {
  const sealed = seal(ada, 'a draft');
  const changed = sealed.slice(0, -1) + (sealed.endsWith('0') ? '1' : '0');
  for (const broken of [changed, sealed.slice(0, -2), '', 'no digits', '[]']) {
    expect(() => unseal(ada, broken), broken).toThrow();
  }
});
