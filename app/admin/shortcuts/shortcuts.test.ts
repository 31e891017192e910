import { expect, it } from 'vitest';
import { shortcutGroups, tabLetters } from './shortcuts';

const labels = ['Insights', 'Cases', 'Docs', 'Blog', 'Careers', 'Content', 'Messages', 'Demos', 'Users'];
const tabs = labels.map((label) => ({ path: label.toLowerCase(), label }));

it('Every tab has a letter of its name, and no two have the same', () => {
  const letters = [...tabLetters(tabs)].map(([letter, { label }]) => `${letter} ${label}`);
  expect(letters).toEqual([
    'i Insights',
    'c Cases',
    'd Docs',
    'b Blog',
    'a Careers',
    'o Content',
    'm Messages',
    'e Demos',
    'u Users',
  ]);
});

it('Who sees fewer tabs has the same letters for them', () => {
  const all = [...tabLetters(tabs).keys()];
  expect([...tabLetters(tabs.slice(0, 6)).keys()]).toEqual(all.slice(0, 6));
});

it('The help names every tab, and a group without shortcuts is left out', () => {
  const [everywhere, lists, ...rest] = shortcutGroups(tabs, []);
  expect(everywhere?.shortcuts.map(({ label }) => label)).toContain('Go to Messages');
  expect(lists?.heading).toBe('In a list');
  expect(rest).toEqual([]);
});

it('The keys of messages are told to those who see messages', () => {
  const headings = (seen: typeof tabs) => shortcutGroups(seen, []).map(({ heading }) => heading);
  expect(headings([{ path: 'insights', label: 'Insights' }])).toEqual(['Everywhere', 'In a list']);
  expect(headings([{ path: 'contact-messages', label: 'Messages' }])).toEqual([
    'Everywhere',
    'In a list',
    'In a message or demo request',
  ]);
});
