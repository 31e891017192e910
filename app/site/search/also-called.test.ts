import { expect, it } from 'vitest';
import { findPage } from '../site-map';
import { alsoCalled } from './also-called';
import { searchPages } from './page-search';

it('Every page with other words is a page of the site', () => {
  expect(Object.keys(alsoCalled).filter((path) => !findPage(path))).toEqual([]);
});

it.each([
  ['jobs', '/careers'],
  ['newsletter', '/insights'],
  ['gdpr', '/privacy-policy'],
])('Who searches for %s finds %s', (word, path) => {
  expect(searchPages([word]).map(({ page }) => page.path)).toContain(path);
});
