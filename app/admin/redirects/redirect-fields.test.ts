import { expect, it } from 'vitest';
import { redirectFields } from './redirect-fields.server';

it.each([
  ['/old-page', '/About?x=1#team', { from: '/old-page', to: '/About?x=1#team' }],
  ['http://127.0.0.1:3000/Our%20Team/', 'http://127.0.0.1:3000/team', { from: '/our team', to: '/team' }],
  ['/Old-Blog/*', '/blog/*', { from: '/old-blog/*', to: '/blog/*' }],
  ['/old-blog/*/', 'https://example.com/*', { from: '/old-blog/*', to: 'https://example.com/*' }],
  ['/über', 'https://Example.com/ü', { from: '/über', to: 'https://example.com/%C3%BC' }],
])('%s to %s is read as what it means', (from, to, meant) => {
  expect(redirectFields.parse({ from, to })).toEqual(meant);
});

it.each([
  ['', '/a', 'From is required.'],
  ['/a', ' ', 'To is required.'],
  ['old', '/a', 'From must be an address of this site, such as /old-page.'],
  ['https://elsewhere.example/a', '/a', 'From must be an address of this site, such as /old-page.'],
  ['//elsewhere.example/a', '/a', 'From must be an address of this site, such as /old-page.'],
  ['/a?b=1', '/a', 'Leave out what stands behind ? or #: it goes along to the new address.'],
  [`/${'a'.repeat(200)}`, '/a', 'From can have 200 characters at most.'],
  ['/', '/a', 'The site itself needs this address.'],
  ['/*', '/a', '/* would lead every missing page away. Write a path before it.'],
  ['/a/*/b', '/a', 'From can have a * only at its end: /old-blog/* is everything below /old-blog.'],
  ['/a*', '/a', 'From can have a * only at its end: /old-blog/* is everything below /old-blog.'],
  ['/*/*', '/a', 'From can have a * only at its end: /old-blog/* is everything below /old-blog.'],
  ['/old', '/blog/*', 'To can only end in /* when From does.'],
  ['/admin/*', '/a', 'The site itself needs this address.'],
  ['/Admin/redirects', '/a', 'The site itself needs this address.'],
  ['/demo/secret', '/a', 'The site itself needs this address.'],
  ['/a', 'http://example.com', 'To must be an address of this site, such as /about, or one that starts with https://.'],
  [
    '/a',
    'javascript:alert(1)',
    'To must be an address of this site, such as /about, or one that starts with https://.',
  ],
  ['/a', '/\\example.com', 'To must be an address of this site, such as /about, or one that starts with https://.'],
])('%j to %j is refused at its field', (from, to, sentence) => {
  expect(redirectFields.safeParse({ from, to }).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
