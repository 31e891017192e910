import { expect, it } from 'vitest';
import { targetOf, toLinkAddress, withoutGaps } from './link-address';

it("An address that Google wrapped is unwrapped to a page of the web, and only Google's", () => {
  const cases = [
    ['https://www.google.com/url?q=https://example.com/a%3Fb%3Dc&sa=D&usg=x', 'https://example.com/a?b=c'],
    ['https://www.google.co.in/url?sa=t&url=http%3A%2F%2Fexample.com%2F', 'http://example.com/'],
    ['https://google.ee/url?q=https://example.com/%25E2%2582%25AC', 'https://example.com/%E2%82%AC'],
  ] as const;
  for (const [wrapped, target] of cases) expect(targetOf(wrapped), wrapped).toBe(target);
  const kept = [
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=https://',
    'https://www.google.com/search?q=https://example.com/',
    'https://google.example.com/url?q=https://example.com/',
    'https://notgoogle.com/url?q=https://example.com/',
    '/url?q=https://example.com/',
    'a sentence',
  ];
  for (const address of kept) expect(targetOf(address), address).toBe(address);
});

it('The number of a telephone is a link, however its digits are grouped', () => {
  for (const typed of ['tel:+91 (651) 123-456', 'TEL: +91 651 123 456', '+91 651 123 456'])
    expect(toLinkAddress(typed), typed).toBe('tel:+91651123456');
  expect(withoutGaps('tel:0651 123.456')).toBe('tel:0651123456');
  for (const typed of ['2025-11-03', '+ more', 'tel: me more', 'tel:']) expect(toLinkAddress(typed), typed).toBeNull();
  for (const address of ['/tel: 12', 'tel:12;ext=3', 'a sentence']) expect(withoutGaps(address), address).toBe(address);
});
