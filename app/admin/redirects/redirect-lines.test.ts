import { expect, it } from 'vitest';
import { readRedirectLines } from './redirect-lines.server';

it.each([
  ['/old /about', { from: '/old', to: '/about' }],
  ['  /old ,  /about  ', { from: '/old', to: '/about' }],
  ['/our team\t/team', { from: '/our team', to: '/team' }],
  ['/a,b,/team', { from: '/a,b', to: '/team' }],
  ['http://former.example/Old/?, https://shop.example/x', { from: '/old', to: 'https://shop.example/x' }],
])('The line %j is read as two columns', (line, pair) => {
  expect(readRedirectLines(`\r\n${line}\r\n \n`)).toEqual([{ text: line.trim(), pair }]);
});

it.each([
  ['/old', 'To is required.'],
  ['https://former.example/a?p=1 /about', 'Leave out what stands behind ? or #: it goes along to the new address.'],
  ['//former.example/a /about', 'From must be an address of this site, such as /old-page.'],
  [','.repeat(100_000), 'From is required. To is required.'],
])('What is wrong with a line is said as for a single one (%#)', (line, fault) => {
  expect(readRedirectLines(line)).toEqual([{ text: line, fault }]);
});
