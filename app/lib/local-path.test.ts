import { describe, expect, it } from 'vitest';
import { localPath } from './local-path';

describe('localPath', () => {
  it('keeps a path of this site with its query', () => {
    expect(localPath('/blog?category=AI&page=2')).toBe('/blog?category=AI&page=2');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '',
    null,
    `/${'a'.repeat(3000)}`,
  ])('leads home instead of to %j', (value) => {
    expect(localPath(value)).toBe('/');
  });

  it('leaves nothing that could break a header', () => {
    expect(localPath('/a\r\nset-cookie: x=1')).toBe('/aset-cookie:%20x=1');
  });
});
