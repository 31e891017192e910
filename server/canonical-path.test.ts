import { expect, it } from 'vitest';
import { canonicalPathOf } from './canonical-path';

it.each([
  ['/', '/'],
  ['/About', '/about'],
  ['/SERVICES/Quantum-Computing', '/services/quantum-computing'],
  ['/%61bout', '/about'],
  ['/%41BOUT/', '/about'],
  ['/Insights', '/insights'],
  ['//Blog//A-Post/', '/blog/A-Post'],
  ['/BLOG/RSS.XML', '/blog/rss.xml'],
  ['/Privacy', '/privacy'],
  ['/Admin/Insights', '/admin/insights'],
  ['/Documentation/caf%C3%A9', '/documentation/caf%C3%A9'],
])('%s is the page at %s', (path, canonical) => {
  expect(canonicalPathOf(path)).toBe(canonical);
});

it.each(['/demo/AbC_d-9', '/No-Such-Page', '/%2Fevil.example', '/%5Cevil.example', '/%E0%A4%A', '/100%', '/a%00B'])(
  '%s is nobody else’s address, and stays as it was asked for',
  (path) => {
    expect(canonicalPathOf(path)).toBe(path);
  },
);
