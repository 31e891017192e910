import { expect, it } from 'vitest';
import type { FilledTemplate } from './inquiry-view';
import { placeOfTemplate, subjectWith } from './template-place';

const template = (name: string): FilledTemplate => ({
  id: name,
  name,
  subject: `About ${name}`,
  body: `Hello,\r\n\r\n${name}.`,
});
const chosen = template('Prices');
const all = [chosen, template('Questions')];

function answerWith(typed: string, at = typed.length): string {
  const { from, to, text } = placeOfTemplate(typed, at, chosen, all);
  return typed.slice(0, from) + text + typed.slice(to);
}

it('A template stands alone where nothing is typed, or another as it came', () => {
  for (const typed of ['', ' \n', 'Hello,\n\nQuestions.', 'Hello,\r\n\r\nQuestions.\r\n']) {
    expect(answerWith(typed)).toBe('Hello,\n\nPrices.');
  }
});

it('One blank line is between a template and what is typed, on either side of the cursor', () => {
  for (const typed of ['Thank you.', 'Thank you. ', 'Thank you.\n', 'Thank you.\n\n\n']) {
    expect(answerWith(typed)).toBe('Thank you.\n\nHello,\n\nPrices.');
  }
  expect(answerWith('Thank you.\nRegards', 10)).toBe('Thank you.\n\nHello,\n\nPrices.\n\nRegards');
  expect(answerWith('Thank you.', 0)).toBe('Hello,\n\nPrices.\n\nThank you.');
});

it('A subject gives way to that of a template only while it is one that was filled in', () => {
  const subject = (typed: string) => subjectWith(typed, 'Re: Vans', chosen, all);
  expect(['Re: Vans', 'About Questions', '', ' '].map(subject)).toEqual(Array(4).fill('About Prices'));
  expect(subject('Forty vans, from March')).toBe('Forty vans, from March');
});
