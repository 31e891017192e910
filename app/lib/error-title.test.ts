import { expect, it } from 'vitest';
import { withErrorMark, withoutErrorMark } from './error-title';

it('A title is marked once however often its form comes back, and is as before once nothing is wrong', () => {
  const marked = withErrorMark(withErrorMark('Contact | Quzones'));
  expect(marked).toBe('Error: Contact | Quzones');
  expect(withoutErrorMark(marked)).toBe('Contact | Quzones');
  expect(withoutErrorMark('Contact | Quzones')).toBe('Contact | Quzones');
});
