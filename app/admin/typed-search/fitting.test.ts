import { expect, it } from 'vitest';
import { fitting, markedParts } from './fitting';

const options = ['Insights', 'Blog', 'Audit log', 'New Blog Post', 'Zürich'].map((label) => ({ label }));
const labels = (query: string) => fitting(options, query).map(({ label }) => label);

it('Every word has to be in the label, in any order, whatever the case; what begins with it comes first', () => {
  expect(labels('BLOG')).toEqual(['Blog', 'New Blog Post']);
  expect(labels('post new')).toEqual(['New Blog Post']);
  expect(labels('log')).toEqual(['Blog', 'Audit log', 'New Blog Post']);
  expect(labels('zuri')).toEqual(['Zürich']);
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
