import { expect, it } from 'vitest';
import { withoutCampaign } from './campaign-parameters';

it.each([
  ['/about?utm_source=mail&utm_medium=newsletter', '/about'],
  ['/?fbclid=IwAR0&gclid=1', '/'],
  ['/blog?utm_source=mail&category=Quantum%20AI&page=2', '/blog?category=Quantum%20AI&page=2'],
  ['/blog?page=2&GCLID=x', '/blog?page=2'],
  ['/about?utm_source', '/about'],
])('%s is the page at %s', (asked, address) => {
  expect(withoutCampaign(asked)).toBe(address);
});

it.each([
  '/about',
  '/search?q=utm_source',
  '/search?q=utm_source%3D1&page=2',
  '/contact?subject=a&interest=gclid=1',
  '/x?utm=1',
  '/x?my_gclid=1',
  '/x?',
  '/x?a&&b=+%20',
])('%s stays as it is, letter by letter', (address) => {
  expect(withoutCampaign(address)).toBe(address);
});
