import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';

describe('Common passwords', () => {
  it.each([
    'password',
    'Password1!',
    'qwertyuiop',
    '12345678',
    '1234567890',
    '87654321',
    'aaaaaaaa',
    'Quzones2025!',
    'abcdefgh',
    'trustno1',
    'jennifer',
    'Dragon2026!',
    '007liverpool',
  ])('%s is refused', async (password) => expect(await isCommonPassword(password)).toBe(true));

  it.each(['correct horse battery staple', 'correct-horse-battery', 'a sentence of my own', 'ff8s!kd0', '19700101x'])(
    '%s is not',
    async (password) => expect(await isCommonPassword(password)).toBe(false),
  );
});
