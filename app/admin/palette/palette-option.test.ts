import { expect, it } from 'vitest';
import { fitting } from '../typed-search/fitting';
import { placeOptions } from './palette-option';

const options = placeOptions({
  tabs: [
    { path: 'insights', label: 'Insights' },
    { path: 'blog', label: 'Blog' },
  ],
  tools: [{ path: 'audit', label: 'Audit log' }],
  creates: [{ path: 'blog', label: 'New Blog Post' }],
});
const labels = (query: string) => fitting(options, query).map(({ label }) => label);

it('An empty palette offers every place, every new record and every act', () => {
  expect(labels('')).toEqual([
    'Insights',
    'Blog',
    'Audit log',
    'New Blog Post',
    'Open the site',
    'Light theme',
    'Dark theme',
    'Theme of the system',
    'Sign Out',
  ]);
});
