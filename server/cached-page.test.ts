import { expect, it } from 'vitest';
import { cacheKey, chooseEncoding, matchesEtag } from './cached-page';

it('What is personal, searched for or nobody’s page is never shared', () => {
  expect(cacheKey('/blog', undefined)).toBe('/blog');
  expect(cacheKey('/blog', 'other=1')).toBe('/blog');
  expect(cacheKey('/blog?page=2', undefined)).toBe('/blog?page=2');
  expect(cacheKey('/insights?category=Quantum+Computing&page=2', undefined)).not.toBeNull();
  for (const target of [
    '/nowhere?unknown=x',
    '/newsletter/confirm?token=x',
    '/blog?q=x',
    '/blog?utm_source=x&q=x',
    '/blog?page=1&page=2&page=3',
    '/admin',
    '/admin/blog',
    '/insights.data?x',
    `/${'a'.repeat(600)}`,
  ]) {
    expect(cacheKey(target, undefined), target).toBeNull();
  }
  for (const cookies of [
    'quzones.session_token=a',
    'a=b; __Host-quzones.session_token=c',
    'quzones.flash=x',
    '__Host-quzones.flash=x',
  ]) {
    expect(cacheKey('/blog', cookies), cookies).toBeNull();
  }
});

it('What a page does not read of its address makes no other page', () => {
  expect(cacheKey('/blog?utm_source=mail&utm_campaign=may', undefined)).toBe('/blog');
  expect(cacheKey('/?1716239022', undefined)).toBe('/');
  expect(cacheKey('/about?q=anything', undefined)).toBe('/about');
  expect(cacheKey('/blog?q=anything', undefined)).toBeNull();
  expect(cacheKey(`/blog?page=2&fbclid=${'a'.repeat(700)}`, 'theme=dark')).toBe('/blog?page=2 dark');
});

it('Each theme has pages of its own', () => {
  const keys = [undefined, 'theme=light', 'a=b; theme=dark', 'theme=pink'].map((cookies) => cacheKey('/', cookies));
  expect(new Set(keys).size).toBe(3);
  expect(cacheKey('/', '__Host-theme=dark')).toBe(cacheKey('/', 'theme=dark'));
  expect(cacheKey('/', 'theme=light; __Host-theme=dark')).toBe(cacheKey('/', 'theme=dark'));
});

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0 , gzip', 'gzip'],
  ['br ; Q=0.0 ;x=1,gzip ; q=1', 'gzip'],
  ['x-br', 'identity'],
  ['br;q=0.5', 'br'],
  ['gzip;q=0', 'identity'],
  ['identity', 'identity'],
])('Accept-Encoding %s is answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('If-None-Match %s against W/"a" is %s', (header, matches) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(matches);
});
