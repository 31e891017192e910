import { expect, it } from 'vitest';
import { markedParts, matchingOptions, placeOptions } from './palette-option';

const options = placeOptions({
  tabs: [
    { path: 'insights', label: 'Insights' },
    { path: 'blog', label: 'Blog' },
  ],
  tools: [{ path: 'audit', label: 'Audit log' }],
  creates: [{ path: 'blog', label: 'New Blog Post' }],
});
const labels = (query: string) => matchingOptions(options, query).map(({ label }) => label);

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

it('Every word has to be in the label, in any order, whatever the case; what begins with it comes first', () => {
  expect(labels('BLOG')).toEqual(['Blog', 'New Blog Post']);
  expect(labels('post new')).toEqual(['New Blog Post']);
  expect(labels('log')).toEqual(['Blog', 'Audit log', 'New Blog Post']);
  expect(labels('nothing')).toEqual([]);
});

it('What was typed is marked in the label, and the label stays as it is', () => {
  expect(markedParts('New Blog Post', 'blog')).toEqual([
    { text: 'New ', marked: false },
    { text: 'Blog', marked: true },
    { text: ' Post', marked: false },
  ]);
  for (const label of ['Zürich', 'Ünïted', 'İstanbul', '量子', '👩‍🔬 lab']) {
    const parts = markedParts(label, 'u a');
    expect(parts.map(({ text }) => text).join('')).toBe(label);
  }
});
